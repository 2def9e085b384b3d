/**
 * How upstreams refuse requests that need an unsupported capability. The first matching class wins.
 * The classes, their order and their meaning are those that Claude Code documents for gateways. To
 * add a wording, add the pattern here and a golden file in `golden/`.
 *
 * A pattern is a vendor's sentence, never a single word: a message may repeat text of the request,
 * and a wrong class makes a client drop the wrong content.
 */

type CapabilityClass =
  | "mid_conv_system"
  | "cache_control_field"
  | "thinking_signature"
  | "thinking_type"
  | "structured_outputs_unsupported"
  | "effort_unsupported"
  | "media_budget"
  | "image_block"
  | "document_block";

interface CapabilityRow {
  readonly class: CapabilityClass;
  /** Messages of Anthropic that clients recognize. They are not changed. */
  readonly known: readonly RegExp[];
  /** Messages of other vendors. The group `type` is the refused value of `thinking.type`. */
  readonly others: readonly RegExp[];
  /** Equivalent error codes, in lower case. */
  readonly codes?: readonly string[];
  /** Wording that means a different problem. */
  readonly unless?: RegExp;
}

/** OpenAI's error codes about images. */
export const imageCodes: readonly string[] = [
  "invalid_image",
  "invalid_image_format",
  "invalid_base64_image",
  "invalid_image_url",
  "invalid_image_mode",
  "image_too_large",
  "image_too_small",
  "image_parse_error",
  "image_file_too_large",
  "image_file_not_found",
  "unsupported_image_media_type",
  "empty_image_file",
  "failed_to_download_image",
];

/** The path of a content block up to its type: `messages.0.content.1.` */
const block = String.raw`messages[.[]\d+[\].]+content[.[]\d+[\].]+(?:tool_result[.[]content[.[]\d+[\].]+)?`;

export const capabilityTable: readonly CapabilityRow[] = [
  {
    class: "mid_conv_system",
    known: [
      /role .{0,2}system.{0,2} must (?:precede an|follow a)/i,
      /use the top-level .{0,2}system.{0,2} parameter for the initial system prompt/i,
      /text-only role .{0,2}system.{0,2} messages require/i,
      /Unexpected role .{0,2}system.{0,120}input message role/,
      /unknown variant .?system.?, expected .?user.? or .?assistant/,
      /Input should be 'user' or 'assistant'/,
      /`mid-conversation-system-[\d-]+`.{0,80}anthropic[-_]beta/,
    ],
    others: [
      /System message must be at the beginning\b/,
      // Templates of Mistral's models, and its own API.
      /Unexpected role '?system'? after role/,
      /chat content has invalid message role: system/,
      /Input tag 'system' found using 'role' does not match any of the expected tags/,
    ],
  },
  {
    class: "cache_control_field",
    known: [
      /cache_control\b.{0,80}(?:not permitted|cannot be set|unrecognized|additional propert)/i,
      /(?:unknown (?:name|field)|unrecognized|additional propert).{0,80}\bcache_control\b/i,
    ],
    others: [
      /property 'cache_control' is unsupported/,
      /Unknown parameter: '[^']*\bcache_control'/,
      /^'cache_control' Extra inputs are not permitted/,
    ],
    // The position or the value is wrong, not the field.
    unless: /system messages?\b|empty text block|\bsystem\.\d+\.|tool_result|\bttl\b/i,
  },
  {
    class: "thinking_signature",
    known: [
      /signature`? in `?thinking`? block/i,
      /invalid `?data`? in `?redacted_thinking`? block/i,
      /thinking\.signature.{0,20}field required/i,
      /(?:thinking`? (?:or `?redacted_thinking`? )?blocks?|redacted_thinking).{0,80}cannot be modified/i,
    ],
    others: [
      /Thought signature is not valid/,
      /Corrupted thought signature/,
      /The encrypted content .{0,80}could not be (?:verified|decrypted)/,
    ],
    codes: ["invalid_encrypted_content"],
  },
  {
    class: "thinking_type",
    known: [
      /thinking\.type[^a-z]{1,8}(?<type>enabled|adaptive)\b.{0,80}not supported/i,
      /\b(?<type>adaptive) thinking is not supported/i,
    ],
    others: [
      /\bthinking: Input tag '(?<type>enabled|adaptive)' found using 'type' does not match/,
      /\bthinking(?:\.type)?: unknown variant `?(?<type>enabled|adaptive)`?, expected/,
    ],
  },
  {
    class: "structured_outputs_unsupported",
    known: [/output_config\.format: Extra inputs are not permitted/i],
    others: [
      /'response_format' of type '\w+' is not supported with this model/,
      /This model does not support response format/i,
      /This response_format type is unavailable now/,
      /\boutput_format: Extra inputs are not permitted/,
    ],
  },
  {
    class: "effort_unsupported",
    known: [
      /does not support the effort parameter/i,
      /output_config\b.{0,80}(?:extra inputs are not permitted|requires a model that supports)/i,
    ],
    others: [
      /output_config\.effort: Input should be/,
      /Unsupported (?:parameter|value): '(?:reasoning_effort|reasoning\.effort)'/,
      /does not support parameter reasoning_?effort\b/i,
      /`reasoning_effort` is not supported with this model/,
      /^'reasoning_effort' Extra inputs are not permitted/,
    ],
  },
  { class: "media_budget", known: [/too much media\b/i], others: [] },
  {
    class: "image_block",
    known: [
      new RegExp(String.raw`${block}image\b`),
      /could not process image/i,
      /\bimage exceeds \d/i,
      /image dimensions exceed/i,
      /image does not match the provided media type/i,
      /image cannot be empty/i,
    ],
    others: [
      /image_url is only supported by certain models/,
      /You uploaded an unsupported image/,
      // vLLM and servers based on it.
      /At most \d+ image\(s\) may be provided in one (?:prompt|request)/,
      /(?:^|- )\S+ is not a multimodal model/,
      /unknown variant `?image(?:_url)?`?, expected/,
      /Unable to process input image/,
      /Provided image is not valid/,
      /Image input modality is not enabled for/,
      /doesn't support the image content block that you provided/,
      /The image length and width do not meet the model restrictions/,
      // Zhipu, for any part other than text. Only images are sent on that wire.
      /messages\.content\.type (?:参数非法，取值范围|is invalid, allowed values:) ?\['text'\]/,
      /^(?:This|The) model does not support image inputs?\b/,
      /^Image inputs are not supported by this model/,
      /Input tag 'image' found using 'type' does not match any of the expected tags/,
    ],
    codes: imageCodes,
  },
  {
    class: "document_block",
    known: [
      new RegExp(String.raw`${block}(?:document|pdf)\b`),
      /could not process pdf/i,
      /maximum of \d+ pdf pages/i,
      /the pdf specified (?:was not valid|is password protected)/i,
      /pdf cannot be empty/i,
      /does not support pdf(?: input|s\b)/i,
    ],
    others: [
      /unknown variant `?document`?, expected/,
      /doesn't support the document content block that you provided/,
      /Input tag 'document' found using 'type' does not match any of the expected tags/,
    ],
  },
];

/** A value of `anthropic-beta`, which ends in its date, in a message that clients recognize. */
export const knownBeta = /`(?<beta>[a-z\d-]+-\d{4}-\d\d-\d\d)`.{0,200}anthropic[-_]beta/;
/** The same in other vendors' wording. */
export const otherBeta =
  /(?:unsupported|invalid|unknown) beta (?:flag|header|value)(?:\(s\)|s)?: ?['"`]?(?<beta>[a-z\d-]+-\d{4}-\d\d-\d\d)/i;
