import type { Check, CheckContext, Generations } from "../checks/check.ts";
import { CheckFailure, NotApplicable } from "../checks/expect.ts";
import type { Models } from "../checks/models.ts";
import type { Client } from "../client/client.ts";
import { type Exchange, NoAnswer, type RequestOptions } from "../client/exchange.ts";
import type { ContractDocument } from "../contract/document.ts";
import { objectOf } from "../contract/document.ts";
import type { Schemas } from "../contract/schemas.ts";
import type { FailureReport, Outcome } from "../output/report.ts";

export interface RunParts {
  readonly client: Pick<Client, "send">;
  readonly document: ContractDocument;
  readonly schemas: Schemas;
  readonly models: Models;
  /** The client's answers so far; it grows. */
  readonly exchanges: readonly Exchange[];
  readonly concurrency: number;
  /** Reasons of the known failures by id. */
  readonly known: ReadonlyMap<string, string>;
}

/** A fault of the kit: the bound of the cost would not hold. */
class UndeclaredGeneration extends Error {
  override readonly name = "UndeclaredGeneration";
}

/** After so many requests in a row without an answer, the rest is not tried. */
const SILENCE_MAX = 16;
const TEXT_SHOWN = 2_000;

/**
 * Runs the checks: most at the same time, those that need the account alone one after another, and
 * last those that examine all answers. Returns the outcomes in the order of the checks.
 */
export async function runChecks(
  checks: readonly Check[],
  parts: RunParts,
): Promise<readonly Outcome[]> {
  const outcomes = new Map<string, Outcome>();
  const silence = { requests: 0 };
  const work = async (waiting: Check[]): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      outcomes.set(check.id, await runCheck(check, parts, silence));
    }
  };
  const inPhase = (phase: Check["phase"]): Check[] =>
    checks.filter((check) => check.phase === phase);
  const together = inPhase(undefined);
  await Promise.all(Array.from({ length: parts.concurrency }, () => work(together)));
  await work(inPhase("alone"));
  await work(inPhase("last"));
  return checks.flatMap(({ id }) => outcomes.get(id) ?? []);
}

async function runCheck(
  check: Check,
  parts: RunParts,
  silence: { requests: number },
): Promise<Outcome> {
  const { id, title, scope, rule } = check;
  const startedMs = performance.now();
  const found = await attempt(check, parts, silence);
  const milliseconds = Math.round(performance.now() - startedMs);
  const knownReason = parts.known.get(id);
  const about = { id, title, scope, rule, milliseconds };
  if (knownReason !== undefined && found.result !== "not-applicable") {
    const result = found.result === "failed" ? "known-failure" : "unexpected-pass";
    return { ...about, ...found, result, reason: knownReason };
  }
  return { ...about, ...found };
}

async function attempt(
  check: Check,
  parts: RunParts,
  silence: { requests: number },
): Promise<Pick<Outcome, "result" | "reason" | "failure">> {
  const sent: Exchange[] = [];
  try {
    // A check whose model is missing sends nothing.
    for (const { protocol, role } of check.generations ?? []) parts.models.idOf(protocol, role);
    await check.run(contextOf(check, parts, { sent, silence }));
    return { result: "passed", reason: null, failure: null };
  } catch (error) {
    if (error instanceof NotApplicable) {
      return { result: "not-applicable", reason: error.message, failure: null };
    }
    if (error instanceof CheckFailure) {
      return { result: "failed", reason: null, failure: reportOf(error, sent.at(-1)) };
    }
    if (error instanceof NoAnswer) {
      const failure = { expected: "an answer", got: error.message, request: null, response: null };
      return { result: "failed", reason: null, failure };
    }
    if (error instanceof UndeclaredGeneration) throw error;
    // An answer of an unforeseen form fails its check, and does not end the run.
    const got = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const failure = new CheckFailure("an answer that the check can read", got);
    return { result: "failed", reason: null, failure: reportOf(failure, sent.at(-1)) };
  }
}

function contextOf(
  check: Check,
  { client, document, schemas, models, exchanges }: RunParts,
  { sent, silence }: { readonly sent: Exchange[]; readonly silence: { requests: number } },
): CheckContext {
  let generated = 0;
  return {
    document,
    schemas,
    models,
    exchanges,
    model: (protocol, role) => models.idOf(protocol, role),
    send: async (request) => {
      if (silence.requests >= SILENCE_MAX) throw new NoAnswer("the gateway no longer answers");
      if (isGeneration(request, document)) {
        generated += 1;
        requireDeclared(check, request, generated);
      }
      try {
        const exchange = await client.send(request);
        silence.requests = 0;
        sent.push(exchange);
        return exchange;
      } catch (error) {
        if (error instanceof NoAnswer) silence.requests += 1;
        throw error;
      }
    },
  };
}

/** Whether a request may generate if the gateway accepts it. */
function isGeneration({ path, body, auth }: RequestOptions, document: ContractDocument): boolean {
  const names = new Set(["createChatCompletion", "createMessage", "createResponse"]);
  const isServed = auth !== "none" && auth !== "wrong" && "model" in objectOf(body);
  return isServed && names.has(document.find("POST", path)?.id ?? "");
}

/** The bound of the cost holds only if no check generates more than it declares. */
function requireDeclared(check: Check, { body }: RequestOptions, generated: number): void {
  const declared: readonly Generations[] = check.generations ?? [];
  const calls = declared.reduce((sum, entry) => sum + entry.calls, 0);
  const bytes = Math.max(0, ...declared.map(({ inputBytes }) => inputBytes));
  const { max_tokens: chat, max_output_tokens: responses } = objectOf(body);
  const wanted = chat ?? responses;
  const most = declared.some(({ outputTokens }) => outputTokens === "model")
    ? Number.POSITIVE_INFINITY
    : Math.max(0, ...declared.map(({ outputTokens }) => Number(outputTokens)));
  const isWithin =
    generated <= calls &&
    JSON.stringify(body).length <= bytes &&
    (most === Number.POSITIVE_INFINITY || (typeof wanted === "number" && wanted <= most));
  if (!isWithin) throw new UndeclaredGeneration(`${check.id} generates more than it declares`);
}

function reportOf(error: CheckFailure, last: Exchange | undefined): FailureReport {
  const { expected, got } = error;
  const exchange = error.exchange ?? last;
  if (exchange === undefined) return { expected, got, request: null, response: null };
  const headersOf = (headers: Readonly<Record<string, string>>): readonly string[] =>
    Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const { requestBody } = exchange;
  const sent = typeof requestBody === "string" ? requestBody : (JSON.stringify(requestBody) ?? "");
  const request = [`${exchange.method} ${exchange.path}`, ...headersOf(exchange.requestHeaders)];
  const response = [String(exchange.status), ...headersOf(exchange.headers)];
  const join = (head: readonly string[], body: string): string =>
    `${head.join("\n")}\n\n${body.slice(0, TEXT_SHOWN)}`;
  return { expected, got, request: join(request, sent), response: join(response, exchange.text) };
}
