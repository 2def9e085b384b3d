import type { CompiledGrammar } from "../contract/grammar/compile-grammar.ts";
import { StreamChecker, type EventValidator } from "../contract/grammar/stream-checker.ts";
import { SseParser } from "../sse/parse.ts";
import { checkBody, checkHead, violation } from "./check-reply.ts";
import type { ReplyRules } from "./reply-rules.ts";
import type { Violation } from "./violation.ts";

/** Far above what one event of ours holds: tool arguments come in pieces. */
const EVENT_CHARS_MAX = 64 * 1_048_576;

/** What is known of a request by the time its reply begins; read only then. */
export interface WitnessedRequest {
  /** operationId, the name of a root page, or `unmatched`. */
  readonly operation: string;
  /** Whether the client asked for a stream; null where that is not known or not asked. */
  readonly stream: boolean | null;
}

/** Hears one reply as it goes out. Never throws, and never changes what is sent. */
export interface ReplyWitness {
  /** The request's body, where it was lawful. */
  readonly asked: (body: unknown) => void;
  readonly whole: (reply: WholeReply) => void;
  readonly opened: (headers: readonly string[]) => void;
  readonly wrote: (text: string) => void;
  /** The stream was ended in order; one that is cut off by its socket's end is not judged. */
  readonly ended: () => void;
}

export interface WholeReply {
  readonly status: number;
  /** Names in lower case, and values, in turn. */
  readonly headers: readonly string[];
  readonly body: string | Buffer;
}

/** What a witness has found; given once, when the reply is complete. */
export interface Finding {
  readonly operation: string;
  readonly status: number;
  /** Events that were checked. */
  readonly events: number;
  readonly violations: readonly Violation[];
}

export interface WitnessDependencies {
  readonly rules: ReplyRules;
  readonly grammars: ReadonlyMap<string, CompiledGrammar>;
  readonly findValidator: (schema: string) => EventValidator | undefined;
  readonly report: (finding: Finding) => void;
}

type StreamState =
  | { readonly kind: "silent" }
  | { readonly kind: "open"; readonly checker: StreamChecker; readonly parser: SseParser }
  /** Told already, or nothing to tell: the first problem of a stream makes the rest meaningless. */
  | { readonly kind: "over" };

/** Checks one reply of an operation of the contract; pages outside it are let pass. */
export class ContractWitness implements ReplyWitness {
  readonly #dependencies: WitnessDependencies;
  readonly #request: WitnessedRequest;
  #body: unknown = undefined;
  #stream: StreamState = { kind: "silent" };
  #events = 0;

  constructor(request: WitnessedRequest, dependencies: WitnessDependencies) {
    this.#request = request;
    this.#dependencies = dependencies;
  }

  readonly asked = (body: unknown): void => {
    this.#body = body;
  };

  readonly whole = ({ status, headers, body }: WholeReply): void => {
    const { operation, stream } = this.#request;
    const { rules, findValidator } = this.#dependencies;
    if (!rules.has(operation)) return;
    this.#guard(status, () => {
      const head = checkHead(rules, { operation, status, headers });
      const found = [...head.violations];
      if (status === 200 && stream === true) found.push(violation("media-type", "", "stream"));
      if (head.schema !== null) {
        const validate = findValidator(head.schema);
        const { requestId } = head;
        if (validate === undefined) found.push(violation("body", "", "unchecked"));
        else found.push(...checkBody({ text: body.toString(), validate, requestId }));
      }
      this.#report(status, found);
    });
  };

  readonly opened = (headers: readonly string[]): void => {
    const { operation, stream } = this.#request;
    const { rules, grammars, findValidator } = this.#dependencies;
    if (!rules.has(operation)) return;
    this.#guard(200, () => {
      const { violations, mediaType } = checkHead(rules, { operation, status: 200, headers });
      const grammar = grammars.get(operation);
      if (violations.length > 0) return this.#report(200, violations);
      if (grammar === undefined || mediaType !== "text/event-stream" || stream !== true) {
        return this.#report(200, [violation("media-type", "", "stream")]);
      }
      this.#stream = {
        kind: "open",
        checker: new StreamChecker({ grammar, findValidator, request: this.#body }),
        parser: new SseParser(EVENT_CHARS_MAX),
      };
    });
  };

  readonly wrote = (text: string): void => {
    const state = this.#stream;
    if (state.kind !== "open") return;
    this.#guard(200, () => {
      for (const event of state.parser.feed(text)) {
        const verdict = state.checker.feed(event);
        this.#events += 1;
        if (!("problem" in verdict)) continue;
        const { rule, pointer } = verdict.problem;
        return this.#report(200, [violation("event", pointer, rule, this.#events - 1)]);
      }
    });
  };

  readonly ended = (): void => {
    const state = this.#stream;
    if (state.kind !== "open") return;
    this.#guard(200, () => {
      const problem = state.checker.end();
      const at = this.#events;
      this.#report(200, problem === null ? [] : [violation("event", "", problem.rule, at)]);
    });
  };

  #report(status: number, violations: readonly Violation[]): void {
    this.#stream = { kind: "over" };
    const { operation } = this.#request;
    this.#dependencies.report({ operation, status, events: this.#events, violations });
  }

  /** A check that fails is a violation too: the reply was not shown to be lawful. */
  #guard(status: number, check: () => void): void {
    try {
      check();
    } catch {
      // What was thrown may quote the reply.
      this.#report(status, [violation("body", "", "check-failed")]);
    }
  }
}
