import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const BANNER = /base URL\s+(http:\/\/\S+)\/v1[\s\S]*\n$/;
const paths = { "/v1/chat/completions": {}, "/v1/messages": { max_tokens: 16 } } as const;

/**
 * Starts the built gateway once and calls it. At its end Node writes the compiled code to the
 * compile cache, for the same Node and processor only.
 */
export async function warmCompileCache(folder: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "gateway-build-"));
  const child = spawn(process.execPath, [join(folder, "main.js")], {
    cwd: dataDir,
    stdio: ["ignore", "ignore", "pipe"],
    env: { HOST: "127.0.0.1", PORT: "0", DATA_DIR: dataDir, DEMO: "on", LOG_LEVEL: "silent" },
  });
  const exited = once(child, "exit");
  try {
    let output = "";
    for await (const text of child.stderr.setEncoding("utf8")) {
      output += String(text);
      if (BANNER.test(output)) break;
    }
    const root = BANNER.exec(output)?.[1];
    if (root === undefined) throw new Error(`the built gateway does not start:\n${output}`);
    const key = (await readFile(join(dataDir, "demo-key"), "utf8")).trim();
    for (const [path, fields] of Object.entries(paths)) {
      for (const stream of [false, true]) await callOnce(root + path, key, { ...fields, stream });
    }
  } finally {
    child.kill("SIGTERM");
    await exited;
    await rm(dataDir, { recursive: true, force: true });
  }
  await makeReadable(join(folder, "compile-cache"));
}

/** Node writes the cache for its own user; images run as another user. */
async function makeReadable(cache: string): Promise<void> {
  const found = await readdir(cache, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile());
  if (files.length === 0) throw new Error("the built gateway wrote no compile cache");
  for (const { parentPath, name } of files) await chmod(join(parentPath, name), 0o644);
}

async function callOnce(url: string, key: string, fields: object): Promise<void> {
  const reply = await fetch(url, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({
      model: "sandbox/echo",
      messages: [{ role: "user", content: "one two three" }],
      ...fields,
    }),
  });
  const text = await reply.text();
  if (reply.status !== 200) throw new Error(`${url} answers ${reply.status}: ${text}`);
}
