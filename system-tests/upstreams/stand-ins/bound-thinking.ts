import { hash } from "node:crypto";
import { type Json, listOf, objectOf, objectsOf } from "./json.ts";
import { must } from "./refused.ts";
import type { VendorCall } from "./vendor.ts";

/** The beta that lets a request choose the treatment of thinking that no longer fits. */
const BETA = "thinking-binding-controls-2026-08-01";

/** A thinking block that was dropped, as `input_transformations` reports it. */
export interface DroppedThinking {
  readonly type: "thinking_dropped";
  readonly path: string;
  readonly reason: "prefix_binding_mismatch";
}

/** A request after the check of its thinking. */
export interface BoundRequest {
  /** The messages without the thinking that was dropped. */
  readonly messages: readonly Json[];
  /** The report in a response; absent without the beta. */
  readonly report: { readonly input_transformations?: readonly DroppedThinking[] };
}

/**
 * Returns a signature that is valid only after this prefix: the request that the block answers, and
 * the blocks before it in its own response.
 */
export function bindSignature(signature: string, body: Json, before: readonly Json[]): string {
  return `${signature}.${prefixHash(body, objectsOf(body["messages"]), before)}`;
}

/** Returns the signature without its binding. */
export function unboundSignature(signature: unknown): unknown {
  return typeof signature === "string" ? signature.replace(/\.[0-9a-f]{64}$/, "") : signature;
}

/**
 * Checks that the prefix of each thinking block is unchanged: system, tools, and all blocks of all
 * messages, in their order. Refuses the request, or drops the block if the request asks for that by
 * `drop_block` with its beta. Source:
 * platform.claude.com/docs/build-with-claude/preserved-thinking.
 */
export function checkBoundThinking(
  { body, headers }: Pick<VendorCall, "body" | "headers">,
  takesBeta = true,
): BoundRequest {
  const betas = [headers["anthropic-beta"] ?? [], listOf(body["anthropic_beta"])].flat();
  const hasBeta = betas.some((one) => String(one).split(",").includes(BETA));
  const binding = objectOf(body["thinking"])["block_binding"];
  must(takesBeta || !hasBeta, `Unexpected value(s) \`${BETA}\` for the \`anthropic-beta\` header.`);
  must(
    binding === undefined || hasBeta,
    "thinking.adaptive.block_binding: Extra inputs are not permitted",
  );
  const drops = objectOf(binding)["prefix_mismatch_behavior"] === "drop_block";
  const dropped: DroppedThinking[] = [];
  const all = objectsOf(body["messages"]);
  const messages = all.map((message, at) => {
    const content = objectsOf(message["content"]);
    if (message["role"] !== "assistant") return message;
    const kept = content.filter((block, index) => {
      if (!isThinking(block)) return true;
      const want = prefixHash(body, all.slice(0, at), content.slice(0, index));
      if (String(block["signature"] ?? block["data"]).endsWith(`.${want}`)) return true;
      const path = `messages.${at}.content.${index}`;
      must(
        drops,
        `${path}: Invalid \`signature\` in \`thinking\` block. The block is bound to a different ` +
          "conversation. Remove the block, or set " +
          '`thinking.block_binding.prefix_mismatch_behavior` to "drop_block".',
      );
      dropped.push({ type: "thinking_dropped", path, reason: "prefix_binding_mismatch" });
      return false;
    });
    return { ...message, content: kept };
  });
  return { messages, report: hasBeta ? { input_transformations: dropped } : {} };
}

function isThinking({ type }: Json): boolean {
  return type === "thinking" || type === "redacted_thinking";
}

/** Cache marks may move; blocks before this one in its own response are part of the prefix. */
function prefixHash(body: Json, messages: readonly Json[], before: readonly Json[]): string {
  const { system, tools } = body;
  const prefix = { system, tools, messages: messages.map(withBlocks), before };
  const text = JSON.stringify(prefix, (key, value: unknown) =>
    key === "cache_control" ? undefined : value,
  );
  return hash("sha256", text, "hex");
}

function withBlocks({ role, content }: Json): Json {
  return {
    role,
    content: typeof content === "string" ? [{ type: "text", text: content }] : content,
  };
}
