import {
  assertNever,
  type ImagePart,
  type ImageSource,
  type Turn,
} from "../../../../core/conversation/conversation.ts";
import { imageSizeOfBase64 } from "../image-size.ts";
import type { SandboxModel } from "../reply.ts";
import { replyWithEcho } from "../new-calls.ts";

/**
 * Describes all images of the conversation in order, one per line: type and pixel size of inline
 * data, the URL of others. Fetches nothing; without images it echoes.
 */
export const vision: SandboxModel = {
  kind: "answers",
  reply: (conversation) => {
    const images = conversation.turns.flatMap(imagesOf);
    if (images.length === 0) return replyWithEcho(conversation);
    const lines = images.map((image, at) => `image ${at + 1}: ${describe(image.source)}`);
    return [{ type: "text", text: lines.join("\n") }];
  },
};

function imagesOf(turn: Turn): readonly ImagePart[] {
  switch (turn.role) {
    case "user":
      return turn.parts.filter((part) => part.type === "image");
    case "tool":
      return turn.results.flatMap((result) =>
        result.content.filter((part) => part.type === "image"),
      );
    case "system":
    case "assistant":
      return [];
    default:
      return assertNever(turn);
  }
}

function describe(source: ImageSource): string {
  if (source.kind === "url") return source.url;
  const size = imageSizeOfBase64(source.data);
  if (size === null) return `${source.mediaType}, size unknown`;
  return `${size.mediaType}, ${size.widthPixels}x${size.heightPixels} pixels`;
}
