import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const require = createRequire(import.meta.url);
const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Returns axe's violations of WCAG 2.2 AA and its best practices in the page as shown. */
export async function axeViolations(page: Page): Promise<readonly string[]> {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  const run = `axe.run(document, { runOnly: ${JSON.stringify(tags)}, resultTypes: ["violations"] })`;
  const found = await page.evaluate<readonly Violation[]>(
    `${AXE}; ${run}.then(({ violations }) => violations)`,
  );
  return found.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes[0]?.html ?? ""}`);
}
