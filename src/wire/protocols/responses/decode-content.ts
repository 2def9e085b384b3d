import type { Schemas } from "../../../../generated/types.ts";
import {
  assertNever,
  type TextPart,
  type UserPart,
} from "../../../core/conversation/conversation.ts";
import { isEmptyPart } from "../empty-text.ts";
import { isInnerSource, readImageUrl } from "../media-source.ts";
import type { RequestNotes } from "../request-notes.ts";

type Content = Schemas["ResponsesContent"];
type ImagePart = Schemas["ResponsesInputImagePart"];
type WordsPart = Exclude<Schemas["ResponsesContentPart"], ImagePart>;

/**
 * Decodes content that may only be text; `pointer` is its place. Empty text yields no part, and an
 * image is an issue.
 */
export function decodeText(
  content: Content,
  notes: RequestNotes,
  pointer: string,
): readonly TextPart[] {
  if (typeof content === "string") return content === "" ? [] : [{ type: "text", text: content }];
  const parts: TextPart[] = [];
  for (const [at, part] of content.entries()) {
    if (part.type !== "input_image") parts.push({ type: "text", text: textOf(part) });
    else {
      notes.addIssue({
        pointer: `${pointer}/${at}`,
        rule: "image-role",
        message: "Only messages of the user and outputs of tools may have images.",
        hint: 'Send the image in a message of role "user".',
      });
    }
  }
  return parts.filter((part) => !isEmptyPart(part));
}

/**
 * Decodes content with images; `pointer` is its place. Empty text and invalid images yield no part.
 */
export function decodeParts(
  content: Content,
  notes: RequestNotes,
  pointer: string,
): readonly UserPart[] {
  if (typeof content === "string") return decodeText(content, notes, pointer);
  const parts = content.flatMap((part, at): readonly UserPart[] =>
    part.type === "input_image"
      ? decodeImage(part, notes, `${pointer}/${at}`)
      : [{ type: "text", text: textOf(part) }],
  );
  return parts.filter((part) => !isEmptyPart(part));
}

/** A refusal is the assistant's text instead of an answer. */
function textOf(part: WordsPart): string {
  switch (part.type) {
    case "input_text":
    case "output_text":
      return part.text;
    case "refusal":
      return part.refusal;
    default:
      return assertNever(part);
  }
}

function decodeImage(
  { image_url: url, detail }: ImagePart,
  notes: RequestNotes,
  pointer: string,
): readonly UserPart[] {
  notes.need("image", pointer);
  const field = `${pointer}/image_url`;
  const reading = readImageUrl(url);
  if (!reading.ok) {
    notes.addIssue({ pointer: field, ...reading.problem });
    return [];
  }
  if (isInnerSource(reading.source)) notes.need("innerImage", field);
  if (detail === undefined || detail === null) return [{ type: "image", source: reading.source }];
  notes.addParameter("image-detail", `${pointer.replaceAll(/\d+/g, "*")}/detail`);
  const known = detail === "original" ? "high" : detail;
  return [{ type: "image", source: reading.source, detail: known }];
}
