import { isInnerUrl } from "../../core/addresses/inner-address.ts";
import type { ImageSource } from "../../core/conversation/conversation.ts";

type MediaKind = "image" | "document";

/** Why an image or a document is invalid, and the valid alternative. */
export interface MediaProblem {
  readonly rule: `${MediaKind}-${"address" | "data"}` | "image-media-type";
  readonly message: string;
  readonly hint: string;
}

export type MediaReading =
  | { readonly ok: true; readonly source: ImageSource }
  | { readonly ok: false; readonly problem: MediaProblem };

const mediaTypes: ReadonlySet<string> = new Set([
  "image/jpeg",
  "image/png",
  "image/gif",
  "image/webp",
]);

const base64 = /^[A-Za-z0-9+/]+={0,2}$/;
/** The head of a data URL: media type, then parameters; the data follows. */
const dataUrlHead = /^data:([^;,]*)(?:;[^;,]*)*?;base64,/i;
/** Maximum length of a head; bounds the search in megabytes of data. */
const DATA_URL_HEAD_CHARS_MAX = 256;

/** Reads an http(s) address or a base64 data URL (section 2.4). Addresses are never fetched. */
export function readImageUrl(url: string): MediaReading {
  if (/^data:/i.test(url)) return readDataUrl(url);
  if (isHttpAddress(url)) return { ok: true, source: { kind: "url", url } };
  return invalid({
    rule: "image-address",
    message: "The image's address is neither an http(s) address nor a base64 data URL.",
    hint: "Send https://… or data:image/png;base64,…",
  });
}

/** Reads an http(s) address only. */
export function readAddress(kind: MediaKind, url: string): MediaReading {
  if (isHttpAddress(url)) return { ok: true, source: { kind: "url", url } };
  return invalid({
    rule: `${kind}-address`,
    message: `The ${kind}'s address is not an http(s) address.`,
    hint: 'Send an http(s) address, or the data in a source of type "base64".',
  });
}

/** Reads base64 data. The data is passed on as the same string. */
export function readData(kind: MediaKind, mediaType: string, data: string): MediaReading {
  if (data.length % 4 === 0 && base64.test(data)) {
    return { ok: true, source: { kind: "base64", mediaType, data } };
  }
  return invalid({
    rule: `${kind}-data`,
    message: `The ${kind}'s data is not base64.`,
    hint: "Encode the file as standard base64 with padding, without line breaks.",
  });
}

/** Reads base64 data with a separate media type. */
export function readImageData(mediaType: string, data: string): MediaReading {
  const type = mediaType.toLowerCase() === "image/jpg" ? "image/jpeg" : mediaType.toLowerCase();
  if (!mediaTypes.has(type)) {
    return invalid({
      rule: "image-media-type",
      message: "The image's media type is not supported.",
      hint: "Supported are image/jpeg, image/png, image/gif and image/webp.",
    });
  }
  return readData("image", type, data);
}

/** Reports whether the source is a URL that leads into a private network. */
export function isInnerSource(source: ImageSource): boolean {
  return source.kind === "url" && isInnerUrl(new URL(source.url));
}

function isHttpAddress(url: string): boolean {
  return /^https?:\/\//i.test(url) && URL.canParse(url);
}

function readDataUrl(url: string): MediaReading {
  const head = dataUrlHead.exec(url.slice(0, DATA_URL_HEAD_CHARS_MAX));
  if (head !== null) return readImageData(head[1] ?? "", url.slice(head[0].length));
  return invalid({
    rule: "image-data",
    message: "The image's data URL is not a base64 data URL with a media type.",
    hint: "Send data:image/png;base64,… (or jpeg, gif, webp).",
  });
}

function invalid(problem: MediaProblem): MediaReading {
  return { ok: false, problem };
}
