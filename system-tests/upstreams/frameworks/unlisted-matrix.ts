import { writeSection } from "../../../contract-tests/clients/matrix-page.ts";

/** How a client fared with a field that the contract does not list. */
export interface Outcome {
  /** The client and the field. */
  readonly name: string;
  /** Whether it was refused by default, with a hint. */
  readonly isRefused: boolean;
  /** Whether it worked where unlisted fields are ignored, without a refused request. */
  readonly isLetIn: boolean;
}

const about = [
  "Each client sent a field that the contract does not list: by itself, or for the setting in its row. It was",
  "played on a plan with `unlisted_fields: refuse`, which is the default, and on a plan with",
  "`unlisted_fields: ignore`.",
  "",
  "- ✗: the client was refused, and the hint names the setting of the plan.",
  "- ✓: the client did its work, and no request was refused. –: neither.",
].join("\n");

/** Writes the section about unlisted fields of `docs/client-matrix.md`. */
export async function writeUnlisted(outcomes: readonly Outcome[]): Promise<void> {
  const rows = outcomes.map(
    ({ name, isRefused, isLetIn }) =>
      `| ${name} | ${isRefused ? "✗" : "–"} | ${isLetIn ? "✓" : "–"} |`,
  );
  const head = ["| client | `refuse` | `ignore` |", "| --- | :-: | :-: |"];
  await writeSection("Unlisted fields", [about, "", ...head, ...rows, ""].join("\n"));
}
