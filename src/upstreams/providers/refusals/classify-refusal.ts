import { promptTooLong, type Refusal, type RefusalClass } from "../../../core/errors/refusal.ts";
import { capabilityTable, knownBeta, otherBeta } from "./capability-table.ts";
import { readOverflow, type RefusingError } from "./read-overflow.ts";
import { policyCodes, policySentences } from "./policy-table.ts";

/** A refusal with a known message. */
export interface UnderstoodRefusal {
  readonly refusal: Refusal;
  /** For the client, in either protocol. */
  readonly message: string;
}

/** Vendors state the reason first. Later text may repeat the request. */
const SEARCHED_CHARS_MAX = 500;
/** Prefix that brokers add to the vendor's message. */
const brokersHead = /^(?:Provider returned error|The model returned the following errors): /;
const CAPABILITY_REJECTED = "capability_rejected: ";
const AGAINST_POLICY = "The model's provider refused the request because of its content.";
const TOO_LONG = "prompt is too long";

/** Returns whether an upstream refuses the content of a request because of a policy. */
export function isPolicyRefusal({
  message,
  words,
}: Pick<RefusingError, "message" | "words">): boolean {
  if (words.some((word) => policyCodes.includes(word))) return true;
  const text = message.replace(brokersHead, "");
  return policySentences.some((sentence) => sentence.test(text));
}

/** Returns the refusal of a content policy, with the upstream's own message if there is one. */
export function policyRefusal(message: string): UnderstoodRefusal {
  return { refusal: { class: "policy" }, message: message || AGAINST_POLICY };
}

/**
 * Returns the subject of a request's refusal, if its message is understood. The first matching
 * class of the tables wins. If clients would not recognize the message either, the refusal has a
 * token.
 */
export function understandRefusal(error: RefusingError): UnderstoodRefusal | undefined {
  const refusal = findCapability(error);
  if (refusal !== undefined) return { refusal, message: error.message };
  return findOverflow(error) ?? findBeta(error.message);
}

function findCapability({ message, fields, words }: RefusingError): Refusal | undefined {
  const text = searchedPart(message);
  const searched = fields.map((field) => `'${field}' `).join("") + text;
  for (const row of capabilityTable) {
    if (row.unless?.test(searched) === true) continue;
    // Clients do not get the fields outside the message.
    const known = firstMatch(row.known, text);
    const other = known ?? firstMatch(row.others, searched);
    const isCode = row.codes !== undefined && words.some((word) => row.codes?.includes(word));
    if (other === undefined && !isCode) continue;
    const found = row.class === "thinking_type" ? thinkingType(other?.groups?.["type"]) : row.class;
    return known === undefined ? withToken(found) : { class: found };
  }
  return undefined;
}

function thinkingType(type = ""): RefusalClass {
  return type.toLowerCase() === "enabled" ? "thinking_type:enabled" : "thinking_type:adaptive";
}

/** `more` is appended to the class: the rest of its name, or further text for clients. */
function withToken(found: RefusalClass, more = ""): Refusal {
  return { class: found, token: `${CAPABILITY_REJECTED}${found}${more}` };
}

function findOverflow(error: RefusingError): UnderstoodRefusal | undefined {
  const { message } = error;
  const overflow = readOverflow({ ...error, searched: searchedPart(message) });
  if (overflow === undefined) return undefined;
  const { tokens, output, maximum } = overflow;
  if (output !== undefined) {
    const known = `input length and \`max_tokens\` exceed context limit: ${tokens} + ${output} > ${maximum}`;
    const found: RefusalClass = "max_tokens_context_overflow";
    const isKnown = message.includes(known);
    return { refusal: isKnown ? { class: found } : withToken(found, `; ${known}`), message };
  }
  const refusal: Refusal = { class: "prompt_too_long" };
  if (tokens !== undefined) return { refusal, message: promptTooLong(tokens, maximum) };
  const hasHead = message.toLowerCase().startsWith(TOO_LONG);
  return { refusal, message: hasHead ? message : [TOO_LONG, message].filter(Boolean).join(": ") };
}

function findBeta(message: string): UnderstoodRefusal | undefined {
  const searched = searchedPart(message);
  if (knownBeta.test(searched)) return { refusal: { class: "beta_header" }, message };
  const beta = otherBeta.exec(searched)?.groups?.["beta"];
  if (beta === undefined) return undefined;
  return { refusal: withToken("beta_header", `:${beta}`), message };
}

function searchedPart(message: string): string {
  return message.replace(brokersHead, "").slice(0, SEARCHED_CHARS_MAX);
}

function firstMatch(patterns: readonly RegExp[], text: string): RegExpExecArray | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match !== null) return match;
  }
  return undefined;
}
