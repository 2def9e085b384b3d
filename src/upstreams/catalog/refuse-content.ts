import type { Conversation } from "../../core/conversation/conversation.ts";
import { definedTools } from "../../core/conversation/apply-changes.ts";
import { GatewayError, type Issue } from "../../core/errors/gateway-error.ts";
import type { AbilityPlaces } from "../../core/conversation/ability-places.ts";
import type { Model } from "./model.ts";

interface Ability {
  /** The name in `capabilities` and in our own message. */
  readonly name: "tools" | "images" | "documents";
  readonly place: "tools" | "image" | "document";
  /** The reported position if none is known. */
  readonly pointer: string;
  readonly isNeeded: (conversation: Conversation) => boolean;
  /** The wording of the messages protocol's vendor. */
  readonly vendorWords: string;
  /** The content block that needs the ability; absent if no single block does. */
  readonly block?: string;
}

/** Abilities that a model may lack. */
const abilities: readonly Ability[] = [
  {
    name: "tools",
    place: "tools",
    pointer: "/tools",
    isNeeded: needsTools,
    vendorWords: "This model does not support tools",
  },
  {
    name: "images",
    place: "image",
    pointer: "/messages",
    isNeeded: (conversation) => needsPart(conversation, "image"),
    vendorWords: "This model does not support image input",
    block: "image",
  },
  {
    name: "documents",
    place: "document",
    pointer: "/messages",
    isNeeded: (conversation) => needsPart(conversation, "document"),
    vendorWords: "This model does not support PDF input",
    block: "document",
  },
];

/**
 * Returns whether the conversation has tools, calls or results. An empty `tools` array does not
 * count.
 */
function needsTools(conversation: Conversation): boolean {
  return (
    definedTools(conversation).length > 0 ||
    conversation.turns.some(
      (turn) =>
        turn.role === "tool" ||
        (turn.role === "assistant" && turn.parts.some((part) => part.type === "tool-call")),
    )
  );
}

function needsPart({ turns }: Conversation, type: "image" | "document"): boolean {
  return turns.some((turn) => {
    if (turn.role === "user") return turn.parts.some((part) => part.type === type);
    if (turn.role !== "tool") return false;
    return turn.results.some((result) => result.content.some((part) => part.type === type));
  });
}

/** Throws `unsupported-content` with the position of each ability that the model lacks. */
export function refuseUnsupported(
  conversation: Conversation,
  model: Model,
  places: AbilityPlaces,
): void {
  const lacking = abilities.filter(
    ({ name, isNeeded }) => !model.capabilities[name] && isNeeded(conversation),
  );
  if (lacking.length === 0) return;
  const issues = lacking.map((ability): Issue => {
    const pointers = places[ability.place] ?? [ability.pointer];
    return {
      pointer: pointers[0] ?? ability.pointer,
      rule: "capability",
      message: `The model "${model.id}" does not take ${ability.name}.`,
      hint: `GET /v1/models lists the models whose capabilities.${ability.name} is true.`,
      vendorForm: vendorForm(ability, pointers),
    };
  });
  const message = issues.map((issue) => issue.message).join(" ");
  throw new GatewayError("unsupported-content", message, { issues });
}

/** Without a path Claude Code clears this many messages with refused blocks, one per refusal. */
const CLEARED_MESSAGES_MAX = 3;

/**
 * Returns the path of the first block. Claude Code removes this block and tries again. With the
 * token of its gateway protocol it removes all blocks of a message at once instead of one per
 * refusal, but only in a limited number of messages.
 */
function vendorForm({ block, vendorWords }: Ability, pointers: readonly string[]): string {
  const [first = ""] = pointers;
  const form = `${vendorPath(first, block)}: ${vendorWords}`;
  const messages = new Set(pointers.map((pointer) => pointer.split("/")[2]));
  const isCleared = pointers.length > 1 && messages.size <= CLEARED_MESSAGES_MAX;
  return block !== undefined && isCleared ? `${form}; capability_rejected: ${block}_block` : form;
}

/**
 * Converts a pointer to the vendor's path: `/messages/2/content/0/content/1` →
 * `messages.2.content.0.tool_result.content.1.image`.
 */
function vendorPath(pointer: string, block: string | undefined): string {
  const [list = "", message, content, at, ...within] = pointer.slice(1).split("/");
  const nested = within.length > 0 ? ["tool_result", ...within] : [];
  const path = [list, message, content, at, ...nested, block];
  return path.filter((token) => token !== undefined).join(".");
}

/** The wording of the messages protocol's vendor. */
const VENDOR_WORDS = "Unable to download the file. Please verify the URL and try again.";

/**
 * Throws `unsupported-content` with the position of each URL that leads into a private network, if
 * an upstream of the model may fetch it: the client could otherwise reach hosts that only the
 * operator can.
 */
export function refuseInnerAddresses(
  model: Model,
  { innerImage = [], innerDocument = [] }: AbilityPlaces,
): void {
  if (!model.upstreams.some(({ fetchesImages }) => fetchesImages)) return;
  const issues = [
    ...innerImage.map((pointer) => issueAt(pointer, "image")),
    ...innerDocument.map((pointer) => issueAt(pointer, "document")),
  ];
  const [first] = issues;
  if (first === undefined) return;
  const message = `${first.message} ${first.hint}`;
  throw new GatewayError("unsupported-content", message, { issues });
}

function issueAt(pointer: string, block: "image" | "document"): Issue & { readonly hint: string } {
  const place = vendorPath(pointer.replace(/\/source\/url$/, ""), block);
  return {
    pointer,
    rule: "inner-address",
    message: `The ${block}'s address leads into a private network.`,
    hint: "Send a public address, or the data as base64.",
    vendorForm: `${place}: ${VENDOR_WORDS}`,
  };
}
