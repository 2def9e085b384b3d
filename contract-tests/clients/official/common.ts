import { readFileSync } from "node:fs";

const TOOL_ANSWER = "sunny";

/** A scenario as the runner receives it. */
export interface Row {
  readonly name: string;
  readonly call: string;
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly retries: number;
  /** The header `Idempotency-Key` of all requests; not sent if empty. */
  readonly idempotencyKey: string;
  readonly request: Request;
  readonly model: string;
}

/** A body of either protocol, passed to the vendor's library unchanged. */
export interface Request {
  readonly model: string;
  readonly messages: readonly object[];
  readonly [field: string]: unknown;
}

interface ToolCall {
  readonly id: string;
  readonly name: string;
  input: string;
}

/** The outcome of a scenario, in the terms that the runners of all languages share. */
export interface Outcome {
  text: string;
  reasoning: string;
  stop: string | null;
  calls: ToolCall[];
  pieces: number;
  usage: { readonly input?: number; readonly output?: number };
  /** Whether a repeat returned the stored response. */
  same?: boolean;
}

/** Returns the headers that a row sets. */
export function headersOf({ idempotencyKey }: Row): Readonly<Record<string, string>> {
  return idempotencyKey === "" ? {} : { "Idempotency-Key": idempotencyKey };
}

/** A stream that can be read and closed. */
type OpenStream = AsyncIterable<unknown> & { readonly controller: AbortController };

/** The calls made through one vendor's library. */
export interface Player {
  /** Resolves to the response's id. */
  readonly ask: (request: Request, outcome: Outcome) => Promise<string>;
  readonly stream: (request: Request, outcome: Outcome) => Promise<void>;
  readonly open: (request: Request) => Promise<OpenStream>;
  /** Returns the turns with the calls and their results. */
  readonly answer: (calls: readonly ToolCall[], result: string) => readonly object[];
  readonly models: () => Promise<readonly string[]>;
  readonly model: (id: string) => Promise<string>;
  readonly account: () => Promise<unknown>;
}

function emptyOutcome(): Outcome {
  return { text: "", reasoning: "", stop: null, calls: [], pieces: 0, usage: {} };
}

async function loop(player: Player, row: Row, outcome: Outcome): Promise<object> {
  const say = row.call.endsWith("stream") ? player.stream : player.ask;
  const first = emptyOutcome();
  await say(row.request, first);
  const { tool_choice: _, ...rest } = row.request;
  const messages = [...row.request.messages, ...player.answer(first.calls, TOOL_ANSWER)];
  await say({ ...rest, model: row.request.model, messages }, outcome);
  outcome.calls = first.calls;
  return { callStop: first.stop };
}

/** Begins a stream and reads its first event; returns a function that ends it. */
async function begin(player: Player, request: Request): Promise<() => void> {
  const stream = await player.open(request);
  await stream[Symbol.asyncIterator]().next();
  return () => stream.controller.abort();
}

async function conflict(player: Player, { request }: Row): Promise<object> {
  const end = await begin(player, request);
  try {
    (await begin(player, request))();
  } finally {
    end();
  }
  return {};
}

async function cancel(player: Player, { request }: Row, outcome: Outcome): Promise<object> {
  (await begin(player, request))();
  await player.ask(request, outcome);
  return {};
}

/** Sends the same request twice, then another one with the same key. */
async function idempotent(player: Player, { request }: Row, outcome: Outcome): Promise<object> {
  const [first, again] = [
    await player.ask(request, outcome),
    await player.ask(request, emptyOutcome()),
  ];
  outcome.same = first === again;
  await player.ask({ ...request, max_tokens: 50 }, emptyOutcome());
  return {};
}

async function playOne(player: Player, row: Row, outcome: Outcome): Promise<object> {
  if (row.call === "models") {
    const ids = await player.models();
    return { count: ids.length, has: ids.includes("sandbox/echo") };
  }
  if (row.call === "model") return { id: await player.model(row.model) };
  if (row.call === "account") {
    const { object, plan, balance } = (await player.account()) as {
      readonly object: string;
      readonly plan: { readonly id: string };
      readonly balance: { readonly currency: string };
    };
    return { object, plan: plan.id, currency: balance.currency };
  }
  if (row.call.includes("-tools")) return loop(player, row, outcome);
  if (row.call.endsWith("-cancel")) return cancel(player, row, outcome);
  if (row.call.endsWith("-conflict")) return conflict(player, row);
  if (row.call.endsWith("-idempotent")) return idempotent(player, row, outcome);
  await (row.call.endsWith("stream") ? player.stream : player.ask)(row.request, outcome);
  const isJson = "response_format" in row.request || "output_config" in row.request;
  return isJson ? { json: JSON.parse(outcome.text) as unknown } : {};
}

/** Plays the scenarios of the file named by SCENARIOS and prints a JSON line for each. */
export async function playAll(options: {
  readonly player: (row: Row) => Player;
  readonly errorOf: (error: unknown) => object;
}): Promise<void> {
  const rows = JSON.parse(readFileSync(process.env["SCENARIOS"] ?? "", "utf8")) as readonly Row[];
  for (const row of rows) {
    const outcome = emptyOutcome();
    let more: object;
    try {
      more = await playOne(options.player(row), row, outcome);
    } catch (error) {
      more = { error: options.errorOf(error) };
    }
    const calls = outcome.calls.map(({ name, input }) => ({
      name,
      input: JSON.parse(input || "{}") as unknown,
    }));
    const line = { scenario: row.name, outcome: { ...outcome, calls, ...more } };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  }
}
