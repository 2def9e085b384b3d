/** A JSON value that a test may change. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}
export type Path = readonly (string | number)[];

/** Returns the value at a place; undefined if there is no value. */
export function valueAt(body: Json, path: Path): Json | undefined {
  let value: Json | undefined = body;
  for (const token of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Array.isArray(value) ? value[Number(token)] : value[token];
  }
  return value;
}

/** A copy of a body, to be changed around one place. */
export class Draft {
  readonly body: JsonObject;
  readonly path: Path;
  /** The original value at the place. */
  readonly value: Json;

  constructor(body: JsonObject, path: Path) {
    this.body = structuredClone(body);
    this.path = path;
    this.value = structuredClone(valueAt(body, path) ?? null);
  }

  /** The last token of the place. */
  get name(): string {
    return String(this.path.at(-1));
  }

  /** Returns the object around the place, or one further out. */
  holder(levels = 1): JsonObject {
    const holder = valueAt(this.body, this.path.slice(0, this.path.length - levels));
    if (typeof holder !== "object" || holder === null || Array.isArray(holder)) {
      throw new Error("no object there");
    }
    return holder;
  }

  /** Sets the value at the place, or around it; undefined removes it. */
  put(value: Json | undefined, levels = 0): void {
    const path = this.path.slice(0, this.path.length - levels);
    const outer = valueAt(this.body, path.slice(0, -1));
    const last = path.at(-1);
    if (typeof outer !== "object" || outer === null || last === undefined) {
      throw new Error("the place has no parent");
    }
    if (Array.isArray(outer))
      outer.splice(Number(last), 1, ...(value === undefined ? [] : [value]));
    else if (value === undefined) delete outer[last];
    else outer[last] = value;
  }

  /** Appends a message to the conversation, or inserts it first. */
  say(message: JsonObject, where: "first" | "last" = "last"): void {
    const { messages } = this.body;
    if (!Array.isArray(messages)) throw new Error("no messages");
    if (where === "first") messages.unshift(message);
    else messages.push(message);
  }
}
