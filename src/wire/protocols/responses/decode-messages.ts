import type { Schemas } from "../../../../generated/types.ts";
import {
  assertNever,
  type AssistantPart,
  type TextPart,
} from "../../../core/conversation/conversation.ts";
import { fitArguments } from "../../../core/conversation/fit-arguments.ts";
import type { JsonSource } from "../../../core/raw-json/json-source.ts";
import { asSealedText } from "../../../core/conversation/sealed-text.ts";
import { readCallId } from "../call-id.ts";
import { checkUserContent } from "../empty-text.ts";
import type { RequestNotes } from "../request-notes.ts";
import { type CallPlace, TurnBuilder, type ToolExchangeHints } from "../turn-builder.ts";
import { decodeParts, decodeText } from "./decode-content.ts";
import { flatName, listItems, listTools, TOOL_SEARCH } from "./decode-tools.ts";
import { customArguments } from "./reply-shape.ts";

type Item = Schemas["ResponsesInputItem"];
type NamedCall = Schemas["ResponsesFunctionCall"] | Schemas["ResponsesCustomToolCall"];
type Output = Pick<Schemas["ResponsesFunctionCallOutput"], "call_id" | "output">;

/** A call with the model's name of its tool. */
interface Call {
  readonly clientId: string;
  readonly name: string;
  readonly argumentsJson: string;
}

const hints: ToolExchangeHints = {
  unanswered:
    'Answer each call with an item of type "function_call_output" or "custom_tool_call_output" ' +
    "whose call_id is the call's.",
  unknown: "Send the call of this call_id right before its outputs.",
};

/** The start of the ids of the reasoning items that the gateway gives. */
const REASONING_ID = "rs_";

/**
 * Decodes the instructions and the input in the client's order into system text and turns. Items of
 * the model that follow one another are one turn.
 */
export function decodeResponsesInput(
  request: Schemas["ResponsesRequest"],
  notes: RequestNotes,
  source: JsonSource,
) {
  const builder = new TurnBuilder(notes, hints);
  const { input, instructions } = request;
  builder.system(decodeText(instructions ?? "", notes, "/instructions"), {});
  if (typeof input === "string") {
    checkUserContent(input, notes, "/input");
    builder.user(decodeText(input, notes, "/input"));
    return builder.finish();
  }
  const decoder = new ItemDecoder(builder, notes, source);
  for (const [at, item] of listItems(request).entries()) decoder.add(item, `/input/${at}`);
  decoder.endTurn();
  return builder.finish();
}

function callOf({ call_id: clientId, name, namespace }: NamedCall, argumentsJson: string): Call {
  return { clientId, name: flatName(name, namespace), argumentsJson };
}

/** Returns what the model reads of the tools that a search has found: it is offered them, too. */
function describeTools(tools: Schemas["ResponsesToolSearchOutput"]["tools"]): string {
  const names = tools.flatMap(listTools).map((tool) => tool.flatName);
  return names.length === 0
    ? "No tools were found."
    : `These tools were found: ${names.join(", ")}`;
}

/** Adds items to the turns; `pointer` is the place of an item. */
class ItemDecoder {
  readonly #builder: TurnBuilder;
  readonly #notes: RequestNotes;
  readonly #source: JsonSource;
  /** The open turn of the model; null: the last item was not the model's. */
  #turn: { readonly parts: AssistantPart[]; readonly places: CallPlace[] } | null = null;
  /** What the next call carries. */
  #reasoningState: string | undefined;

  constructor(builder: TurnBuilder, notes: RequestNotes, source: JsonSource) {
    this.#builder = builder;
    this.#notes = notes;
    this.#source = source;
  }

