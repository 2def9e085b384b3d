import { writeJson } from "../../../core/raw-json/write-json.ts";
import { type RefusedField, UpstreamFailure } from "../../../core/errors/upstream-failure.ts";
import type { RefusalClass } from "../../../core/errors/refusal.ts";
import type { DialectFields } from "../shared/dialects-of.ts";
import { namesStaleReasoning } from "../shared/stale-reasoning.ts";
import type { WireCall } from "./reply-readers.ts";

/** A request as it was sent. */
interface SentRequest {
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Finds the field of our request that an upstream's refusal names: the first field of its kind that
 * the request had; of a path (`thinking.adaptive.block_binding`) the last field. Its name is one of
 * the wire's fields, never text of the refusal.
 */
export function findRefusedField(
  fields: DialectFields,
  message: string,
  { body, headers = {} }: SentRequest,
): RefusedField | undefined {
  const sent = writeJson([body, headers]);
  const named = Object.entries(fields)
    .map(([name, quirk]) => ({ name, quirk, at: message.search(patternOf(name)) }))
    .filter(({ name, at }) => at !== -1 && sent.includes(`"${name}":`))
    .toSorted((one, other) => one.at - other.at);
  const pathEnd = message.slice(named[0]?.at).search(/\s|$/) + (named[0]?.at ?? 0);
  const found = named.findLast(({ at }) => at < pathEnd);
  if (found === undefined) return undefined;
  const isBeta = /^anthropic.beta$/.test(found.name);
  return { name: found.name, quirk: isBeta ? quirkOfBetas(message, sent) : found.quirk };
}

/** A beta's value ends in its date. */
const betaValue = /\b[a-z][a-z-]*-20\d\d-\d\d-\d\d\b/g;

/** The betas that the gateway chooses, and the quirk that disables each. */
const chosenBetas: readonly (readonly [RegExp, string])[] = [
  [/^thinking-binding-/, "bound_thinking"],
  [/^(?:advanced-tool-use|tool-search|mid-conversation-tool|inline-tools)-/, "vendor_fields"],
  [/^(?:per-turn-control|mid-conversation-output|dangerous-tool-use)-/, "vendor_fields"],
];

/**
 * Returns the quirk of the betas that a refusal names, or of all that were sent; null for the
 * client's betas.
 */
function quirkOfBetas(message: string, sent: string): string | null {
  const values = message.match(betaValue) ?? sent.match(betaValue) ?? [];
  const quirks = values.map((value) => chosenBetas.find(([beta]) => beta.test(value))?.[1] ?? null);
  const [first = null, ...others] = new Set(quirks);
  return others.length === 0 ? first : null;
}

/**
 * Returns the pattern of a field as refusals name it, also in xAI's form (`reasoningEffort`). A
 * name that is also an English word counts only in quotes or brackets (Bedrock: `extraneous key
 * [thinking]`), within a path, or after a colon at the end (`Unrecognized request argument
 * supplied: user`). A function's name comes from the client.
 */
function patternOf(name: string): RegExp {
  if (name.includes("_")) {
    const joined = name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    return new RegExp(String.raw`(?<!\w)(?:${name}|${joined})(?!\w)`);
  }
  const quoted = String.raw`(['"\x60])${name}\1|\[${name}\]`;
  const path = String.raw`(?<!function)[.\]]${name}(?!\w)|(?<![\w.])${name}(?:[.\[](?=\w)|: )`;
  return new RegExp(String.raw`${quoted}|${path}|: ${name}\W*$`);
}

/**
 * Refusals that only mention fields, such as `max_tokens` in the message about a prompt that is too
 * long.
 */
const ofConversation: ReadonlySet<RefusalClass> = new Set([
  "prompt_too_long",
  "max_tokens_context_overflow",
  "media_budget",
  "image_block",
  "document_block",
  "policy",
]);

/**
 * Returns a call's failure with the field that a refusal names, in an error response or in an error
 * within a reply. The request is encoded again, because its body is not kept.
 *
 * Refusals of reasoning that no longer matches are about the conversation, not a field, if the
 * reasoning is known to be bound. So are refusals of content and of its length.
 */
export function nameRefusedField(failed: unknown, { wire, request }: WireCall): unknown {
  if (!(failed instanceof UpstreamFailure) || failed.kind !== "invalid-request") return failed;
  const { upstreamMessage, named, refusal } = failed;
  if (refusal !== undefined && ofConversation.has(refusal.class)) return failed;
  if (request.upstream.facts.boundThinking && namesStaleReasoning(upstreamMessage)) return failed;
  const sent = wire.encodeRequest(request);
  const message = `${named} ${upstreamMessage}`;
  const refusedField = findRefusedField(wire.dialectFields, message, sent);
  return refusedField === undefined ? failed : failed.with({ refusedField });
}
