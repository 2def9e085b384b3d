import type { Plugin } from "esbuild";
import { readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

/**
 * Preserves relative paths of the source: `import.meta.dirname` names the file's own folder below
 * the built one, and a thread's `new URL("./x.ts", import.meta.url)` its built file.
 */
export function ownFolders(source: string, threads: ReadonlyMap<string, string>): Plugin {
  return {
    name: "own-folders",
    setup(builder) {
      builder.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        const inside = relative(source, path);
        if (inside.startsWith("..")) return null;
        const text = await readFile(path, "utf8");
        if (!text.includes("import.meta")) return null;
        const folder = JSON.stringify(`/${dirname(inside)}`);
        const contents = text
          .replaceAll("import.meta.dirname", `(import.meta.dirname + ${folder})`)
          .replace(/new URL\("(\.[^"]+\.ts)", import\.meta\.url\)/g, (_all, file: string) => {
            const name = join("src", dirname(inside), file);
            const built = threads.get(name);
            if (built === undefined) throw new Error(`${inside} starts ${name}: not an entry`);
            return `new URL("./${built}", import.meta.url)`;
          });
        return { contents, loader: "ts" };
      });
    },
  };
}
