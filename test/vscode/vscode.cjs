// vscode.cjs: as much of the module `vscode` as the language client and our extension
// need, without an editor. `workspace.fire(NAME, WHAT)` is an event; what is registered
// or shown is found in `seen`.
const { EventEmitter: NodeEmitter } = require("node:events");
const { pathToFileURL, fileURLToPath } = require("node:url");

class Disposable {
  constructor(dispose) {
    this.dispose = dispose;
  }
  static from(...all) {
    return new Disposable(() => all.forEach((each) => each.dispose()));
  }
}

class EventEmitter {
  constructor() {
    this.node = new NodeEmitter();
    this.event = (listener, self, disposables) => {
      const bound = listener.bind(self);
      this.node.on("it", bound);
      const result = new Disposable(() => this.node.off("it", bound));
      disposables?.push(result);
      return result;
    };
  }
  fire(what) {
    this.node.emit("it", what);
  }
  dispose() {
    this.node.removeAllListeners();
  }
}

class CancellationTokenSource {
  token = { isCancellationRequested: false, onCancellationRequested: new EventEmitter().event };
  cancel() {}
  dispose() {}
}

class Uri {
  constructor(scheme, path) {
    Object.assign(this, { scheme, path, authority: "", query: "", fragment: "" });
  }
  static file = (path) => new Uri("file", path);
  static from = ({ scheme, path }) => new Uri(scheme, path);
  static parse = (text) => (text.startsWith("file:") ? Uri.file(fileURLToPath(text)) : new Uri(...text.split(/:(.*)/s)));
  get fsPath() {
    return this.path;
  }
  toString() {
    return this.scheme === "file" ? pathToFileURL(this.path).href : `${this.scheme}:${this.path}`;
  }
}

class Position {
  constructor(line, character) {
    Object.assign(this, { line, character });
  }
}

class Range {
  constructor(...at) {
    [this.start, this.end] = at.length === 2 ? at : [new Position(at[0], at[1]), new Position(at[2], at[3])];
  }
}

class WorkspaceEdit {
  edits = [];
  set(uri, edits) {
    this.edits.push([uri, edits]);
  }
  replace(uri, range, newText) {
    this.edits.push([uri, [{ range, newText }]]);
  }
}

/** A class that keeps what it is constructed of. */
const record = (...names) =>
  class {
    constructor(...values) {
      names.forEach((name, i) => (this[name] = values[i]));
    }
  };

const codeActionKind = (value) => ({ value, append: (part) => codeActionKind(value ? `${value}.${part}` : part) });

const seen = { providers: {}, commands: {}, diagnostics: new Map(), errors: [], messages: [], shown: [], panels: [], opened: [], output: [], statusBar: [], progress: [] };
const settings = {};
const emitters = {};
const emitter = (name) => (emitters[name] ??= new EventEmitter());
const nothing = () => new Disposable(() => {});

/** What is not listed: an event, or a mistake that names itself. */
const withEvents = (owner, listed) =>
  new Proxy(listed, {
    get(target, name) {
      if (name in target || typeof name === "symbol") return target[name];
      if (/^on(Did|Will)/.test(name)) return emitter(name).event;
      throw new Error(`the stand-in has no vscode.${owner}.${name}`);
    },
  });

const workspace = withEvents("workspace", {
  textDocuments: [],
  notebookDocuments: [],
  workspaceFolders: undefined,
  fire: (name, what) => emitter(name).fire(what),
  getConfiguration: (section) => ({ get: (name, otherwise) => settings[section ? `${section}.${name}` : name] ?? otherwise }),
  createFileSystemWatcher: () => ({ onDidCreate: nothing, onDidChange: nothing, onDidDelete: nothing, dispose() {} }),
  registerTextDocumentContentProvider(scheme, provider) {
    seen.providers[scheme] = provider;
    return nothing();
  },
  openTextDocument: async (uri) => ({ uri, text: await seen.providers[uri.scheme].provideTextDocumentContent(uri) }),
});

