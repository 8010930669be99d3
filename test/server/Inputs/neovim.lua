-- A Neovim with nothing but its own client: opens the file, sees the finding, hovers,
-- makes the offered change, and sees the finding go.
local function fail(what)
  io.stderr:write(what .. "\n")
  vim.cmd("cquit 1")
end
local function check(condition, what)
  if not condition then fail(what) end
end

local file = os.getenv("BANKCHECK_TEST_FILE")
vim.cmd("edit " .. file)
local client = vim.lsp.start_client({ name = "bankcheck", cmd = { "bankcheck", "lsp", "--cuda-path=none" }, root_dir = vim.fn.fnamemodify(file, ":h") })
check(client, "the server does not start")
vim.lsp.buf_attach_client(0, client)

check(vim.wait(30000, function() return #vim.diagnostic.get(0) == 1 end, 50), "no finding: " .. vim.inspect(vim.diagnostic.get(0)))
local finding = vim.diagnostic.get(0)[1]
check(finding.lnum == 4 and finding.col == 11, "the finding is at " .. finding.lnum .. ":" .. finding.col)
check(finding.severity == vim.diagnostic.severity.WARN, "it is no warning")
check(finding.message:find("32%-way bank conflict reading 'tile'"), finding.message)

vim.api.nvim_win_set_cursor(0, { 5, 12 })
local params = vim.lsp.util.make_position_params(0, "utf-16")
local hover = vim.lsp.buf_request_sync(0, "textDocument/hover", params, 10000)[client].result
check(hover.contents.value:find("w%.%.%.%.%."), "the hover shows no banks")

local range = vim.lsp.util.make_range_params(0, "utf-16")
range.context = { diagnostics = {} }
local actions = vim.lsp.buf_request_sync(0, "textDocument/codeAction", range, 10000)[client].result
check(actions[1].title == "Pad `tile` to [32][33]", vim.inspect(actions))
vim.lsp.util.apply_workspace_edit(actions[1].edit, "utf-16")
check(vim.api.nvim_buf_get_lines(0, 1, 2, true)[1] == "  __shared__ float tile[32][33];", "the declaration is not changed")
check(vim.wait(30000, function() return #vim.diagnostic.get(0) == 0 end, 50), "the finding stays")

-- Undone, it comes back.
vim.cmd("silent undo")
check(vim.wait(30000, function() return #vim.diagnostic.get(0) == 1 end, 50), "the finding does not come back")
vim.lsp.stop_client(client)
vim.cmd("qall!")
