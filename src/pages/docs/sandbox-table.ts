import { sandboxModels } from "../../upstreams/catalog/sandbox-models.ts";

/** The sandbox models and what each does, as a Markdown table. */
export function sandboxTable(): string {
  const rows = sandboxModels().map(({ id, description }) => `| \`${id}\` | ${description} |`);
  return ["| model | what it does |", "|---|---|", ...rows].join("\n");
}
