import { toGatewayError } from "../../core/errors/to-gateway-error.ts";
import { totalMsOf } from "../../upstreams/catalog/model.ts";
import type { KeyUsage } from "../../access/limits/key-usage.ts";
import { zeroUsage } from "../../core/ledger/usage.ts";
import type { GenerationJob, JobSummary } from "../../generation/job.ts";
import type { KnownRequest } from "../offload/messages.ts";
import type { Offload, RequestBody } from "../offload/offload.ts";
import { admit, TokenReservation } from "./admit.ts";
import type { OperationCall } from "./operation-dispatcher.ts";
import type { AppDependencies } from "./app-dependencies.ts";
import type { DecodeBody } from "../bodies/decode-body.ts";
import type { BodyBudget, BodyShare } from "../bodies/body-budget.ts";
import type { Exchange } from "../replies/exchange.ts";
import { BytePieces } from "../../core/collections/byte-pieces.ts";
import type { KnownBodies } from "../bodies/known-bodies.ts";
import { readAgentSession } from "../request/agent-session.ts";
import type { IdempotencyScope } from "../request/idempotency.ts";
import { prepareRequest } from "../bodies/prepare-request.ts";
import type { ReadBody } from "../bodies/read-body.ts";
import type { Deprecation } from "../../upstreams/catalog/deprecations.ts";
import { deprecationHeaders } from "../replies/deprecation-headers.ts";
import { HttpReplySink } from "../replies/reply-sink.ts";

export interface GenerationDependencies extends Pick<
  AppDependencies,
  "limiter" | "generator" | "catalog" | "offload" | "originOf"
> {
  readonly readBody: ReadBody;
  readonly bodies: BodyBudget;
  readonly knownBodies: KnownBodies;
  readonly usage: KeyUsage;
}

/**
 * Serves a POST from its authenticated caller to the end of its reply, in the order of checks of
 * contract-decisions, section 2. The generation checks capability and balance.
 */
export async function serveGeneration(
  call: OperationCall,
  decode: DecodeBody,
  dependencies: GenerationDependencies,
): Promise<void> {
  const { exchange, caller } = call;
  const { limiter } = dependencies;
  await admit({ limiter, exchange, caller, kind: "generation" });
  await serveAdmitted(call, decode, dependencies);
}

/**
 * Serves a POST that generates nothing, likewise. It is admitted as a record is, and its
 * `Idempotency-Key` is not read.
 */
export async function serveCount(
  call: OperationCall,
  decode: DecodeBody,
  dependencies: GenerationDependencies,
): Promise<void> {
  const { exchange, caller } = call;
  exchange.notes.isCount = true;
  await admit({ limiter: dependencies.limiter, exchange, caller, kind: "record" });
  await serveAdmitted(call, decode, dependencies);
}

