import type { Random } from "./random.ts";

/** A value inside a body: its container, and its key there. */
interface Slot {
  readonly container: Record<string, unknown> | unknown[];
  readonly key: string | number;
}

/** Values that break types, bounds and encodings; created anew each time, as steps change them. */
const oddValues: readonly (() => unknown)[] = [
  [null, true, false, 0, -1, 1, 1.5, 1e300, -1e-300, 200_001, 2 ** 53 + 2, "", "x"],
  ["auto", "none", "text", "user", "tool", "sandbox/plain", "sandbox/none", "{}", "{"],
  ["\u0000", "\ud800", "😀".repeat(40), "é".repeat(5_000), "<|endoftext|>", "~1/~0"],
  ["data:image/png;base64,AAAA", "ftp://a", "http://[", "javascript:x"],
  [[], {}, [[]], { type: "text", text: "x" }, nest(70), Array.from({ length: 130 }, () => "x")],
  [{ type: "image_url", image_url: { url: "https://example.com/a.png" } }],
  [{ type: "tool_use", id: "c1", name: "look", input: {} }],
  [{ role: "tool", tool_call_id: "nobody", content: "x" }],
  [{ type: "object", properties: { a: { $ref: "#" } } }],
]
  .flat()
  .map((value) => () => copy(value));

/** Several times faster than `structuredClone`. */
function copy(value: unknown): unknown {
  return typeof value === "object" ? JSON.parse(JSON.stringify(value)) : value;
}

/** Names that resemble a valid one, belong elsewhere, or mean something to the language. */
const oddNames = (
  "temprature maxTokens content role type text name id index cache_control thread metadata " +
  "strict n seed signature is_error constructor toString hasOwnProperty prototype length a/b~c 0 " +
  `\u00e9 ${"x".repeat(300)} \u0000 \ud800 `
).split(" ");

function nest(levels: number): unknown {
  let value: unknown = {};
  for (let level = 1; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Every place in a value that contains another. */
function slotsOf(root: unknown): readonly Slot[] {
  const slots: Slot[] = [];
  const open: unknown[] = [root];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== "object" || value === null) continue;
    const container = value as Slot["container"];
    const keys = Array.isArray(container) ? container.keys() : Object.keys(container);
    for (const key of keys) {
      slots.push({ container, key });
      open.push(readSlot({ container, key }));
    }
  }
  return slots;
}

function readSlot({ container, key }: Slot): unknown {
  return (container as Readonly<Record<string | number, unknown>>)[key];
}

function writeSlot({ container, key }: Slot, value: unknown): void {
  Object.defineProperty(container, key, {
    value,
    configurable: true,
    enumerable: true,
    writable: true,
  });
}

type Step = (slot: Slot, random: Random, donors: readonly unknown[]) => void;

/** Replaces the value. */
const replace: Step = (slot, random) => writeSlot(slot, random.pick(oddValues)());

/** Removes the value from its container. */
const remove: Step = ({ container, key }) => {
  if (Array.isArray(container)) container.splice(Number(key), 1);
  else delete container[key];
};

/** Replaces it with a value of another valid body. */
const transplant: Step = (slot, random, donors) => {
  const donor = random.pick(slotsOf(random.pick(donors)));
  writeSlot(slot, copy(readSlot(donor)));
};

/** Adds a field or an item beside the value. */
const add: Step = ({ container }, random, donors) => {
  const value =
    random.next() < 0.5
      ? random.pick(oddValues)()
      : copy(readSlot(random.pick(slotsOf(random.pick(donors)))));
  if (Array.isArray(container)) container.splice(random.whole(container.length + 1), 0, value);
  else writeSlot({ container, key: random.pick(oddNames) }, value);
};

/** Renames the value, or repeats it. */
const rename: Step = (slot, random) => {
  const { container, key } = slot;
  const value = readSlot(slot);
  if (Array.isArray(container)) container.push(copy(value));
  else {
    delete container[key];
    writeSlot({ container, key: random.pick(oddNames) }, value);
  }
};

/** Wraps the value in an array or an object. */
const wrap: Step = (slot, random) => {
  const value = readSlot(slot);
  writeSlot(slot, random.next() < 0.5 ? [value] : { [random.pick(oddNames)]: value });
};

/** Swaps two values, near or far. */
const exchange: Step = (slot, random, donors) => {
  const others = Array.isArray(slot.container)
    ? slot.container.map((_, key) => ({ container: slot.container, key }))
    : slotsOf(slot.container);
  const other = random.pick(others.length > 0 ? others : slotsOf(random.pick(donors)));
  const [mine, theirs] = [copy(readSlot(slot)), copy(readSlot(other))];
  writeSlot(slot, theirs);
  writeSlot(other, mine);
};

/** Changes a text or a number slightly. */
const nudge: Step = (slot, random) => {
  const value = readSlot(slot);
  if (typeof value === "number") writeSlot(slot, value + random.pick([-1, 1, 0.5, -0.001, 1e6]));
  else if (typeof value === "string") {
    const at = random.whole(value.length + 1);
    const piece = random.pick(["", "x", " ", "\n", "\\", '"', "é", "/", "~"]);
    writeSlot(slot, value.slice(0, at) + piece + value.slice(at + random.whole(3)));
  } else writeSlot(slot, random.pick(oddValues)());
};

/** Small changes are the ones that get past the contract, to the checks of a body's meaning. */
const steps = [
  replace,
  remove,
  transplant,
  add,
  rename,
  wrap,
  exchange,
  nudge,
  nudge,
  nudge,
] as const;

/** A copy of a valid body with one to three changes. */
export function mutateBody(random: Random, seeds: readonly unknown[]): unknown {
  // The list is a separate root, so that the whole body can be replaced too.
  const root: unknown[] = [copy(random.pick(seeds))];
  for (let left = random.pick([1, 1, 1, 2, 3]); left > 0; left -= 1) {
    const slots = slotsOf(root);
    if (slots.length > 0) random.pick(steps)(random.pick(slots), random, seeds);
  }
  return root[0];
}

/** JSON text of a body, a few percent of which is broken as text. */
export function writeBody(random: Random, body: unknown): string {
  const text = JSON.stringify(body) ?? "";
  const dice = random.whole(100);
  const at = random.whole(text.length + 1);
  if (dice === 0) return text.slice(0, at);
  if (dice === 1)
    return text.slice(0, at) + random.pick(["{", "}", ",", '"', "1", "\u0000"]) + text.slice(at);
  if (dice === 2) return text.replace("{", '{"__proto__":{"model":"x"},');
  if (dice === 3) return text.replace("{", '{"messages":[],');
  return text;
}
