import type { Schemas } from "../../../../generated/types.ts";
import type {
  DocumentSource,
  TextPart,
  UserPart,
} from "../../../core/conversation/conversation.ts";
import { isEmptyPart } from "../empty-text.ts";
import { readCacheControl } from "../cache-control.ts";
import {
  isInnerSource,
  type MediaProblem,
  type MediaReading,
  readAddress,
  readData,
  readImageData,
} from "../media-source.ts";
import type { Ability, RequestNotes } from "../request-notes.ts";

/** The invalid field of `source`. */
const faultyFields = {
  "image-address": "url",
  "image-media-type": "media_type",
  "image-data": "data",
  "document-address": "url",
  "document-data": "data",
} as const satisfies Record<MediaProblem["rule"], string>;

/** The place of a block: its own, and its pattern in the list of ignored fields. */
export interface BlockPlace {
  readonly pointer: string;
  /** With `*` for array indices. */
  readonly pattern: string;
}

/** Decodes a text block; `pattern` is its place with `*` for array indices. */
export function decodeTextBlock(
  block: Schemas["TextBlockParam"],
  notes: RequestNotes,
  pattern: string,
): TextPart {
  const { text, parsed_output: parsed } = block;
  if (parsed !== undefined && parsed !== null) notes.ignore(`${pattern}/parsed_output`);
  return {
    type: "text",
    text,
    ...readCacheControl(block.cache_control, notes, pattern),
  };
}

/**
 * Decodes the system text of the request. Empty text yields no part, except to keep its cache mark.
 */
export function decodeSystemText(
  content: Schemas["SystemPrompt"] | undefined,
  notes: RequestNotes,
): readonly TextPart[] {
  if (content === undefined || content === "") return [];
  if (typeof content === "string") return [{ type: "text", text: content }];
  return content
    .map((block) => decodeTextBlock(block, notes, "/system/*"))
    .filter((part) => !isEmptyPart(part));
}

/** Decodes an image block; an invalid one yields no part. */
export function decodeImageBlock(
  block: Schemas["ImageBlockParam"],
  notes: RequestNotes,
  { pointer, pattern }: BlockPlace,
): readonly UserPart[] {
  notes.need("image", pointer);
  const { source: sent } = block;
  const reading =
    sent.type === "base64"
      ? readImageData(sent.media_type, sent.data)
      : readAddress("image", sent.url);
  const source = sourceOf(reading, notes, { pointer, inner: "innerImage" });
  if (source === undefined) return [];
  return [{ type: "image", source, ...readCacheControl(block.cache_control, notes, pattern) }];
}

/** Decodes a document block; an invalid one yields no part. */
export function decodeDocumentBlock(
  block: Schemas["DocumentBlockParam"],
  notes: RequestNotes,
  { pointer, pattern }: BlockPlace,
): readonly UserPart[] {
  notes.need("document", pointer);
  const source = decodeDocumentSource(block.source, notes, pointer);
  if (source === undefined) return [];
  const { title, context, citations } = block;
  if (citations?.enabled === true) notes.ignore(`${pattern}/citations/enabled`);
  return [
    {
      type: "document",
      source,
      ...(title !== undefined && title !== null && { title }),
      ...(context !== undefined && context !== null && { context }),
      ...readCacheControl(block.cache_control, notes, pattern),
    },
  ];
}

function decodeDocumentSource(
  source: Schemas["DocumentSource"],
  notes: RequestNotes,
  pointer: string,
): DocumentSource | undefined {
  if (source.type === "text") return { kind: "text", text: source.data };
  const reading =
    source.type === "base64"
      ? readData("document", source.media_type, source.data)
      : readAddress("document", source.url);
  return sourceOf(reading, notes, { pointer, inner: "innerDocument" });
}

/** Returns a block's source; reports an invalid one, and one that leads inward, in the notes. */
function sourceOf(
  reading: MediaReading,
  notes: RequestNotes,
  { pointer, inner }: { readonly pointer: string; readonly inner: Ability },
) {
  if (reading.ok) {
    if (isInnerSource(reading.source)) notes.need(inner, `${pointer}/source/url`);
    return reading.source;
  }
  const field = faultyFields[reading.problem.rule];
  notes.addIssue({ pointer: `${pointer}/source/${field}`, ...reading.problem });
  return undefined;
}