async function serveAdmitted(
  call: OperationCall,
  decode: DecodeBody,
  dependencies: GenerationDependencies,
): Promise<void> {
  const share = dependencies.bodies.open(call.caller.key.id);
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

async function generate(serving: Serving, dependencies: GenerationDependencies): Promise<void> {
  // A separate function, so that bytes and texts of the body are not kept until the reply ends.
  const request = await readRequest(serving, dependencies);
  if ("offload" in request) return runInThread(request, dependencies);
  await deliver(serving.call, dependencies, (sink, reserving) =>
    dependencies.generator.run({ ...request, ...reserving }, sink),
  );
}

async function readRequest(
  { call, decode, share }: Serving,
  dependencies: GenerationDependencies,
): Promise<GenerationJob | Elsewhere> {
  const { catalog, readBody, knownBodies, offload } = dependencies;
  const { exchange, caller } = call;
  const body = await readBody(exchange, share);
  const keyed = keyedCall(call);
  if (typeof body !== "string" && !(body instanceof BytePieces)) {
    if (offload === undefined) throw new Error("a body was sent to a missing thread");
    return { call, body, keyed, offload };
  }
  const { keyId } = keyed;
  const text = knownBodies.open(keyId, body);
  const { isAlone } = exchange.scheduler;
  const isKeyed = keyed.header !== undefined;
  if (offload !== undefined && !offload.admits({ keyId, text, isKeyed, isAlone })) {
    return { call, body, keyed, offload };
  }
  const prepared = prepareRequest({
    text,
    caller,
    catalog: catalog(),
    decode,
    betas: readBetas(exchange),
    keyed,
    share,
    named: (model) => {
      exchange.notes.model = model;
    },
    usesDeprecated: (used) => noteDeprecated(exchange, used, dependencies),
    receivedAtMs: exchange.receivedAtMs,
  });
  const { idempotency, decoded, model, deprecated } = prepared;
  // A keyed request is completed and stored even if its client has left.
  if (idempotency !== undefined) exchange.outliveClient();
  exchange.validator?.requestAccepted(prepared.body);
  note(exchange, { model: model.id, stream: decoded.stream, totalMs: totalMsOf(model) });
  const { requestId, receivedAtMs, signal } = exchange;
  const keys = idempotency === undefined ? {} : { idempotency };
  const agentSession = readAgentSession(exchange.request.headers);
  const job = { requestId, caller, decoded, model, agentSession, deprecated, signal };
  return { ...job, receivedAtMs, ...keys };
}

/** A request whose body another thread reads. */
interface Elsewhere {
  readonly call: OperationCall;
  readonly body: RequestBody;
  readonly keyed: IdempotencyScope;
  readonly offload: Offload;
}

/** Passes the body and all later work to another thread. */
async function runInThread(
  { call, body, keyed: { header, sealKeyFor }, offload }: Elsewhere,
  dependencies: GenerationDependencies,
): Promise<void> {
  const { exchange, caller } = call;
  const { requestId, receivedAtMs, notes } = exchange;
  if (notes.protocol === null) throw new Error("a generation outside the protocols");
  if (header !== undefined) exchange.outliveClient();
  const request = {
    requestId,
    receivedAtMs,
    caller,
    body,
    signal: exchange.signal,
    protocol: notes.protocol,
    operation: notes.operation,
    betas: readBetas(exchange),
    agentSession: readAgentSession(exchange.request.headers),
    idempotency: header === undefined ? null : { header, sealKey: sealKeyFor(String(header)) },
  };
  await deliver(call, dependencies, (sink, reserving) =>
    offload.run(request, {
      sink,
      ...reserving,
      named: (model) => {
        exchange.notes.model = model;
      },
      usesDeprecated: (used) => noteDeprecated(exchange, used, dependencies),
      known: (known) => {
        exchange.validator?.requestAccepted(known.body);
        note(exchange, known);
      },
    }),
  );
}

function keyedCall({ exchange, caller, sealKeyFor }: OperationCall): IdempotencyScope {
  const { notes, request } = exchange;
  return {
    header: notes.isCount ? undefined : request.headers["idempotency-key"],
    keyId: caller.key.id,
    operation: notes.operation,
    sealKeyFor,
  };
}

/** More values than any client sends. */
const BETAS_MAX = 64;

/** Reads the values of `anthropic-beta`, which is a list; they are not checked. */
function readBetas({ request }: Exchange): readonly string[] {
  const header = request.headers["anthropic-beta"];
  if (header === undefined) return [];
  const values = String(header).split(",", BETAS_MAX);
  return values.map((value) => value.trim()).filter((value) => value !== "");
}

function note(exchange: Exchange, { model, stream, totalMs }: Omit<KnownRequest, "body">): void {
  exchange.notes.model = model;
  exchange.notes.stream = stream;
  exchange.totalMs = totalMs;
}

/** Adds the headers of a reply to a request that uses something deprecated. */
function noteDeprecated(
  { notes, request }: Exchange,
  used: readonly Deprecation[],
  { originOf }: Pick<GenerationDependencies, "originOf">,
): void {
  notes.deprecation = deprecationHeaders(used, originOf(request));
}

/** Empty if the plan has no limit of tokens. */
type Reserving = Pick<GenerationJob, "reserveTokens">;

/**
 * Sends the reply. A stream that did not end properly is cut off, so that it never looks complete.
 */
async function deliver(
  { exchange, caller }: OperationCall,
  { limiter, usage }: GenerationDependencies,
  run: (sink: HttpReplySink, reserving: Reserving) => Promise<JobSummary>,
): Promise<void> {
  const sink = new HttpReplySink(exchange);
  const reservation =
    caller.plan.tokensPerMinute === null
      ? null
      : new TokenReservation({ limiter, usage, exchange, caller });
  let used = zeroUsage;
  try {
    const summary = await run(
      sink,
      reservation === null ? {} : { reserveTokens: reservation.reserve },
    );
    used = summary.usage;
    exchange.notes.summary = summary;
    exchange.notes.error = summary.failure;
    if (sink.hasEnded) return;
    if (summary.failure !== null) throw toGatewayError(summary.failure);
    if (!exchange.isClosed) throw new Error("the reply was not ended");
  } catch (error) {
    if (!sink.hasBegun) throw error;
    exchange.notes.error = error;
    exchange.response.destroy();
  } finally {
    reservation?.end(used);
  }
}