const window = withEvents("window", {
  fire: (name, what) => emitter(name).fire(what),
  activeTextEditor: undefined,
  visibleTextEditors: [],
  tabGroups: { all: [], onDidChangeTabs: nothing, onDidChangeTabGroups: nothing },
  createOutputChannel: () => ({ append: (text) => seen.output.push(text), appendLine: (text) => seen.output.push(text), show() {}, dispose() {} }),
  showErrorMessage: async (text) => void seen.errors.push(text),
  showWarningMessage: async (text) => void seen.errors.push(text),
  showInformationMessage: async (text) => void seen.messages.push(text),
  showTextDocument: async (document) => void seen.shown.push(document),
  createStatusBarItem() {
    const item = { text: "", visible: false, show: () => (item.visible = true), hide: () => (item.visible = false), dispose() {} };
    seen.statusBar.push(item);
    return item;
  },
  withProgress(options, task) {
    const shown = { ...options, messages: [], done: false };
    seen.progress.push(shown);
    const token = new CancellationTokenSource().token;
    return Promise.resolve(task({ report: ({ message }) => shown.messages.push(message) }, token)).finally(() => (shown.done = true));
  },
  createWebviewPanel(type, title) {
    const panel = { title, webview: { html: "" }, revealed: 0, onDidDispose: nothing, reveal: () => ++panel.revealed, dispose() {} };
    seen.panels.push(panel);
    return panel;
  },
});

function matches(filter, document) {
  const ending = filter.pattern?.match(/^\*\*\/\*\.\{(.*)\}$/)?.[1].split(",");
  return (
    (!filter.scheme || filter.scheme === document.uri.scheme) &&
    (!filter.language || filter.language === document.languageId) &&
    (!ending || ending.some((each) => document.uri.path.endsWith(`.${each}`)))
  );
}

const languages = new Proxy(
  {
    match: (selector, document) => (selector.some((filter) => matches(filter, document)) ? 10 : 0),
    createDiagnosticCollection: () => ({
      set: (uri, diagnostics) => seen.diagnostics.set(uri.toString(), diagnostics),
      delete: (uri) => seen.diagnostics.delete(uri.toString()),
      clear: () => seen.diagnostics.clear(),
      dispose: () => seen.diagnostics.clear(),
    }),
  },
  {
    get: (target, name) =>
      target[name] ??
      ((selector, provider) => {
        seen.providers[name] = provider;
        return new Disposable(() => delete seen.providers[name]);
      }),
  },
);

module.exports = {
  version: "1.82.0",
  seen,
  settings,
  workspace,
  window,
  languages,
  commands: {
    registerCommand(name, run) {
      seen.commands[name] = run;
      return nothing();
    },
    executeCommand: (name, ...rest) => seen.commands[name](...rest),
  },
  env: {
    appName: "stand-in",
    language: "en",
    remoteName: undefined,
    openExternal: async (uri) => seen.opened.push(uri) > 0,
  },
  Disposable,
  EventEmitter,
  CancellationTokenSource,
  CancellationError: class extends Error {},
  Uri,
  Position,
  Range,
  WorkspaceEdit,
  CallHierarchyItem: record(),
  CodeAction: record("title", "kind"),
  CodeActionKind: Object.assign(record("value"), { Empty: codeActionKind(""), QuickFix: codeActionKind("quickfix") }),
  CodeActionTriggerKind: { Invoke: 1, Automatic: 2 },
  CodeLens: record("range", "command"),
  CompletionItem: record("label"),
  Diagnostic: record("range", "message", "severity"),
  DiagnosticRelatedInformation: record("location", "message"),
  DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2, Hint: 3 },
  DiagnosticTag: { Unnecessary: 1, Deprecated: 2 },
  DocumentLink: record("range", "target"),
  Hover: record("contents", "range"),
  InlayHint: record("position", "label", "kind"),
  Location: record("uri", "range"),
  MarkdownString: class {
    constructor(value = "") {
      this.value = value;
    }
    appendCodeblock(value) {
      this.value += value;
    }
  },
  ProgressLocation: { Window: 10 },
  StatusBarAlignment: { Left: 1, Right: 2 },
  RelativePattern: record("base", "pattern"),
  SymbolInformation: record("name", "kind"),
  TextEdit: record("range", "newText"),
  TypeHierarchyItem: record(),
  ViewColumn: { Beside: -2 },
};
