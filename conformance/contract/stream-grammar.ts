/** Identifies events of one kind, and states their further rules. */
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

type Transition = string | { readonly to: string; readonly if?: string; readonly unless?: string };

/** The automaton of one stream: `x-stream-grammar` of the document, whose guide explains it. */
export interface StreamGrammar {
  readonly operation: string;
  readonly guards: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly names: string;
  readonly sequence?: string;
  readonly constant?: { readonly schema: string; readonly pointers: readonly string[] };
  readonly symbols: Readonly<Record<string, SymbolRule>>;
  readonly start: string;
  readonly states: Readonly<Record<string, Readonly<Record<string, Transition>>>>;
  readonly accepting: readonly string[];
}
