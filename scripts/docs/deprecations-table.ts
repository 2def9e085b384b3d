import {
  deprecatedFields,
  deprecatedOperations,
  type DeprecationDates,
} from "../../generated/deprecations.ts";

/** Returns the deprecated operations and fields of the contract as a Markdown table. */
export function deprecationsTable(): string {
  const operations = Object.entries(deprecatedOperations).map(([name, dates]) =>
    row(`operation \`${name}\``, dates),
  );
  const fields = Object.entries(deprecatedFields).map(([name, dates]) => {
    const [protocol = "", ...path] = name.split(".");
    return row(`${protocol}: \`${path.join(".")}\``, dates);
  });
  return ["| what | since | until |", "|---|---|---|", ...operations, ...fields].join("\n");
}

function row(what: string, dates: DeprecationDates | undefined): string {
  const day = (atMs: number | null = null): string =>
    atMs === null ? "no end planned" : new Date(atMs).toISOString().slice(0, "YYYY-MM-DD".length);
  return `| ${what} | ${day(dates?.atMs)} | ${day(dates?.sunsetMs)} |`;
}
