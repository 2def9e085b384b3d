import { checksum, textFile, type RegistryFile } from "./registry-file.ts";

const PROJECT = "chat-gateway";
const REQUIRES_PYTHON = "&gt;=3.9";

/** Returns the PEP 503 index of the project and of its wheels in `python/`. */
export function pythonIndex(wheels: readonly RegistryFile[]): readonly RegistryFile[] {
  const links = wheels.map(({ path, bytes }) => {
    const name = path.slice(path.lastIndexOf("/") + 1);
    const address = `../../${name}#sha256=${checksum("sha256", bytes)}`;
    return `<a href="${address}" data-requires-python="${REQUIRES_PYTHON}">${name}</a>`;
  });
  return [
    textFile("python/simple/index.html", page([`<a href="${PROJECT}/">${PROJECT}</a>`])),
    textFile(`python/simple/${PROJECT}/index.html`, page(links)),
  ];
}

function page(links: readonly string[]): string {
  const head = `<meta charset="utf-8"><meta name="pypi:repository-version" content="1.0">`;
  return [
    "<!doctype html>",
    `<html lang="en"><head>${head}<title>Packages</title></head><body>`,
    ...links.map((link) => `${link}<br>`),
    "</body></html>",
    "",
  ].join("\n");
}
