type Node = Readonly<Record<string, unknown>>;

/** A stream as one value, for a single comparison. */
export interface FoldedStream {
  /** Kinds of events, with each run of equal kinds listed once. */
  readonly order: string;
  readonly text: string;
  readonly reasoning: string;
  /** Text of the tool call's arguments. */
  readonly input: string;
  /** Name of the called tool; null without a call. */
  readonly tool: unknown;
  readonly stop: unknown;
  readonly usage: unknown;
  readonly id: unknown;
  readonly model: unknown;
  /** `error` of the body that ended the stream; null if it did not fail. */
  readonly error: unknown;
}

/** Folds the events' values; `symbols` are their kinds by the stream's grammar. */
export function foldStream(
  protocol: "chat" | "messages",
  values: readonly object[],
  symbols: readonly string[],
): FoldedStream {
  const nodes = values as readonly Node[];
  const pieces = protocol === "chat" ? chatPieces(nodes) : messagesPieces(nodes);
  const failure = nodes.find(({ type }) => type === "error");
  return {
    order: symbols.filter((symbol, at) => symbol !== symbols[at - 1]).join(" "),
    ...pieces,
    error: failure?.["error"] ?? null,
  };
}

/** Returns the value at a path of keys; undefined if it does not exist. */
function at(node: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (found, key) =>
      typeof found === "object" && found !== null ? Reflect.get(found, key) : undefined,
    node,
  );
}

function joined(nodes: readonly Node[], ...path: readonly (string | number)[]): string {
  return nodes
    .map((node) => at(node, ...path))
    .filter((piece) => typeof piece === "string")
    .join("");
}

function first(nodes: readonly Node[], ...path: readonly (string | number)[]): unknown {
  const values = nodes.map((node) => at(node, ...path));
  return values.find((value) => value !== undefined && value !== null) ?? null;
}

type Pieces = Omit<FoldedStream, "order" | "error">;

function chatPieces(nodes: readonly Node[]): Pieces {
  const delta = ["choices", 0, "delta"] as const;
  const tool = [...delta, "tool_calls", 0, "function"] as const;
  return {
    text: joined(nodes, ...delta, "content"),
    reasoning: joined(nodes, ...delta, "reasoning_content"),
    input: joined(nodes, ...tool, "arguments"),
    tool: first(nodes, ...tool, "name"),
    stop: first(nodes, "choices", 0, "finish_reason"),
    usage: first(nodes, "usage"),
    id: first(nodes, "id"),
    model: first(nodes, "model"),
  };
}

function messagesPieces(nodes: readonly Node[]): Pieces {
  return {
    text: joined(nodes, "delta", "text"),
    reasoning: joined(nodes, "delta", "thinking"),
    input: joined(nodes, "delta", "partial_json"),
    tool: first(nodes, "content_block", "name"),
    stop: first(nodes, "delta", "stop_reason"),
    usage: first(nodes, "usage"),
    id: first(nodes, "message", "id"),
    model: first(nodes, "message", "model"),
  };
}
