/**
 * Twelve turns by Cline, each in a separate process that loads the session: `cline.mjs PROGRAM CHANGE`.
 * Only its Agent Client Protocol continues a session without a terminal. Run by `run.ts`.
 *
 * Environment: GATEWAY_URL (with /v1), GATEWAY_KEY, MODEL; HOME is a folder that may be filled.
 */
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

const { GATEWAY_URL: url, GATEWAY_KEY: apiKey, MODEL: modelId, HOME: home } = process.env;
const [, , program, change] = process.argv;
const TURNS = 12;
const provider = "openai-compatible";
const cwd = join(home, "work");

/** A process that serves the protocol, and how it is asked. */
function startAgent() {
  const child = spawn(program, ["--acp"], {
    cwd,
    stdio: ["pipe", "pipe", "ignore"],
    env: { ...process.env, CLINE_API_KEY: apiKey, CLINE_PROVIDER: provider },
  });
  const asked = new Map();
  let replyText = "";
  const send = (message) =>
    child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  createInterface({ input: child.stdout }).on("line", (line) => {
    const { id, method, params, result, error } = JSON.parse(line);
    if (method === undefined) {
      const { resolve, reject } = asked.get(id);
      if (error === undefined) resolve(result);
      else reject(new Error(error.message));
    } else if (method === "session/request_permission") {
      const [{ optionId }] = params.options;
      send({ id, result: { outcome: { outcome: "selected", optionId } } });
    } else if (params.update?.sessionUpdate === "agent_message_chunk") {
      replyText += params.update.content.text;
    }
  });
  const ask = (method, params) =>
    new Promise((resolve, reject) => {
      const id = asked.size;
      asked.set(id, { resolve, reject });
      send({ id, method, params });
    });
  return { ask, replyText: () => replyText, end: () => child.kill() };
}

/** A new session, or this one as it is loaded: then it offers other tools. */
async function startSession(loaded) {
  const agent = startAgent();
  const { ask } = agent;
  const session = { cwd, mcpServers: [] };
  await ask("initialize", { protocolVersion: 1, clientCapabilities: {} });
  if (loaded !== undefined) await ask("session/load", { ...session, sessionId: loaded });
  const sessionId = loaded ?? (await ask("session/new", session)).sessionId;
  await ask("session/set_model", { sessionId, modelId });
  return { ...agent, sessionId };
}

mkdirSync(join(cwd, ".clinerules"), { recursive: true });
// The files that the model reads: six tools that fail in a row end a turn.
for (const name of ["path1", "path2"]) writeFileSync(join(cwd, name), "red");
const login = ["auth", "-p", provider, "-b", url, "-k", apiKey, "-m", modelId];
execFileSync(program, login, { cwd, stdio: "ignore" });
let agent = await startSession();
for (let turn = 1; turn <= TURNS; turn += 1) {
  if (turn > 1 && (change === "clock" || (change === "tools" && turn === 7))) {
    if (change === "clock") writeFileSync(join(cwd, ".clinerules", "clock.md"), `It is ${turn}.`);
    const { sessionId } = agent;
    agent.end();
    agent = await startSession(sessionId);
  }
  const { ask, sessionId, replyText } = agent;
  const prompt = [{ type: "text", text: `Question ${turn}` }];
  const { stopReason } = await ask("session/prompt", { sessionId, prompt });
  if (!replyText().endsWith("I remember 41 and 42."))
    throw new Error(`turn ${turn}: ${stopReason} ${replyText()}`);
}
console.log(TURNS);
process.exit();
