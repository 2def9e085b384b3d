import { PLACEHOLDER_ORIGIN } from "../request/addresses.ts";

/**
 * Addresses within the gateway, as a page at a path of the gateway refers to them. They are relative,
 * so that they also lead right behind a reverse proxy under a path that the gateway does not know.
 */

/**
 * Returns the reference from one path to another, such as `../docs/errors#codes` from
 * `/docs/reference` to `/docs/errors#codes`.
 */
export function relativeReference(from: string, to: string): string {
  const depth = from.split("/").length - 2;
  return (depth === 0 ? "./" : "../".repeat(depth)) + to.slice(1);
}

/**
 * An attribute with a path of the gateway, or with an address of it as guides write it: of a link, a
 * file of the page or a script's call.
 */
const ATTRIBUTE = new RegExp(
  `(?<= (?:href|src|action|data-[a-z]+)=")(?:${PLACEHOLDER_ORIGIN.replaceAll(".", String.raw`\.`)})?(/(?!/)[^"]*)`,
  "g",
);

/** Returns the HTML of a page at a path, with relative addresses in its attributes. */
export function relativeHtml(html: string, path: string): string {
  return html.replaceAll(ATTRIBUTE, (_found, to: string) => relativeReference(path, to));
}

/** The target of a Markdown link to a path of the gateway. */
const TARGET = /(?<=\]\()\/(?!\/)[^)\s]*/g;

/** Returns the Markdown text at a path, with relative links. */
export function relativeMarkdown(markdown: string, path: string): string {
  return markdown.replaceAll(TARGET, (to) => relativeReference(path, to));
}

/** The specifier of an import from a folder above. */
const IMPORT = /(?<=\b(?:from|import) ")\.\.\/[^"$]*/g;

/**
 * Returns the script at a path, with imports that do not lead above the gateway's root: the sources
 * have more folders above than the addresses, where a browser stops at the root of the host.
 */
export function relativeImports(script: string, path: string): string {
  return script.replaceAll(IMPORT, (specifier) =>
    relativeReference(path, new URL(specifier, `http://host${path}`).pathname),
  );
}
