import { readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import type { OriginOf } from "../../http/request/addresses.ts";
import type { Page } from "../../http/replies/page.ts";
import {
  bodiesWithOrigin,
  type RenderedBody,
  sendRendered,
  withEtag,
} from "../../http/pages/static-page.ts";
import { pageHeaders } from "../../http/pages/page-policy.ts";

/** The path of the packages and their registries. */
export const PACKAGES_PATH = "/clients";

/** A name in a path: no `..`, no hidden file, no encoded characters. */
const SEGMENT = /^[\w@][\w@.+-]*$/;

const contentTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".json": "application/json",
  ".info": "application/json",
  ".xml": "application/xml",
  ".pom": "application/xml",
  ".zip": "application/zip",
  ".gz": "application/gzip",
  ".tgz": "application/gzip",
  ".crate": "application/gzip",
  ".jar": "application/java-archive",
};

/**
 * Matches files that contain the gateway's address; all others have checksums and are served
 * unchanged.
 */
const addressedFile = /(?:^|\/)config\.json$/;

interface KeptFile {
  readonly changedMs: number;
  readonly bodyFor: (origin: string) => RenderedBody;
}

/**
 * Serves the files of `generated/clients/packages` below `/clients`, as requested by pip, npm, go,
 * Maven and cargo. They are read again when they change, and shared by all requests.
 */
export function packageFiles(parts: {
  readonly folder: string;
  readonly originOf: OriginOf;
}): Page {
  const kept = new Map<string, KeptFile>();
  return {
    name: "packages",
    path: PACKAGES_PATH,
    tree: true,
    methods: ["GET"],
    serve: async (exchange, path) => {
      const name = fileName(path);
      const found = name === undefined ? undefined : await load(join(parts.folder, name), kept);
      if (name === undefined || found === undefined) throw notFound();
      const contentType = contentTypes[extname(name)] ?? "application/octet-stream";
      const rendered = found.bodyFor(parts.originOf(exchange.request));
      sendRendered(exchange, { contentType, headers: pageHeaders, rendered });
    },
  };
}

/** Returns the requested file, relative to the folder; undefined for one that cannot exist. */
function fileName(path: string): string | undefined {
  const asked = decodeURIComponent(path.slice(PACKAGES_PATH.length + 1));
  const file = asked.endsWith("/") ? `${asked}index.html` : asked;
  return file.split("/").every((segment) => SEGMENT.test(segment)) ? file : undefined;
}

async function load(file: string, kept: Map<string, KeptFile>): Promise<KeptFile | undefined> {
  const found = await stat(file).catch(() => undefined);
  if (found === undefined || !found.isFile()) return undefined;
  const known = kept.get(file);
  if (known?.changedMs === found.mtimeMs) return known;
  const bytes = await readFile(file);
  const fresh = { changedMs: found.mtimeMs, bodyFor: bodiesOf(file, bytes) };
  kept.set(file, fresh);
  return fresh;
}

function bodiesOf(file: string, bytes: Buffer): KeptFile["bodyFor"] {
  if (addressedFile.test(file)) {
    const text = bytes.toString();
    const bodyFor = bodiesWithOrigin();
    return (origin) => bodyFor(text, origin);
  }
  const made = withEtag(bytes);
  return () => made;
}

function notFound(): GatewayError {
  const message = `There is no such file here. ${PACKAGES_PATH} lists what this gateway serves.`;
  return new GatewayError("not-found", message);
}
