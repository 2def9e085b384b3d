import { isDeepStrictEqual } from "node:util";
import type { ApiDocument } from "../api-document.ts";

/** One step of an edit; places are JSON pointers, where `$` stands for `/components/schemas`. */
export type Step =
  | readonly ["set", place: string, value: unknown]
  | readonly ["remove", place: string]
  | readonly ["move", from: string, to: string]
  /** Appends to an array, or removes an equal item from one. */
  | readonly ["add", place: string, item: unknown]
  | readonly ["drop", place: string, item: unknown]
  /** Reverses the order of an array or of an object's keys. */
  | readonly ["reverse", place: string]
  /** Renames a schema everywhere. */
  | readonly ["rename", from: string, to: string]
  /** Puts a schema into an `allOf` of its own. */
  | readonly ["wrap", place: string]
  /** Replaces a reference with what it names. */
  | readonly ["inline", place: string];

/** An edit that a person could make to the contract. */
export type KnownEdit = readonly [name: string, ...steps: readonly Step[]];

type Fields = Record<string, unknown>;

/** The document is no longer one that the edit was written for; the message names both. */
export class EditDoesNotApply extends Error {
  constructor(edit: string, step: Step, reason: string) {
    super(`the edit "${edit}" does not apply: ${step[0]} ${step[1]}: ${reason}`);
  }
}

/** The document after an edit. */
export function applyEdit(document: ApiDocument, [name, ...steps]: KnownEdit): ApiDocument {
  let edited = structuredClone(document);
  for (const step of steps) {
    const before = JSON.stringify(edited);
    try {
      edited = applyStep(edited, step);
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : String(failure);
      throw new EditDoesNotApply(name, step, reason);
    }
    if (JSON.stringify(edited) === before) throw new EditDoesNotApply(name, step, "no change");
  }
  return edited;
}

/** Changes the document in place, or returns another. */
function applyStep(document: ApiDocument, step: Step): ApiDocument {
  switch (step[0]) {
    case "rename":
      return renameSchema(document, step[1], step[2]);
    case "set":
      write(document, step[1], structuredClone(step[2]));
      break;
    case "wrap":
      write(document, step[1], { allOf: [read(document, step[1])] });
      break;
    case "remove":
      remove(document, step[1]);
      break;
    case "move":
      write(document, step[2], read(document, step[1]));
      remove(document, step[1]);
      break;
    case "add":
      write(document, step[1], [...list(document, step[1]), step[2]]);
      break;
    case "drop": {
      const rest = list(document, step[1]).filter((item) => !isDeepStrictEqual(item, step[2]));
      write(document, step[1], rest);
      break;
    }
    case "reverse":
      write(document, step[1], reverse(read(document, step[1])));
      break;
    case "inline": {
      const { $ref } = read(document, step[1]) as { readonly $ref: string };
      write(document, step[1], structuredClone(read(document, $ref.slice(1))));
      break;
    }
  }
  return document;
}

function reverse(value: unknown): unknown {
  if (Array.isArray(value)) return value.toReversed() as unknown;
  return Object.fromEntries(Object.entries(value as Fields).toReversed());
}

function renameSchema(document: ApiDocument, from: string, to: string): ApiDocument {
  write(document, `$/${to}`, read(document, `$/${from}`));
  remove(document, `$/${from}`);
  const text = JSON.stringify(document);
  const reference = `"#/components/schemas/${from}"`;
  return JSON.parse(text.replaceAll(reference, `"#/components/schemas/${to}"`)) as ApiDocument;
}

/** The container of a place and the last key to it; throws if there is none. */
function locate(document: ApiDocument, place: string): { container: Fields; key: string } {
  const tokens = place
    .replace(/^\$/, "/components/schemas")
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
  const key = tokens.pop() ?? "";
  let container = document as unknown as Fields;
  for (const token of tokens) {
    const next = container[token];
    if (typeof next !== "object" || next === null) throw new Error(`no ${token} in ${place}`);
    container = next as Fields;
  }
  return { container, key };
}

function read(document: ApiDocument, place: string): unknown {
  const { container, key } = locate(document, place);
  return container[key];
}

function write(document: ApiDocument, place: string, value: unknown): void {
  const { container, key } = locate(document, place);
  container[key] = value;
}

function remove(document: ApiDocument, place: string): void {
  const { container, key } = locate(document, place);
  if (Array.isArray(container)) container.splice(Number(key), 1);
  else delete container[key];
}

function list(document: ApiDocument, place: string): readonly unknown[] {
  const value = read(document, place) ?? [];
  if (!Array.isArray(value)) throw new Error(`${place} is not an array`);
  return value;
}
