import Anthropic from "@anthropic-ai/sdk";
import OpenAI from "openai";
import {
  askOperator,
  createCustomer,
  type Customer,
} from "../../contract-tests/harness/operator.ts";
import { seededRandom } from "../../contract-tests/harness/read-seed.ts";
import { startCountingUpstream } from "./counting-upstream.ts";
import { startCuttingProxy, type CutPlace } from "./cutting-proxy.ts";
import { nanoOf, startDeployment, type Deployment, type DeploymentKind } from "./deployment.ts";
import { GUARD_MS, pause, wallClockMs } from "../../contract-tests/harness/real-clock.ts";

export interface CutsOptions {
  readonly deployment: DeploymentKind;
  /** Number of logical requests, each counted once for all its retries. */
  readonly requests: number;
  readonly seed: number;
  /** Whether each logical request has a unique `Idempotency-Key`. */
  readonly keys: boolean;
}

export interface CutsReport {
  readonly logical: number;
  /** Requests received by the proxy: logical ones, and the retries of SDKs and users. */
  readonly sent: number;
  readonly cuts: Readonly<Record<CutPlace, number>>;
  readonly answered: number;
  /** Logical requests that their user abandoned after the SDK had given up. */
  readonly abandoned: number;
  /** Logical requests that reached the upstream, and its calls. */
  readonly reached: number;
  readonly upstreamCalls: number;
  /** Usage entries of the account, and their sum in nano-dollars. */
  readonly charges: number;
  readonly spent: number;
  /** Price of one response's usage at the published price, in nano-dollars. */
  readonly price: number;
  /** Responses with another text, or with usage other than the charged one. */
  readonly wrongReplies: readonly string[];
  readonly surprises: readonly string[];
  readonly isConsistent: boolean;
}

const CUT_SHARE = 0.3;
const USERS = 16;
const PIECE_MS = 6;
/** One in this many users does not retry when the SDK gives up. */
const IMPATIENT_EACH = 10;
const TRIES_MAX = 30;

/** The counting upstream's usage at the prices of the configuration below. */
const PRICE = 7 * 1_000 + 5 * 2_000;
const TEXT = "one two three four five";

function configOf(origin: string): string {
  return JSON.stringify({
    models: [
      {
        id: "test/paid",
        context_length: 4_096,
        max_output_tokens: 2_048,
        pricing: { prompt: "0.000001", completion: "0.000002" },
        upstreams: [{ kind: "openai", base_url: `${origin}/v1`, model: "paid" }],
      },
    ],
  });
}

/** One user's logical request. */
interface Wish {
  readonly name: string;
  readonly protocol: "chat" | "messages";
  readonly stream: boolean;
  readonly headers: Readonly<Record<string, string>>;
}

interface Answer {
  readonly text: string;
  readonly tokens: readonly [input: number, output: number];
}

/**
 * Creates both vendors' clients with their default retries, configured with the address and the key
 * only.
 */
function makeClients(root: string, key: string): (wish: Wish) => Promise<Answer> {
  const openai = new OpenAI({ baseURL: `${root}/v1`, apiKey: key });
  const anthropic = new Anthropic({ baseURL: root, apiKey: key, authToken: null });
  return (wish) =>
    wish.protocol === "chat" ? askChat(openai, wish) : askMessages(anthropic, wish);
}

function bodyOf({ name }: Wish) {
  const content = `Count to five, ${name}.`;
  return { model: "test/paid", max_tokens: 50, messages: [{ role: "user" as const, content }] };
}

async function askChat(client: OpenAI, wish: Wish): Promise<Answer> {
  const { headers } = wish;
  const { completions } = client.chat;
  if (!wish.stream) {
    const reply = await completions.create(bodyOf(wish), { headers });
    const { prompt_tokens: input = 0, completion_tokens: output = 0 } = reply.usage ?? {};
    return { text: reply.choices[0]?.message.content ?? "", tokens: [input, output] };
  }
  const stream_options = { include_usage: true };
  const body = { ...bodyOf(wish), stream: true as const, stream_options };
  let text = "";
  let tokens: Answer["tokens"] = [0, 0];
  for await (const { choices, usage } of await completions.create(body, { headers })) {
    text += choices[0]?.delta.content ?? "";
    if (usage) tokens = [usage.prompt_tokens, usage.completion_tokens];
  }
  return { text, tokens };
}

async function askMessages(client: Anthropic, wish: Wish): Promise<Answer> {
  const { headers } = wish;
  const message = wish.stream
    ? await client.messages.stream(bodyOf(wish), { headers }).finalMessage()
    : await client.messages.create(bodyOf(wish), { headers });
  const [block] = message.content;
  const { input_tokens: input, output_tokens: output } = message.usage;
  return { text: block?.type === "text" ? block.text : "", tokens: [input, output] };
}

