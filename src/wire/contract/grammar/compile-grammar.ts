import { isDeepStrictEqual } from "node:util";

export interface CompiledSymbol {
  readonly name: string;
  readonly schema: string | null;
  readonly index: (NonNullable<SymbolRule["index"]> & { readonly path: PointerPath }) | null;
  /** `value` is the data parsed as JSON; undefined if it is not JSON. */
  readonly matches: (data: string, value: unknown) => boolean;
}

/** A grammar with its pointers split and its conditions compiled to functions. */
export interface CompiledGrammar {
  readonly grammar: StreamGrammar;
  readonly symbols: readonly CompiledSymbol[];
  readonly names: PointerPath | null;
  readonly sequence: PointerPath | null;
  readonly constants: readonly { readonly pointer: string; readonly path: PointerPath }[];
}

type Condition = (value: unknown) => boolean;

/** Compiles a grammar, once for any number of streams. */
export function compileGrammar(grammar: StreamGrammar): CompiledGrammar {
  return {
    grammar,
    symbols: Object.entries(grammar.symbols).map(([name, rule]) => compileSymbol(name, rule)),
    names: grammar.names === "none" ? null : splitPointer(grammar.names),
    sequence: grammar.sequence === undefined ? null : splitPointer(grammar.sequence),
    constants: (grammar.constant?.pointers ?? []).map((pointer) => ({
      pointer,
      path: splitPointer(pointer),
    })),
  };
}

function compileSymbol(name: string, rule: SymbolRule): CompiledSymbol {
  const { text, schema = null, index } = rule;
  const conditions = compileConditions(rule);
  return {
    name,
    schema,
    index: index === undefined ? null : { ...index, path: splitPointer(index.at) },
    matches: (data, value) =>
      text === undefined
        ? value !== undefined && conditions.every((holds) => holds(value))
        : data === text,
  };
}

function compileConditions({ is = {}, not = {}, has = [], lacks = [] }: SymbolRule): Condition[] {
  const present = (pointer: string): Condition => {
    const path = splitPointer(pointer);
    return (value) => pick(value, path) !== undefined;
  };
  const inverse =
    (holds: Condition): Condition =>
    (value) =>
      !holds(value);
  return [
    ...Object.entries(is).map(([pointer, wanted]) => equals(pointer, wanted)),
    ...Object.entries(not).map(([pointer, hated]) => inverse(equals(pointer, hated))),
    ...has.map(present),
    ...lacks.map(present).map(inverse),
  ];
}

/** Returns the condition that the value at a pointer equals `wanted`. */
export function equals(pointer: string, wanted: unknown): Condition {
  const path = splitPointer(pointer);
  if (typeof wanted !== "object" || wanted === null) return (value) => pick(value, path) === wanted;
  const sizeMax = Object.keys(wanted).length;
  return (value) => {
    const found = pick(value, path);
    if (typeof found !== "object" || found === null) return false;
    // Most events differ in size, which is far cheaper to compare than the content.
    return !hasMoreKeys(found, sizeMax) && isDeepStrictEqual(found, wanted);
  };
}

function hasMoreKeys(value: object, most: number): boolean {
  if (Array.isArray(value)) return value.length > most;
  let keys = 0;
  for (const key in value) {
    if (Object.hasOwn(value, key)) keys += 1;
    if (keys > most) return true;
  }
  return false;
}

/** The keys of a JSON pointer. The grammar's pointers need no unescaping. */
export type PointerPath = readonly (string | number)[];

/** Splits `/choices/0/delta` into its keys; digits become a numeric index. */
function splitPointer(pointer: string): PointerPath {
  return pointer
    .split("/")
    .slice(1)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

/**
 * Returns the value at the path, or undefined. Keys of a grammar are never names of prototype
 * members.
 */
export function pick(value: unknown, path: PointerPath): unknown {
  let found = value;
  for (const key of path) {
    if (typeof found !== "object" || found === null) return undefined;
    found = (found as Readonly<Record<string | number, unknown>>)[key];
  }
  return found;
}

/**
 * Identifies the events of one kind and states their further rules; see spec/stream-grammar.yaml.
 */
export interface SymbolRule {
  readonly text?: string;
  readonly schema?: string;
  readonly is?: Readonly<Record<string, unknown>>;
  readonly not?: Readonly<Record<string, unknown>>;
  readonly has?: readonly string[];
  readonly lacks?: readonly string[];
  readonly index?: {
    readonly at: string;
    readonly counter: string;
    readonly must: "next" | "last" | "known";
  };
}

export type Transition =
  | string
  | { readonly to: string; readonly if?: string; readonly unless?: string };

/** One stream of spec/stream-grammar.yaml, which explains the fields. */
export interface StreamGrammar {
  /** The operation that returns the stream. */
  readonly operation: string;
  readonly guards: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly names: string;
  /** The pointer that numbers the events, from 0. */
  readonly sequence?: string;
  readonly constant?: { readonly schema: string; readonly pointers: readonly string[] };
  readonly symbols: Readonly<Record<string, SymbolRule>>;
  readonly start: string;
  readonly states: Readonly<Record<string, Readonly<Record<string, Transition>>>>;
  readonly accepting: readonly string[];
}