  add(item: Item, pointer: string): void {
    if (!("type" in item)) return this.#addMessage(item, pointer);
    switch (item.type) {
      case "message":
        return this.#addMessage(item, pointer);
      case "function_call":
        return this.#addCall(callOf(item, fitArguments(item.arguments)), pointer);
      case "custom_tool_call":
        return this.#addCall(callOf(item, customArguments(item.input)), pointer);
      case "tool_search_call": {
        const argumentsJson = this.#source.raw(item.arguments).text;
        const call = { clientId: item.call_id, name: TOOL_SEARCH, argumentsJson };
        return this.#addCall(call, pointer);
      }
      case "function_call_output":
      case "custom_tool_call_output":
        return this.#addOutput(item, pointer);
      case "tool_search_output":
        return this.#addOutput({ ...item, output: describeTools(item.tools) }, pointer);
      case "agent_message":
        return this.#addAgentMessage(item, pointer);
      case "reasoning":
        return this.#addReasoning(item);
      case "item_reference":
        return this.#checkReference(item, pointer);
      // The tools were decoded with those of the request.
      case "additional_tools":
        return undefined;
      default:
        return assertNever(item);
    }
  }

  /** Ends the open turn of the model, if there is one. */
  endTurn(): void {
    if (this.#turn === null) return;
    this.#builder.assistant(this.#turn.parts, this.#turn.places);
    this.#turn = null;
    this.#reasoningState = undefined;
  }

  #addMessage({ role, content }: Schemas["ResponsesPlainMessage"], pointer: string): void {
    const place = `${pointer}/content`;
    switch (role) {
      case "assistant":
        return this.#addText(decodeText(content, this.#notes, place));
      case "system":
      case "developer":
        this.endTurn();
        return this.#builder.system(decodeText(content, this.#notes, place), {});
      case "user":
        this.endTurn();
        checkUserContent(content, this.#notes, place);
        return this.#builder.user(decodeParts(content, this.#notes, place));
      default:
        return assertNever(role);
    }
  }

  #openTurn() {
    this.#turn ??= { parts: [], places: [] };
    return this.#turn;
  }

  #addText(parts: readonly TextPart[]): void {
    const turn = this.#openTurn();
    for (const part of parts) turn.parts.push(part);
  }

  #addCall({ clientId, name, argumentsJson }: Call, pointer: string): void {
    this.#notes.need("tools", pointer);
    const identity = readCallId(clientId, this.#notes, "/input/*/call_id");
    const state = this.#reasoningState;
    this.#reasoningState = undefined;
    const turn = this.#openTurn();
    turn.parts.push({
      type: "tool-call",
      ...(state !== undefined && { reasoningState: state }),
      ...identity,
      name,
      argumentsJson,
    });
    turn.places.push({ pointer, clientId });
  }

  #addAgentMessage({ content }: Schemas["ResponsesAgentMessage"], pointer: string): void {
    const texts = content.map((part) =>
      part.type === "input_text" ? part.text : part.encrypted_content,
    );
    this.#addMessage({ role: "user", content: texts.join("") }, pointer);
  }

  #addOutput({ call_id: id, output }: Output, pointer: string): void {
    this.endTurn();
    this.#notes.need("tools", pointer);
    const content = decodeParts(output, this.#notes, `${pointer}/output`);
    this.#builder.answer(id, { content, isError: false }, `${pointer}/call_id`);
  }

  #addReasoning({ encrypted_content: state }: Schemas["ResponsesReasoning"]): void {
    if (state === undefined || state === null || state === "") return;
    this.#notes.addParameter("reasoning-state", "/input/*/encrypted_content");
    this.#openTurn();
    this.#reasoningState = asSealedText(state);
  }

  #checkReference({ id }: Schemas["ResponsesItemReference"], pointer: string): void {
    if (id.startsWith(REASONING_ID)) return;
    this.#notes.addIssue({
      pointer: `${pointer}/id`,
      rule: "item-reference",
      message: "Nothing is stored, so an item cannot be referenced by its id.",
      hint: "Send the item itself. (AI SDK: providerOptions: { openai: { store: false } }.)",
    });
  }
}
