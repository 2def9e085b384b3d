/** Which events are of one kind, and what else holds for them; see spec/stream-grammar.yaml. */
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

/** One stream of spec/stream-grammar.yaml, where its fields are explained. */
export interface StreamGrammar {
  /** The operation whose reply it is. */
  readonly operation: string;
  readonly guards: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly names: string;
  readonly constant?: { readonly schema: string; readonly pointers: readonly string[] };
  readonly symbols: Readonly<Record<string, SymbolRule>>;
  readonly start: string;
  readonly states: Readonly<Record<string, Readonly<Record<string, Transition>>>>;
  readonly accepting: readonly string[];
}
