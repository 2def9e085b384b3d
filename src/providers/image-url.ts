import type { ImageSource, NothingLeft } from "../conversation/conversation.ts";

/** An image's address, which holds its bytes where it was sent as data. */
export function imageUrl(source: ImageSource): string {
  if (source.kind === "url") {
    const { kind: _kind, url, ...rest } = source;
    rest satisfies NothingLeft;
    return url;
  }
  const { kind: _kind, mediaType, data, ...rest } = source;
  rest satisfies NothingLeft;
  return `data:${mediaType};base64,${data}`;
}
