import { proofs } from "../proofs/list.ts";

/** Every proof as a Markdown table: what it shows, what change asks for it, how long it takes. */
export function proofsTable(): string {
  const rows = proofs.map(({ name, shows, concerns, minutes }) => {
    const folders = concerns.map((path) => `\`${path}\``).join(", ");
    return `| \`${name}\` | ${shows} | ${folders} | ${minutes} |`;
  });
  return ["| proof | shows | for a change in | minutes |", "|---|---|---|---|", ...rows].join("\n");
}
