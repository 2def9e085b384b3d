import type { Socket } from "node:net";
import type { Trial } from "../upstreams/chaos-plan.ts";
import { play } from "../upstreams/fault.ts";
import { type RawCall, type RawUpstream, startRawUpstream } from "../upstreams/raw-upstream.ts";
import { frame, headOf, wireKinds } from "../upstreams/wire-reply.ts";

/** An upstream with a planned behaviour per request, selected by the number in its text. */
export interface PlannedUpstream extends Pick<RawUpstream, "origin" | "cutAll" | "close"> {
  /** The behaviour of the upstream for the text with this number. */
  readonly plans: Map<string, Trial & { readonly text: string }>;
}

/** The model of a response that exceeds the socket buffers of an unread connection. */
export const LONG_MODEL = "mixed/long";
const LONG_BYTES = 16 * 1024 * 1024;

const page = `data: ${JSON.stringify({
  choices: [{ index: 0, delta: { content: "word ".repeat(8_000) }, finish_reason: null }],
})}\n\n`;

/** Starts the upstream; an unplanned call fails the run. */
export async function startPlannedUpstream(): Promise<PlannedUpstream> {
  const plans: PlannedUpstream["plans"] = new Map();
  const upstream = await startRawUpstream((call) => {
    if ((call.body as { readonly model: string }).model === "long") void writeLong(call.socket);
    else answer(call, plans);
  });
  return { ...upstream, plans };
}

function answer(call: RawCall, plans: PlannedUpstream["plans"]): void {
  const number = /#(\d{6})/.exec(JSON.stringify(call.body))?.[1] ?? "";
  const plan = plans.get(number);
  if (plan === undefined) throw new Error(`a call that no request planned: ${call.path}`);
  const [fault, next] = plan.attempts;
  // The first attempt's fault occurs once; a repeat of the request gets the next one.
  if (next !== undefined) plans.set(number, { ...plan, attempts: [next] });
  play(fault, plan, call.socket);
}

async function writeLong(socket: Socket): Promise<void> {
  // A broken socket emits `close`; `once` of node:events would reject instead.
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  const drained = (): Promise<void> =>
    new Promise((resolve) => socket.once("drain", () => resolve()));
  socket.write(headOf(200, ["content-type: text/event-stream", "connection: close"]));
  const { bytes, bodyAt } = frame([page], "text/event-stream", "until-close");
  const event = bytes.subarray(bodyAt);
  for (let sent = 0; sent < LONG_BYTES && !socket.destroyed; sent += event.length) {
    if (!socket.write(event)) await Promise.race([drained(), closed]);
  }
  socket.end("data: [DONE]\n\n");
}

/**
 * Returns the configured models: one per upstream wire that answers correctly, one that fails, and
 * the long one.
 */
export function mixedConfig(origin: string, revision: number): string {
  const models = ["well", "failing"].flatMap((name) =>
    wireKinds.map((kind) => ({ id: `mixed/${name}-${kind}`, kind, model: `${name}-${kind}` })),
  );
  const rows = [...models, { id: LONG_MODEL, kind: "openai", model: "long" }].map(
    ({ id, kind, model }) => `
  - id: ${id}
    description: Revision ${revision}
    context_length: 8000000
    max_output_tokens: ${id === LONG_MODEL ? 8_000_000 : 1_000}
    capabilities: { tools: true, images: true, structured_output: strict, reasoning: none }
    pricing: { prompt: "0.0000000001", completion: "0.0000000002" }
    timeouts: ${timeoutsOf(id)}
    upstreams: [{ kind: ${kind}, base_url: "${origin}/v1", model: ${model} }]`,
  );
  return `plans: [{ id: mixed, name: Mixed, models: ["*"] }]\nmodels:${rows.join("")}\n`;
}

/** A failing upstream's silence must end soon; the others may be slow on a loaded machine. */
function timeoutsOf(id: string): string {
  const ms = id.startsWith("mixed/failing") ? 1_500 : 60_000;
  return `{ connect_ms: ${ms}, first_byte_ms: ${ms}, idle_ms: ${ms}, total_ms: ${2 * ms} }`;
}
