import { titleOf, readText } from "../docs/guides.ts";
import type { PageFile } from "../page-files.ts";

type NameOf<File> = File extends `docs/operate/${infer Name}.md` ? Name : never;

/** A page of `docs/operate`. */
export interface OperatorGuide {
  readonly name: NameOf<PageFile>;
  readonly group: string;
}

const groups: Readonly<Record<string, readonly OperatorGuide["name"][]>> = {
  Start: ["README", "start-selling", "resellers", "install", "configure", "models"],
  Customers: ["accounts", "payments", "alerts", "ledger-chain", "admin-api"],
  Running: [
    ...(["deploy", "scale", "shards", "high-availability", "monitor", "backup"] as const),
    ...(["archive", "move-ledger", "upgrade", "rotate-keys", "troubleshoot"] as const),
  ],
};

/** The operators' guides in reading order; the first is the page `/admin/docs` itself. */
export const operatorGuides: readonly OperatorGuide[] = Object.entries(groups).flatMap(
  ([group, names]) => names.map((name) => ({ name, group })),
);

/** Returns the path of a guide's page. */
export function operatorPath({ name }: Pick<OperatorGuide, "name">): string {
  return name === "README" ? "/admin/docs" : `/admin/docs/${name}`;
}

/** A link within the project: its text, its file and its anchor. */
const LINK = /\[([^\]]+)\]\((?![a-z]+:)([^)#\s]*)(#[^)]*)?\)/g;

/**
 * Returns a guide's Markdown. Links to other files of the project, which are not served, become
 * text.
 */
export function operatorText({ name }: Pick<OperatorGuide, "name">): string {
  return readText(`docs/operate/${name}.md`)
    .replaceAll(/^<!-- [^>]* -->\n?/gm, "")
    .replaceAll(LINK, (link: string, text: string, file: string, anchor: string | undefined) => {
      if (file === "" || file.startsWith("/")) return link;
      const found = operatorGuides.find((guide) => `${guide.name}.md` === file);
      return found === undefined ? text : `[${text}](${operatorPath(found)}${anchor ?? ""})`;
    });
}

/** Returns a guide's title in lists. */
export function operatorTitle(guide: OperatorGuide): string {
  return guide.name === "README" ? "Overview" : titleOf(operatorText(guide));
}
