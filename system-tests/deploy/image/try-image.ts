import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { buildStages, type Stage } from "./build-stages.ts";
import { parseIgnoreFile } from "./ignore-file.ts";
import { chromiumProgram, startChromium } from "../../../contract-tests/browser/chromium.ts";
import { openEveryPage, type ServedGateway } from "../../../contract-tests/browser/every-page.ts";
import { pagePaths } from "../../browser/page-paths.ts";
import { claimPort } from "../../../contract-tests/harness/claim-port.ts";
import { monotonicMs, pause } from "../../../contract-tests/harness/real-clock.ts";

const ROOT = join(import.meta.dirname, "../../..");
const START_LIMIT_MS = 120_000;
const IDLE_MS = 5_000;
const ADMIN_TOKEN = "token-of-the-image";

/** Above the measured size, and far below the size with a forgotten folder. */
const IMAGE_MB_MAX = 25;
const IDLE_MB_MAX = 150;

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return bytes;
}

/** The setting of the image's processes: its user, its root, its environment. */
interface Container {
  readonly options: Parameters<typeof spawnSync>[2] & object;
  readonly port: number;
  readonly dataDir: string;
}

async function openContainer(stage: Stage, programs: string): Promise<Container> {
  // The port is reserved while this process lives.
  const { port } = await claimPort();
  const inside = (text: string): string =>
    text.startsWith(stage.workdir) ? join(stage.root, text) : text;
  const env = Object.fromEntries(
    Object.entries(stage.env).map(([name, value]) => [name, inside(value)]),
  );
  const options = {
    cwd: join(stage.root, stage.workdir),
    env: { ...env, HOST: "127.0.0.1", PORT: String(port), ADMIN_TOKEN, PATH: programs },
    ...(process.getuid?.() === 0 && stage.user),
  };
  return { options, port, dataDir: env["DATA_DIR"] ?? "" };
}

function check(isTrue: boolean, message: string): void {
  if (!isTrue) throw new Error(message);
}

async function isHealthy({ options }: Container, { health }: Stage): Promise<boolean> {
  const [program = "", ...parameters] = health;
  const child = spawn(program, parameters, { ...options, stdio: "ignore" });
  const [code] = (await once(child, "exit")) as [number | null];
  return code === 0;
}

async function untilHealthy(container: Container, stage: Stage, gateway: ChildProcess) {
  const deadline = monotonicMs() + START_LIMIT_MS;
  while (!(await isHealthy(container, stage))) {
    check(gateway.exitCode === null, "the image's command ended at its start");
    check(monotonicMs() < deadline, "the image's health check never passed");
    await pause(200);
  }
}

async function smoke({ port, dataDir }: Container): Promise<void> {
  const root = `http://127.0.0.1:${port}`;
  const key = (await readFile(join(dataDir, "demo-key"), "utf8")).trim();
  const reply = await fetch(`${root}/v1/chat/completions`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: '{"model":"sandbox/echo","messages":[{"role":"user","content":"Hello"}]}',
  });
  check(reply.status === 200, `a chat is answered with ${reply.status}`);
  await openPages({ root, key, adminToken: ADMIN_TOKEN });
}

/** Opens every page in Chromium; without it, as in CI, requests each served path. */
async function openPages(server: ServedGateway): Promise<void> {
  const paths = [...pagePaths(), "/openapi.yaml"];
  for (const path of paths) {
    const { status } = await fetch(server.root + path);
    check(status === 200, `${path} is answered with ${status}`);
  }
  if (chromiumProgram === undefined) {
    check(process.env["CI"] === undefined, "CI must have Chromium");
    return;
  }
  const browser = await startChromium();
  try {
    await openEveryPage(browser, server, paths);
  } finally {
    await browser.close();
  }
}

/** Returns whether the image's user may write to the image's own folder. */
function canWrite({ options }: Container): boolean {
  const script = "require('node:fs').writeFileSync('src/written', '')";
  return spawnSync("node", ["-e", script], options).status === 0;
}

async function residentMb(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(text)?.[1]) / 1_024;
}

async function tryStage(stage: Stage, programs: string): Promise<string> {
  const sizeMb = (await sizeOf(stage.root)) / 1_000_000;
  const container = await openContainer(stage, programs);
  const [program = "", ...parameters] = stage.command;
  const gateway = spawn(program, parameters, { ...container.options, stdio: "ignore" });
  try {
    await untilHealthy(container, stage, gateway);
    await pause(IDLE_MS);
    const idleMb = await residentMb(gateway.pid ?? 0);
    await smoke(container);
    if (process.getuid?.() === 0)
      check(!canWrite(container), "the image's user may write its code");
    gateway.kill("SIGTERM");
    const [code] = (await once(gateway, "exit")) as [number | null];
    check(code === 0, `SIGTERM ended the image's command with ${code}`);
    check(!(await isHealthy(container, stage)), "the health check passes without a gateway");
    check(sizeMb < IMAGE_MB_MAX, `${sizeMb.toFixed(1)} MB, more than ${IMAGE_MB_MAX}`);
    check(idleMb < IDLE_MB_MAX, `${idleMb.toFixed(0)} MB idle, more than ${IDLE_MB_MAX}`);
    return `${sizeMb.toFixed(1)} MB above its base image, ${idleMb.toFixed(0)} MB resident when idle`;
  } finally {
    gateway.kill("SIGKILL");
  }
}

/** Runs the Dockerfile's steps in folders and tests the result; returns its figures. */
export async function tryImage(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "gateway-image-"));
  try {
    await chmod(folder, 0o755);
    // Other users may not be able to read this checkout.
    const programs = join(folder, "programs");
    await mkdir(programs);
    await copyFile(process.execPath, join(programs, "node"));
    const path = [programs, process.env["PATH"] ?? ""].join(delimiter);
    const stage = await buildStages({
      context: ROOT,
      dockerfile: await readFile(join(ROOT, "deploy/Dockerfile"), "utf8"),
      isLeftOut: parseIgnoreFile(await readFile(join(ROOT, ".dockerignore"), "utf8")),
      folder,
      env: { PATH: path },
    });
    return await tryStage(stage, programs);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