/**
 * Returns whether an error is an expected effect of cuts: no connection, a truncated response, a
 * request still in progress.
 */
function isOfCut(error: unknown): boolean {
  if (error instanceof OpenAI.APIConnectionError) return true;
  if (error instanceof Anthropic.APIConnectionError) return true;
  if (error instanceof OpenAI.APIError || error instanceof Anthropic.APIError) {
    return error.status === 409;
  }
  if (error instanceof Anthropic.AnthropicError)
    return /stream ended|terminated/.test(error.message);
  return error instanceof TypeError && /terminated|fetch failed/.test(error.message);
}

function makeWish(at: number, keys: boolean): Wish {
  const name = `user ${at}`;
  const headers: Record<string, string> = keys ? { "idempotency-key": `logical-${at}` } : {};
  return {
    name,
    protocol: at % 2 === 0 ? "chat" : "messages",
    stream: Math.floor(at / 2) % 2 === 0,
    headers,
  };
}

/** Sends logical requests through cut connections, and reads their records in the ledger. */
export async function runCuts(options: CutsOptions): Promise<CutsReport> {
  const heard: string[] = [];
  const paces = seededRandom(options.seed);
  const upstream = await startCountingUpstream(
    () => pause(PIECE_MS * paces()),
    (body) => heard.push(/user \d+/.exec(body)?.[0] ?? ""),
  );
  const deployment = await startDeployment(options.deployment, configOf(upstream.origin));
  const random = seededRandom(options.seed);
  const proxy = await startCuttingProxy({ targets: deployment.gateways, share: CUT_SHARE, random });
  try {
    const customer = await createCustomer(deployment.store, { balance: "100.00" });
    const users = await runUsers(options, makeClients(proxy.root, customer.key));
    const records = await readRecords(deployment, customer);
    const { abandoned, ...outcome } = users;
    return {
      logical: options.requests,
      sent: proxy.exchanges(),
      cuts: proxy.cuts(),
      abandoned,
      ...outcome,
      reached: new Set(heard).size,
      upstreamCalls: upstream.calls.length,
      price: PRICE,
      ...records,
    };
  } finally {
    await proxy.close();
    await deployment.stop();
    await upstream.close();
  }
}

async function runUsers(
  { requests, keys }: CutsOptions,
  ask: (wish: Wish) => Promise<Answer>,
): Promise<Pick<CutsReport, "answered" | "abandoned" | "wrongReplies" | "surprises">> {
  const counts = { answered: 0, abandoned: 0 };
  const wrongReplies: string[] = [];
  const surprises: string[] = [];
  const settle = async (at: number): Promise<void> => {
    const wish = makeWish(at, keys);
    for (let attempt = 1; attempt <= TRIES_MAX; attempt += 1) {
      try {
        const { text, tokens } = await ask(wish);
        counts.answered += 1;
        const isRight = text === TEXT && tokens[0] === 7 && tokens[1] === 5;
        if (!isRight) wrongReplies.push(`${wish.name}: ${tokens.join("+")} ${text}`);
        return;
      } catch (error) {
        if (!isOfCut(error)) surprises.push(`${wish.name}: ${String(error)}`);
        if (at % IMPATIENT_EACH === IMPATIENT_EACH - 1) break;
      }
    }
    counts.abandoned += 1;
  };
  let next = 0;
  const user = async (): Promise<void> => {
    while (next < requests) await settle(next++);
  };
  await Promise.all(Array.from({ length: USERS }, user));
  return { ...counts, wrongReplies, surprises };
}

/** Reads the ledger once no hold is left. */
async function readRecords(
  { store }: Deployment,
  { accountId }: Customer,
): Promise<Pick<CutsReport, "charges" | "spent" | "isConsistent">> {
  const show = () =>
    askOperator<{ held: string; spent: string }>(store, ["accounts", "show", accountId]);
  const deadline = wallClockMs() + GUARD_MS;
  let account = await show();
  while (nanoOf(account.held) > 0 && wallClockMs() < deadline) account = await show();
  const command = ["usage", "--account", accountId, "--by", "key"];
  const [usage] = await askOperator<readonly { requests: number }[]>(store, command);
  const { ok } = await askOperator<{ ok: boolean }>(store, ["ledger", "verify", "--full"]);
  return {
    charges: usage?.requests ?? 0,
    spent: nanoOf(account.spent),
    isConsistent: ok && nanoOf(account.held) === 0,
  };
}
