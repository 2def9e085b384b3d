import { findModel } from "../catalog/find-model.ts";
import { totalMsOf } from "../catalog/model.ts";
import type { GenerationJob } from "../generation/job.ts";
import { admit } from "./admit.ts";
import type { OperationCall } from "./operation-dispatcher.ts";
import type { AppDependencies } from "./app-dependencies.ts";
import type { DecodeBody } from "./decode-body.ts";
import type { BodyBudget, BodyShare } from "./body-budget.ts";
import type { ReadBody } from "./read-body.ts";
import { readRequest } from "./read-request.ts";
import { HttpReplySink } from "./reply-sink.ts";

export interface GenerationDependencies extends Pick<
  AppDependencies,
  "limiter" | "generator" | "catalog"
> {
  readonly readBody: ReadBody;
  readonly bodies: BodyBudget;
}

/**
 * The way of a POST from its known caller to the end of its reply, in the order of checks of
 * contract-decisions, section 2; capability and balance are checked by the generation room.
 */
export async function serveGeneration(
  call: OperationCall,
  decode: DecodeBody,
  dependencies: GenerationDependencies,
): Promise<void> {
  const { exchange, caller } = call;
  const { limiter, bodies } = dependencies;
  await admit({ limiter, exchange, caller, kind: "generation" });
  const share = bodies.open(caller.key.id);
  try {
    await generate({ call, decode, share }, dependencies);
  } finally {
    share.release();
  }
}

interface Serving {
  readonly call: OperationCall;
  readonly decode: DecodeBody;
  readonly share: BodyShare;
}

async function generate(
  { call, decode, share }: Serving,
  dependencies: GenerationDependencies,
): Promise<void> {
  const { exchange, caller } = call;
  const { catalog, readBody } = dependencies;
  const { body, idempotency } = await readRequest(call, share, readBody);
  // A keyed request is finished and kept, whether or not its client waits.
  if (idempotency !== undefined) exchange.outliveClient();
  const decoded = decode(body);
  exchange.validator?.requestAccepted(body);
  const id = decoded.conversation.model;
  const model = findModel({ catalog: catalog(), caller, id, pointer: "/model" });
  exchange.notes.model = model.id;
  exchange.notes.stream = decoded.stream;
  exchange.totalMs = totalMsOf(model);
  const { requestId, receivedAtMs, signal } = exchange;
  await runJob(call, dependencies, {
    requestId,
    caller,
    decoded,
    model,
    signal,
    receivedAtMs,
    ...(idempotency !== undefined && { idempotency }),
  });
}

/** A stream that did not end as it should is cut off, so that it never looks complete. */
async function runJob(
  { exchange, caller }: OperationCall,
  { generator, limiter }: GenerationDependencies,
  job: GenerationJob,
): Promise<void> {
  const sink = new HttpReplySink(exchange);
  try {
    const summary = await generator.run(job, sink);
    exchange.notes.summary = summary;
    exchange.notes.error = summary.failure;
    const tokens = summary.usage.promptTokens + summary.usage.completionTokens;
    if (tokens > 0) limiter.spendTokens(caller.key.id, caller.plan, tokens);
    if (sink.hasEnded) return;
    if (summary.failure === null) throw new Error("the reply was not ended");
    exchange.response.destroy();
  } catch (error) {
    if (!sink.hasBegun) throw error;
    exchange.notes.error = error;
    exchange.response.destroy();
  }
}
