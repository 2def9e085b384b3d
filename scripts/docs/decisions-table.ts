import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("../../docs/decisions/", import.meta.url);

/** Returns a list of the design decisions: each document with its title, by title. */
export function decisionsTable(): string {
  const names = readdirSync(folder).filter((name) => name.endsWith(".md") && name !== "README.md");
  const titled = names.map((name) => {
    const [, title] = /^# (.+)$/m.exec(readFileSync(new URL(name, folder), "utf8")) ?? [];
    if (title === undefined) throw new Error(`docs/decisions/${name} has no title`);
    return { name, title };
  });
  return titled
    .toSorted((one, other) => one.title.localeCompare(other.title, "en"))
    .map(({ name, title }) => `- [${title}](${name})`)
    .join("\n");
}
