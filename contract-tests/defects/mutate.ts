import type { Exchange } from "../coverage/exchange.ts";

/** One planted defect: what a faulty server would have answered instead. */
export type Mutation = (exchange: Exchange) => Exchange;

/** Replaces the status. */
export function status(value: number): Mutation {
  return (exchange) => ({ ...exchange, status: value });
}

/** Replaces or removes a header. */
export function header(name: string, value: string | null): Mutation {
  return (exchange) => {
    const rest = Object.entries(exchange.headers).filter(([known]) => known !== name);
    const added = value === null ? [] : [[name, value] as const];
    return { ...exchange, headers: Object.fromEntries([...rest, ...added]) };
  };
}

/** Replaces the bytes of the body. */
export function text(change: (body: string) => string): Mutation {
  return (exchange) => ({ ...exchange, body: change(exchange.body) });
}

/** Replaces, adds or (if undefined) removes the value at a pointer of the JSON body. */
export function field(pointer: string, value: unknown): Mutation {
  return text((body) => JSON.stringify(put(JSON.parse(body), pointer, value)));
}

/** An event as it stands in the stream: its `event:` line, if it has one, and its data. */
export interface Block {
  readonly name: string | null;
  readonly data: string;
}

/** Replaces the events of the stream. */
export function events(change: (blocks: readonly Block[]) => readonly Block[]): Mutation {
  return text((body) => change(readBlocks(body)).map(writeBlock).join(""));
}

/** Changes the value at a pointer of every event for which `which` is true. */
export function eventField(
  which: string | ((data: string) => boolean),
  pointer: string,
  value: unknown,
): Mutation {
  const hits = typeof which === "string" ? (data: string) => data.includes(which) : which;
  return events((blocks) =>
    blocks.map((block) =>
      hits(block.data)
        ? { ...block, data: JSON.stringify(put(JSON.parse(block.data), pointer, value)) }
        : block,
    ),
  );
}

/** Removes the events whose data contains the text. */
export function withoutEvents(part: string): Mutation {
  return events((blocks) => blocks.filter(({ data }) => !data.includes(part)));
}

/** Repeats the first event whose data contains the text. */
export function twice(part: string): Mutation {
  return events((blocks) => {
    const at = blocks.findIndex(({ data }) => data.includes(part));
    return blocks.flatMap((block, place) => (place === at ? [block, block] : [block]));
  });
}

/** Swaps the events that contain the two texts. */
export function swapped(one: string, other: string): Mutation {
  return events((blocks) => {
    const [first, second] = [one, other].map((part) =>
      blocks.findIndex(({ data }) => data.includes(part)),
    );
    return blocks.map((block, at) => {
      if (at === first) return blocks[second ?? at] ?? block;
      return at === second ? (blocks[first ?? at] ?? block) : block;
    });
  });
}

function readBlocks(body: string): readonly Block[] {
  return body
    .split("\n\n")
    .filter((block) => block !== "")
    .map((block) => ({
      name: /^event: (.*)$/m.exec(block)?.[1] ?? null,
      data: /^data: (.*)$/m.exec(block)?.[1] ?? "",
    }));
}

function writeBlock({ name, data }: Block): string {
  return `${name === null ? "" : `event: ${name}\n`}data: ${data}\n\n`;
}

/** A copy with another value at the pointer, whose parents must exist. */
function put(root: unknown, pointer: string, value: unknown): unknown {
  const keys = pointer.split("/").slice(1);
  const last = keys.pop();
  if (last === undefined) return value;
  const copy = structuredClone(root);
  const parent = keys.reduce<unknown>(
    (node, key) => (typeof node === "object" && node !== null ? Reflect.get(node, key) : undefined),
    copy,
  );
  if (typeof parent !== "object" || parent === null) throw new Error(`nothing at ${pointer}`);
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else Reflect.set(parent, last, value);
  return copy;
}
