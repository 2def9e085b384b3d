import { ExactSource, type JsonSource } from "../../raw-json/json-source.ts";
import { asIndex, asObject, asObjects, asText, type JsonObject } from "../json.ts";
import { type ParsedMessage, parseMessage, type TextDelta } from "./parse-message.ts";

/** A choice of a reply, or of a chunk of a stream. */
export interface Choice {
  /** 0 if the server sends none. */
  readonly index: number;
  readonly json: JsonObject;
  readonly message: ParsedMessage;
}

type MessageField = "message" | "delta";

/** Where a choice has its message, whole or a piece of it, and where else it may have it. */
export type MessageFields = readonly [MessageField, MessageField?];

/**
 * The choices of a reply or a chunk, whose messages are in the first of `fields` that is there, or,
 * at the end of a choice, that has content; `text` is its JSON.
 */
export function readChoices(
  reply: JsonObject,
  text: string,
  fields: MessageFields,
): readonly Choice[] {
  const source = new ExactSource(text, reply);
  return asObjects(reply["choices"]).map((json) => ({
    index: asIndex(json["index"]) ?? 0,
    json,
    message: readMessage(json, fields, source),
  }));
}

function readMessage(
  json: JsonObject,
  [field, otherField]: MessageFields,
  source: JsonSource,
): ParsedMessage {
  const found = asObject(json[field]);
  const other = otherField === undefined ? undefined : asObject(json[otherField]);
  const message = parseMessage(found ?? other ?? {}, source);
  if (other === undefined || hasContent(message)) return message;
  return asText(json["finish_reason"]) === undefined ? message : parseMessage(other, source);
}

/** Whether a message brings text, reasoning or calls. */
export function hasContent({ said, toolCalls }: ParsedMessage): boolean {
  return said.length > 0 || toolCalls.length > 0;
}

/**
 * Makes one message of several choices. One choice is requested; a server that sends more has put
 * the text of a reply in one and its calls in others (GitHub Copilot for Claude). Text and
 * reasoning are those of the first choice that brings each; calls are of all.
 */
export class MergedChoices {
  readonly #sources = new Map<TextDelta["type"], number>();

  /** The text and reasoning of a choice that count; `source` tells choices apart. */
  saidBy(source: number, { said }: ParsedMessage): readonly TextDelta[] {
    return said.filter(({ type }) => {
      if (!this.#sources.has(type)) this.#sources.set(type, source);
      return this.#sources.get(type) === source;
    });
  }
}
