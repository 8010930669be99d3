// Joins VS Code with `bankcheck lsp`. What can be decided without VS Code is in the
// other modules.

import * as path from "node:path";
import * as vscode from "vscode";
import { LanguageClient } from "vscode-languageclient/node";
import { type Answer, explanation, notOpen, writeReport } from "./answers";
import { findProgram } from "./program";
import { effectOf, serverArguments, serverSettings, type Settings } from "./settings";

const explanationScheme = "bankcheck-explain";

function read(): Settings {
  const from = vscode.workspace.getConfiguration("bankcheck");
  return {
    enable: from.get("enable", true),
    path: from.get("path", ""),
    arch: from.get("arch", ""),
    blocks: from.get("blocks", []),
    values: from.get("values", []),
    cudaPath: from.get("cudaPath", ""),
    report: from.get("report", "panel"),
  };
}

/** The server, and what is shown of its answers. */
class Checker implements vscode.Disposable {
  private client?: LanguageClient;
  private settings = read();
  private steps: Promise<void> = Promise.resolve();
  private readonly output = vscode.window.createOutputChannel("bankcheck");
  private readonly pages = new Map<string, string>();
  private readonly pageChanged = new vscode.EventEmitter<vscode.Uri>();
  private readonly panels = new Map<string, vscode.WebviewPanel>();
  private readonly status = vscode.window.createStatusBarItem(vscode.StatusBarAlignment.Left);
  private readonly statuses = new Map<string, string>(); // what the server says of a file, by its URI

  constructor(private readonly context: vscode.ExtensionContext) {
    context.subscriptions.push(
      this,
      this.output,
      this.pageChanged,
      this.status,
      vscode.commands.registerCommand("bankcheck.explain", () => this.explain()),
      vscode.commands.registerCommand("bankcheck.openReport", () => this.openReport()),
      vscode.commands.registerCommand("bankcheck.restart", () => this.restart()),
      vscode.workspace.registerTextDocumentContentProvider(explanationScheme, {
        onDidChange: this.pageChanged.event,
        provideTextDocumentContent: (uri) => this.pages.get(uri.toString()),
      }),
      vscode.workspace.onDidCloseTextDocument((document) => this.forget(document.uri.toString())),
      vscode.window.onDidChangeActiveTextEditor(() => this.showStatus()),
      vscode.workspace.onDidChangeConfiguration((event) => event.affectsConfiguration("bankcheck") && this.configure()),
    );
  }

  dispose() {
    for (const panel of this.panels.values()) panel.dispose();
  }

  restart(): Promise<void> {
    return this.next(async () => {
      await this.stopNow();
      await this.startNow();
    });
  }

  stop(): Promise<void> {
    return this.next(() => this.stopNow());
  }

  /** One step after the other: a client cannot be stopped while it starts. */
  private next(step: () => Promise<void>): Promise<void> {
    this.steps = this.steps.then(step).catch((error) => this.output.appendLine(String(error)));
    return this.steps;
  }

  private async startNow() {
    this.settings = read();
    if (!this.settings.enable) return;
    const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;
    const found = findProgram(this.settings.path, folder, process.env, this.context.asAbsolutePath("program/bin/bankcheck"));
    if ("problem" in found) return this.complain(found.problem);
    const files = [{ language: "cuda-cpp" }, { language: "cuda" }, { pattern: "**/*.{cu,cuh}" }];
    this.client = new LanguageClient(
      "bankcheck",
      "bankcheck",
      { command: found.program, args: serverArguments(this.settings, folder) },
      {
        documentSelector: files.map((filter) => ({ scheme: "file", ...filter })),
        initializationOptions: serverSettings(this.settings),
        outputChannel: this.output,
      },
    );
    this.client.onNotification("bankcheck/status", ({ uri, message }: { uri: string; message: string }) => {
      this.statuses.set(vscode.Uri.parse(uri).toString(), message);
      this.showStatus();
    });
    await this.client.start();
  }

  private forget(uri: string) {
    this.pages.delete(uri);
    this.statuses.delete(uri);
  }

  /** Through which source a header is analysed. Progress is shown by the language client. */
  private showStatus() {
    const file = vscode.window.activeTextEditor?.document.uri.toString();
    const message = file && this.statuses.get(file);
    if (!message) return this.status.hide();
    this.status.text = `bankcheck: ${message}`;
    this.status.show();
  }

  private async stopNow() {
    const client = this.client;
    this.client = undefined;
    this.statuses.clear();
    this.showStatus();
    await client?.dispose().catch(() => {}); // one that failed to start cannot be stopped
  }

  private complain(problem: string) {
    this.output.appendLine(problem);
    // A path is a machine's: elsewhere than on the user's, it is among that one's settings.
    const open = vscode.env.remoteName ? "workbench.action.openRemoteSettings" : "workbench.action.openSettings";
    const settings = "Open Settings";
    vscode.window.showErrorMessage(problem, settings).then((chosen) => {
      if (chosen === settings) vscode.commands.executeCommand(open, { query: "bankcheck.path" });
    });
  }

  private configure() {
    const before = this.settings;
    this.settings = read();
    const effect = effectOf(before, this.settings);
    if (effect === "restart") return this.restart();
    if (effect === "tell")
      this.client?.sendNotification("workspace/didChangeConfiguration", { settings: { bankcheck: serverSettings(this.settings) } });
  }

  private ask(editor: vscode.TextEditor, method: string, more = {}): Promise<Answer> {
    if (!this.client?.isRunning()) return Promise.resolve(null);
    return this.client.sendRequest(method, { textDocument: { uri: this.client.code2ProtocolConverter.asUri(editor.document.uri) }, ...more });
  }

  private async explain() {
    const editor = vscode.window.activeTextEditor;
    if (!editor) return;
    const { line, character } = editor.selection.active;
    const answer = await this.ask(editor, "bankcheck/explain", { position: { line, character } });
    const shown = explanation(answer, { file: editor.document.fileName, line });
    if ("message" in shown) return vscode.window.showInformationMessage(shown.message);
    // One page a source: the next explanation takes its place.
    const uri = vscode.Uri.from({ scheme: explanationScheme, path: `${editor.document.uri.path} (explained)` });
    this.pages.set(uri.toString(), shown.page);
    this.pageChanged.fire(uri);
    const document = await vscode.workspace.openTextDocument(uri);
    await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true, preview: true });
  }

  private async openReport() {
    const editor = vscode.window.activeTextEditor;
    if (!editor) return;
    const page = await this.ask(editor, "bankcheck/htmlReport");
    if (page === null) return vscode.window.showInformationMessage(notOpen);
    const source = editor.document.fileName;
    if (this.settings.report === "browser" && !vscode.env.remoteName) {
      const file = await writeReport(path.join(this.context.globalStorageUri.fsPath, "reports"), source, page);
      if (await vscode.env.openExternal(vscode.Uri.file(file))) return;
    }
    this.show(source, page);
  }

  private show(source: string, page: string) {
    let panel = this.panels.get(source);
    if (!panel) {
      const title = `bankcheck: ${path.basename(source)}`;
      panel = vscode.window.createWebviewPanel("bankcheck.report", title, vscode.ViewColumn.Beside, { enableScripts: true, enableFindWidget: true });
      panel.onDidDispose(() => this.panels.delete(source));
      this.panels.set(source, panel);
    }
    panel.webview.html = page;
    panel.reveal();
  }
}

let checker: Checker | undefined;

export async function activate(context: vscode.ExtensionContext) {
  checker = new Checker(context);
  await checker.restart();
}

export async function deactivate() {
  await checker?.stop();
}
