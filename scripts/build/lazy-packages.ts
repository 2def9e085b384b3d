import { build, type Plugin } from "esbuild";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";

/** Modules that packages load at their start and that our use rarely or never needs. */
const seldomUsed: Readonly<Record<string, readonly string[]>> = {
  // The generated validators check bodies and the document.
  "openapi-backend/backend.js": ["openapi-schema-validator", "./refparser", "mock-json-schema"],
  "openapi-backend/validation.js": ["ajv"],
  // Responses are sent without Koa's response.
  "koa/lib/response.js": ["mime-types"],
  "accepts/index.js": ["mime-types"],
  "type-is/index.js": ["mime-types"],
  // Bodies are UTF-8.
  "raw-body/index.js": ["iconv-lite"],
};

/** The parts of undici in use; its index also loads fetch, WebSocket, caches and mocks. */
const undiciParts: Readonly<Record<string, string>> = {
  Agent: "dispatcher/agent",
  EnvHttpProxyAgent: "dispatcher/env-http-proxy-agent",
  Pool: "dispatcher/pool",
  buildConnector: "core/connect",
};

const undici = Object.entries(undiciParts)
  .map(([name, file]) => `export { default as ${name} } from "undici/lib/${file}.js";`)
  .join("\n");

/**
 * An ES import of `node:http` reads all its exports at once, and some of them load fetch and
 * WebSocket: a third of a start. With `require` each export is loaded at its first use.
 */
const http = `module.exports = require("node:http");`;

/**
 * Defers the heavy modules of packages, as separate files in `folder`, until their first use. Fails
 * if a package no longer has the expected form.
 */
export function lazyPackages(folder: string): Plugin {
  return {
    name: "lazy-packages",
    setup(builder) {
      const resolveDir = builder.initialOptions.absWorkingDir ?? "";
      builder.onResolve({ filter: /^undici$/ }, () => ({ path: "undici", namespace: "parts" }));
      builder.onLoad({ filter: /.*/, namespace: "parts" }, () => ({
        contents: undici,
        resolveDir,
      }));
      builder.onResolve({ filter: /^(node:)?http$/ }, ({ namespace }) =>
        namespace === "http" ? null : { path: "http", namespace: "http" },
      );
      builder.onLoad({ filter: /.*/, namespace: "http" }, () => ({ contents: http }));
      builder.onResolve({ filter: /^\.\/seldom-/ }, ({ path }) => ({ path, external: true }));
      for (const [file, names] of Object.entries(seldomUsed)) {
        const filter = new RegExp(`/node_modules/${file.replaceAll(".", "\\.")}$`);
        builder.onLoad({ filter }, async ({ path }) => {
          let contents = await readFile(path, "utf8");
          for (const name of names) {
            const from = createRequire(path).resolve(name);
            const built = builtName(from);
            contents = loadLater(contents, { name, built, path });
            await bundleAlone(from, join(folder, built));
          }
          return { contents };
        });
      }
    },
  };
}

/** Returns a package's bundled name from its path, since two versions of a package share a name. */
export function builtName(path: string): string {
  return `seldom-${createHash("sha256").update(path).digest("hex").slice(0, 8)}.cjs`;
}

async function bundleAlone(path: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [path],
    outfile,
    bundle: true,
    format: "cjs",
    platform: "node",
    minifyWhitespace: true,
    legalComments: "linked",
    logLevel: "warning",
  });
}

interface Later {
  readonly name: string;
  readonly built: string;
  /** Path of the file that requires it. */
  readonly path: string;
}

/** Wraps `const x = require("name")`, written by hand or by a compiler, in `loadLazily`. */
export function loadLater(text: string, { name, built, path }: Later): string {
  const quoted = `['"]${name.replaceAll(".", "\\.")}['"]`;
  const required = `(?:__importDefault\\()?require\\(${quoted}\\)\\)?(?:\\.\\w+)?`;
  const statement = new RegExp(`^((?:const|var) \\w+ = )(${required});?$`, "m");
  if (!statement.test(text)) throw new Error(`${path} does not require ${name} as expected`);
  return text.replace(statement, (_all, start: string, load: string) => {
    const later = load.replace(new RegExp(quoted), `"./${built}"`);
    return `${start}loadLazily(() => ${later});`;
  });
}
