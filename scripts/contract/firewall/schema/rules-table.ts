import { schemaRules } from "./compare-schemas.ts";

/** Returns the rule of each keyword as a Markdown table. */
export function schemaRulesTable(): string {
  const rows = schemaRules.map(({ keywords, request, response }) => {
    const names = keywords.map((keyword) => `\`${keyword}\``).join(", ");
    return `| ${names} | ${request} | ${response} |`;
  });
  return ["| keyword | in a request | in a response |", "|---|---|---|", ...rows].join("\n");
}
