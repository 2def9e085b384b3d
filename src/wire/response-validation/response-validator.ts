import { BlankLines, StreamChecker } from "../contract/grammar/stream-checker.ts";
import type { CompiledGrammar } from "../contract/grammar/compile-grammar.ts";
import { type SseEvent, SseParser } from "../sse/parse.ts";
import { checkBody, checkHead, violation, type Violation } from "./check-response.ts";
import type { ResponseRules } from "./response-rules.ts";

/** Far above the size of our events: tool arguments are sent in pieces. */
const EVENT_CHARS_MAX = 64 * 1_048_576;

/** Facts about a request, read when its response starts. */
export interface ValidatedRequest {
  /** The operationId, the name of a page, or `unmatched`. */
  readonly operation: string;
  /** Whether the client requested a stream; null if this is unknown or not applicable. */
  readonly stream: boolean | null;
}

/** Observes one response as it is sent. Never throws, and never changes the sent data. */
export interface ResponseValidator {
  /** Called with the request's body after its validation. */
  readonly requestAccepted: (body: unknown) => void;
  readonly responseSent: (response: SentResponse) => void;
  readonly streamStarted: (headers: readonly string[]) => void;
  readonly streamWritten: (text: string) => void;
  /**
   * Called if the stream ended normally. After a closed socket the end of the stream is not
   * checked.
   */
  readonly streamEnded: () => void;
}

export interface SentResponse {
  readonly status: number;
  /** Alternating names in lower case and values. */
  readonly headers: readonly string[];
  readonly body: string | Buffer;
}

/** The result for one response; reported once, when the response is complete. */
export interface Finding {
  readonly operation: string;
  readonly status: number;
  /** Number of checked events. */
  readonly events: number;
  readonly violations: readonly Violation[];
}

export interface ValidatorDependencies {
  readonly rules: ResponseRules;
  readonly grammars: ReadonlyMap<string, CompiledGrammar>;
  readonly report: (finding: Finding) => void;
}

type StreamState =
  | { readonly kind: "silent" }
  | {
      readonly kind: "open";
      readonly lines: BlankLines;
      readonly parser: SseParser;
      readonly checker: StreamChecker;
    }
  /**
   * Done: the problem was reported, or no check is needed. After the first problem of a stream the
   * rest is meaningless.
   */
  | { readonly kind: "over" };

/** Checks one response of an operation of the contract; pages outside it pass unchecked. */
export class ContractResponseValidator implements ResponseValidator {
  readonly #dependencies: ValidatorDependencies;
  readonly #request: ValidatedRequest;
  #body: unknown = undefined;
  #stream: StreamState = { kind: "silent" };
  #events = 0;

  constructor(request: ValidatedRequest, dependencies: ValidatorDependencies) {
    this.#request = request;
    this.#dependencies = dependencies;
  }

  readonly requestAccepted = (body: unknown): void => {
    this.#body = body;
  };

  readonly responseSent = ({ status, headers, body }: SentResponse): void => {
    const { operation, stream } = this.#request;
    const rules = this.#dependencies.rules.get(operation);
    if (rules === undefined) return;
    this.#guard(status, () => {
      const head = checkHead(rules, { status, headers });
      const found = [...head.violations];
      if (status === 200 && stream === true) found.push(violation("media-type", "", "stream"));
      if (head.schema !== null) {
        const validate = rules.findValidator(head.schema);
        const { requestId } = head;
        if (validate === undefined) found.push(violation("body", "", "unchecked"));
        else found.push(...checkBody({ text: body.toString(), validate, requestId }));
      }
      this.#report(status, found);
    });
  };

  readonly streamStarted = (headers: readonly string[]): void => {
    const { operation, stream } = this.#request;
    const { grammars } = this.#dependencies;
    const rules = this.#dependencies.rules.get(operation);
    if (rules === undefined) return;
    this.#guard(200, () => {
      const { findValidator } = rules;
      const { violations, mediaType } = checkHead(rules, { status: 200, headers });
      const grammar = grammars.get(operation);
      if (violations.length > 0) return this.#report(200, violations);
      if (grammar === undefined || mediaType !== "text/event-stream" || stream !== true) {
        return this.#report(200, [violation("media-type", "", "stream")]);
      }
      this.#stream = {
        kind: "open",
        lines: new BlankLines(),
        parser: new SseParser(EVENT_CHARS_MAX),
        checker: new StreamChecker({ grammar, findValidator, request: this.#body }),
      };
    });
  };

  readonly streamWritten = (text: string): void => {
    const state = this.#stream;
    if (state.kind !== "open") return;
    this.#guard(200, () => {
      const events: SseEvent[] = [];
      state.parser.feed(text, (event) => {
        events.push(event);
      });
      for (const event of events) {
        const verdict = state.checker.feed(event);
        this.#events += 1;
        if (!("problem" in verdict)) continue;
        const { rule, pointer } = verdict.problem;
        return this.#report(200, [violation("event", pointer, rule, this.#events - 1)]);
      }
      if (state.lines.feed(text)) {
        this.#report(200, [violation("event", "", "blank-line", this.#events)]);
      }
    });
  };

  readonly streamEnded = (): void => {
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

  /** Reports a failing check as a violation too, since the response was not proven valid. */
  #guard(status: number, check: () => void): void {
    try {
      check();
    } catch {
      // The error may quote the response.
      this.#report(status, [violation("body", "", "check-failed")]);
    }
  }
}
