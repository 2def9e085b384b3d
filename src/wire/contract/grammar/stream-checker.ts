import type { SseEvent } from "../../sse/parse.ts";
import { equals, type CompiledGrammar, type CompiledSymbol, pick } from "./compile-grammar.ts";

/** The part of a contract validator that the checker uses. */
export interface EventValidator {
  (value: unknown): boolean;
  readonly errors:
    | readonly {
        readonly instancePath: string;
        readonly keyword: string;
        readonly message?: string;
      }[]
    | null;
}

export interface StreamCheckerDependencies {
  readonly grammar: CompiledGrammar;
  /** Returns a validator by component name; undefined for an unknown name. */
  readonly findValidator: (schema: string) => EventValidator | undefined;
  /** The body of the streaming request, for the grammar's guards. */
  readonly request: unknown;
}

/** A violation of the grammar, described without any content of the stream. */
export interface StreamProblem {
  readonly rule: "kind" | "name" | "schema" | "constant" | "index" | "order" | "end";
  /** Points into the event's data; `""` for the event as a whole. */
  readonly pointer: string;
  readonly text: string;
}

/** The kind of a valid event, or the problem of an invalid one. */
export type EventVerdict = { readonly symbol: string } | { readonly problem: StreamProblem };

/**
 * Runs a stream's automaton event by event. After the first problem the state is undefined. One
 * checker per stream.
 */
export class StreamChecker {
  readonly #grammar: CompiledGrammar;
  readonly #findValidator: StreamCheckerDependencies["findValidator"];
  readonly #request: unknown;
  readonly #counters = new Map<string, number>();
  readonly #constants = new Map<string, unknown>();
  /** Number of events that came before. */
  #events = 0;
  #state: string;

  constructor({ grammar, findValidator, request }: StreamCheckerDependencies) {
    this.#grammar = grammar;
    this.#findValidator = findValidator;
    this.#request = request;
    this.#state = grammar.grammar.start;
  }

  get state(): string {
    return this.#state;
  }

  feed(event: SseEvent): EventVerdict {
    const value = readJson(event.data);
    const symbol = this.#grammar.symbols.find(({ matches }) => matches(event.data, value));
    if (symbol === undefined) return { problem: problem("kind", "no kind of event") };
    const found =
      this.#findNameProblem(event, value) ??
      this.#findSchemaProblem(symbol, value) ??
      this.#findChangedConstant(symbol, value) ??
      this.#findSequenceProblem(value) ??
      this.#findIndexProblem(symbol, value) ??
      this.#follow(symbol);
    return found === null ? { symbol: symbol.name } : { problem: found };
  }

  /** Returns the problem of a stream that ends here; null: it is complete. */
  end(): StreamProblem | null {
    if (this.#grammar.grammar.accepting.includes(this.#state)) return null;
    return problem("end", `the stream ends in the state ${this.#state}`);
  }

  #findNameProblem({ event }: SseEvent, value: unknown): StreamProblem | null {
    const { names } = this.#grammar;
    const wanted = names === null ? "message" : pick(value, names);
    return event === wanted ? null : problem("name", `is not named ${String(wanted)}`);
  }

  #findSchemaProblem({ schema }: CompiledSymbol, value: unknown): StreamProblem | null {
    if (schema === null) return null;
    const validate = this.#findValidator(schema);
    if (validate === undefined) return problem("schema", `no validator for ${schema}`);
    if (validate(value)) return null;
    const errors = validate.errors ?? [];
    const text = errors.map(({ instancePath, message }) => `${instancePath} ${message}`).join("; ");
    return problem("schema", text, errors[0]?.instancePath);
  }

  #findChangedConstant({ schema }: CompiledSymbol, value: unknown): StreamProblem | null {
    if (this.#grammar.grammar.constant?.schema !== schema) return null;
    for (const { pointer, path } of this.#grammar.constants) {
      const now = pick(value, path);
      if (!this.#constants.has(pointer)) this.#constants.set(pointer, now);
      else if (this.#constants.get(pointer) !== now) {
        return problem("constant", `${pointer} changed`, pointer);
      }
    }
    return null;
  }

  #findSequenceProblem(value: unknown): StreamProblem | null {
    const { sequence, grammar } = this.#grammar;
    if (sequence === null) return null;
    const found = pick(value, sequence);
    const wanted = this.#events;
    this.#events += 1;
    if (found === wanted) return null;
    return problem("index", `is ${String(found)}, not ${wanted}`, grammar.sequence);
  }

  #findIndexProblem({ index }: CompiledSymbol, value: unknown): StreamProblem | null {
    if (index === null) return null;
    const count = this.#counters.get(index.counter) ?? 0;
    const found = pick(value, index.path);
    if (typeof found !== "number") return problem("index", `${index.at} is not a number`, index.at);
    if (index.must === "next") this.#counters.set(index.counter, count + 1);
    const valid = { next: found === count, last: found === count - 1, known: found < count };
    if (valid[index.must]) return null;
    return problem("index", `${index.at} is ${found}, after ${count} ${index.counter}`, index.at);
  }

  #follow({ name }: CompiledSymbol): StreamProblem | null {
    const { states } = this.#grammar.grammar;
    const transition = states[this.#state]?.[name];
    const forbidden = (): StreamProblem => problem("order", `${name} in the state ${this.#state}`);
    if (transition === undefined) return forbidden();
    if (typeof transition === "string") {
      this.#state = transition;
      return null;
    }
    const isOpen =
      (transition.if === undefined || this.#holds(transition.if)) &&
      (transition.unless === undefined || !this.#holds(transition.unless));
    if (!isOpen) return forbidden();
    this.#state = transition.to;
    return null;
  }

  #holds(guard: string): boolean {
    const conditions = Object.entries(this.#grammar.grammar.guards[guard] ?? {});
    return conditions.every(([pointer, wanted]) => equals(pointer, wanted)(this.#request));
  }
}

function problem(rule: StreamProblem["rule"], text: string, pointer = ""): StreamProblem {
  return { rule, text, pointer };
}

/** Returns the data as a JSON object; undefined for anything else. */
function readJson(data: string): unknown {
  if (!data.startsWith("{")) return undefined;
  try {
    return JSON.parse(data) as unknown;
  } catch {
    // Data that is not JSON matches no kind of event.
    return undefined;
  }
}

const DATA = "data:";

/**
 * Finds blank lines of an event stream that follow no `data` line. Some readers take these lines
 * for an empty event (spec/stream-grammar.yaml). One instance per stream; the stream's lines must
 * end in LF.
 */
export class BlankLines {
  /** The first characters of the incomplete line. */
  #head = "";
  #isAfterData = false;

  /**
   * Returns whether a line that ends in `text`, an arbitrary chunk, is blank without a preceding
   * `data` line, or whether a line ends in CR.
   */
  feed(text: string): boolean {
    if (text.includes("\r")) return true;
    let at = 0;
    for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", at)) {
      const head = this.#headWith(text, at, end);
      if (head === "" && !this.#isAfterData) return true;
      this.#isAfterData = head === DATA;
      this.#head = "";
      at = end + 1;
    }
    this.#head = this.#headWith(text, at, text.length);
    return false;
  }

  #headWith(text: string, from: number, to: number): string {
    const missing = DATA.length - this.#head.length;
    return this.#head + text.slice(from, Math.min(to, from + missing));
  }
}
