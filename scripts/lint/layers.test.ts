import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/** A file and its import: another file or a package. */
type Row = readonly [from: string, to: string];

const refused: readonly Row[] = [
  // A higher layer, and a higher part of the same layer.
  ["src/core/money/a.ts", "src/wire/sse/a.ts"],
  ["src/access/auth/a.ts", "src/generation/a.ts"],
  ["src/core/money/b.ts", "src/core/ledger/b.ts"],
  ["src/wire/contract/a.ts", "src/wire/response-validation/a.ts"],
  ["src/storage/sqlite/a.ts", "src/storage/postgres/a.ts"],
  ["src/storage/postgres/connections/a.ts", "src/storage/postgres/batches/a.ts"],
  ["src/upstreams/routing/a.ts", "src/upstreams/probe/a.ts"],
  ["src/system/config/a.ts", "src/system/process/a.ts"],
  ["src/operator/alerts/a.ts", "src/operator/admin/a.ts"],
  ["src/http/request/a.ts", "src/http/bodies/a.ts"],
  ["src/pages/kit/a.ts", "src/pages/admin/a.ts"],
  // The files that compose the process, and files outside the listed folders.
  ["src/pages/kit/b.ts", "src/compose.ts"],
  ["src/generation/c.ts", "src/unlisted.ts"],
  ["src/http/fair-share/a.ts", "src/wire/unlisted/a.ts"],
  ["src/unlisted/a.ts", "src/core/errors/a.ts"],
  // Rules that are stricter than the order.
  ["src/core/conversation/a.ts", "src/core/errors/b.ts"],
  ["src/wire/protocols/chat/a.ts", "src/core/ledger/c.ts"],
  ["src/wire/protocols/messages/a.ts", "src/wire/protocols/chat/b.ts"],
  ["src/upstreams/providers/openai/a.ts", "src/core/money/c.ts"],
  ["src/upstreams/providers/anthropic/a.ts", "src/upstreams/providers/openai/b.ts"],
  ["src/upstreams/probe/b.ts", "src/core/timing/a.ts"],
  // Disks, sockets and threads.
  ["src/core/money/d.ts", "node:fs"],
  ["src/wire/contract/b.ts", "node:net"],
  ["src/upstreams/routing/b.ts", "undici"],
  ["src/system/process/b.ts", "node:fs"],
  ["src/http/offload/a.ts", "node:fs"],
  ["src/operator/admin/b.ts", "node:fs"],
  // Generated code, and tests.
  ["src/core/ledger/d.ts", "generated/a.ts"],
  ["src/http/offload/b.ts", "generated/b.ts"],
  ["src/http/pipeline/a.ts", "src/http/testing/a.ts"],
  ["contract-tests/a.ts", "src/core/errors/c.ts"],
  ["conformance/checks/a.ts", "src/core/errors/d.ts"],
  ["conformance/checks/b.ts", "contract-tests/b.ts"],
  ["conformance/checks/c.ts", "undici"],
];

const allowed: readonly Row[] = [
  ["src/wire/protocols/chat/c.ts", "src/core/conversation/b.ts"],
  ["src/storage/postgres/batches/b.ts", "src/storage/postgres/connections/b.ts"],
  ["src/upstreams/providers/openai/c.ts", "src/upstreams/providers/shared/a.ts"],
  ["src/http/listener/a.ts", "src/http/request/b.ts"],
  ["src/pages/admin/b.ts", "src/pages/kit/c.ts"],
  ["src/serve.ts", "src/pages/b.ts"],
  ["src/upstreams/providers/transport/a.ts", "undici"],
  ["src/access/limits/redis-client.ts", "node:net"],
  ["src/http/bodies/b.ts", "generated/c.ts"],
  ["src/core/money/e.test.ts", "src/wire/sse/b.ts"],
];

interface Report {
  readonly summary: { readonly violations: readonly { readonly from: string }[] };
}

const root = fileURLToPath(new URL("../..", import.meta.url));
let folder: string;
let found: ReadonlySet<string>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "layers-"));
  for (const file of [".dependency-cruiser.cjs", "tsconfig.json"]) {
    copyFileSync(join(root, file), join(folder, file));
  }
  write("package.json", '{ "type": "module", "dependencies": { "undici": "1.0.0" } }');
  write("node_modules/undici/package.json", '{ "name": "undici", "main": "index.js" }');
  write("node_modules/undici/index.js", "");
  const rows = [...refused, ...allowed];
  for (const [, to] of rows) if (to.includes("/")) write(to, "export const value = 1;\n");
  for (const [from, to] of rows) write(from, importOf(from, to));
  const program = join(root, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
  const { stdout } = spawnSync(
    process.execPath,
    [program, "src", "conformance", "contract-tests", "--output-type", "json"],
    { cwd: folder, encoding: "utf8", maxBuffer: 1 << 26 },
  );
  const { summary } = JSON.parse(stdout) as Report;
  found = new Set(summary.violations.map(({ from }) => from));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Imports only a type from our own files, which is still a dependency. */
function importOf(from: string, to: string): string {
  if (!to.includes("/")) return `import "${to}";\n`;
  const path = relative(dirname(from), to).replace(/^(?!\.)/, "./");
  return to.startsWith("src/") ? `import type {} from "${path}";\n` : `import "${path}";\n`;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

describe("the order of the layers", () => {
  test.each(refused)("refuses %s → %s", (from) => {
    expect(found).toContain(from);
  });

  test.each(allowed)("allows %s → %s", (from) => {
    expect(found).not.toContain(from);
  });
});
