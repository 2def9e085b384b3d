import { ExactSource } from "../../raw-json/json-source.ts";
import { asIndex, asObject, asObjects, type JsonObject } from "../json.ts";
import { type ParsedMessage, parseMessage, type TextDelta } from "./parse-message.ts";

/** A choice of a reply, or of a chunk of a stream. */
export interface Choice {
  /** 0 if the server sends none. */
  readonly index: number;
  readonly json: JsonObject;
  readonly message: ParsedMessage;
}

/** Where a choice has its message: whole, or a piece of it. */
export type MessageField = "message" | "delta";

/**
 * The choices of a reply or a chunk, whose messages are in the first of `fields` that is there; `text`
 * is its JSON.
 */
export function readChoices(
  reply: JsonObject,
  text: string,
  fields: readonly MessageField[],
): readonly Choice[] {
  const source = new ExactSource(text, reply);
  return asObjects(reply["choices"]).map((json) => ({
    index: asIndex(json["index"]) ?? 0,
    json,
    message: parseMessage(
      fields.map((field) => asObject(json[field])).find((found) => found !== undefined) ?? {},
      source,
    ),
  }));
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
