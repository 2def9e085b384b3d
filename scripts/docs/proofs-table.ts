import { proofs } from "../proofs/list.ts";

/**
 * Returns every proof as a Markdown table: its purpose, the folders that it covers, its duration.
 */
export function proofsTable(): string {
  const rows = proofs.map(({ name, shows, concerns, minutes }) => {
    const folders = concerns.map((path) => `\`${path}\``).join(", ");
    return `| \`${name}\` | ${shows} | ${folders} | ${minutes} |`;
  });
  return ["| proof | shows | for a change in | minutes |", "|---|---|---|---|", ...rows].join("\n");
}
