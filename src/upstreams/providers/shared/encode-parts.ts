import type {
  CacheControl,
  DocumentPart,
  ImageSource,
  NoFieldsLeft,
  TextPart,
} from "../../../core/conversation/conversation.ts";
import type { IgnoredParameter } from "../../../core/conversation/ignored-parameter.ts";
import type { AnyDialect } from "./dialects-of.ts";
import { GatewayError } from "../../../core/errors/gateway-error.ts";

/**
 * Shared input for encoding parts on OpenAI's wires. A dialect without a flag does not support its
 * field.
 */
export interface PartEncoding {
  readonly dialect: AnyDialect & {
    readonly cacheControl?: boolean;
    readonly participantNames?: boolean;
  };
  /** Collects parameters that the API, the dialect or the model does not support. */
  readonly ignored: Set<IgnoredParameter>;
}

/** Returns a participant's name if it can be sent. */
export function nameField(
  name: string | undefined,
  { dialect, ignored }: PartEncoding,
): { readonly name?: string } {
  if (name === undefined) return {};
  if (dialect.participantNames === true) return { name };
  ignored.add("participant-name");
  return {};
}

/** Returns a cache mark if it can be sent. */
export function cacheMark(
  mark: CacheControl | undefined,
  { dialect, ignored }: PartEncoding,
): { readonly cache_control?: CacheControl } {
  if (mark === undefined) return {};
  if (dialect.cacheControl === true) return { cache_control: mark };
  ignored.add("cache-control");
  return {};
}

/** Joins text parts into one string, which every server accepts. */
export function joinText(
  parts: readonly TextPart[],
  separator: string,
  encoding: PartEncoding,
): string {
  return parts.map((part) => plainText(part, encoding)).join(separator);
}

/** Returns a part's text without its cache mark. */
export function plainText(part: TextPart, encoding: PartEncoding): string {
  const { type: _type, text, cacheControl, ...rest } = part;
  rest satisfies NoFieldsLeft;
  cacheMark(cacheControl, encoding);
  return text;
}

/** Returns an image's URL, which is a data URL if the image was sent as data. */
export function imageUrl(source: ImageSource): string {
  if (source.kind === "url") {
    const { kind: _kind, url, ...rest } = source;
    rest satisfies NoFieldsLeft;
    return url;
  }
  const { kind: _kind, mediaType, data, ...rest } = source;
  rest satisfies NoFieldsLeft;
  return `data:${mediaType};base64,${data}`;
}

/**
 * Refuses a document on a wire that does not support documents. This is a safeguard: `config check`
 * rejects a model that declares document support and has an upstream with this wire.
 */
export function refuseDocument(_part: DocumentPart): never {
  const message = "The model does not support PDF input over this upstream.";
  throw new GatewayError("unsupported-content", message, {
    issues: [{ pointer: "/messages", rule: "capability", message }],
  });
}
