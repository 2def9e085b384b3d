import { type Caller, unlistedFieldsOf } from "../../access/auth/caller.ts";
import {
  deprecatedModel,
  deprecationsOf,
  type Deprecation,
} from "../../upstreams/catalog/deprecations.ts";
import { findModel } from "../../upstreams/catalog/find-model.ts";
import type { Catalog, Model } from "../../upstreams/catalog/model.ts";
import type { Idempotency } from "../../generation/job.ts";
import type { DecodedRequest } from "../../wire/protocols/protocol.ts";
import { type BodyShare, BYTES_PER_VALUE } from "./body-budget.ts";
import type { BodyText } from "./body-text.ts";
import type { DecodeBody } from "./decode-body.ts";
import { type IdempotencyScope, readIdempotency, addBetasToHash } from "../request/idempotency.ts";

/** A body as text, with its context. */
export interface ReceivedRequest {
  readonly text: BodyText;
  readonly caller: Caller;
  readonly catalog: Catalog;
  readonly decode: DecodeBody;
  readonly betas: readonly string[];
  readonly keyed: IdempotencyScope;
  /** The weight of the parsed values is added to it before they are created. */
  readonly share: BodyShare;
  /**
   * Called with the catalog's id of the model that the body names, even if the request is then
   * refused; not called for another name.
   */
  readonly named: (model: string) => void;
  /** Called with everything deprecated that the request uses, as it becomes known; not if nothing. */
  readonly usesDeprecated: (used: readonly Deprecation[]) => void;
  /** The time of the request, Unix milliseconds. */
  readonly receivedAtMs: number;
}

/** A valid request, with its model and idempotency key. */
export interface PreparedRequest {
  /** The parsed JSON. */
  readonly body: unknown;
  readonly idempotency: Idempotency | undefined;
  readonly decoded: DecodedRequest;
  readonly model: Model;
  /** Everything deprecated that the request uses. */
  readonly deprecated: readonly Deprecation[];
}

/**
 * Parses, validates and decodes a body and finds its model, in the order of contract-decisions,
 * section 2. Throws `GatewayError`. The text is not retained.
 */
export function prepareRequest(received: ReceivedRequest): PreparedRequest {
  const { text, caller, catalog, decode, betas, keyed, share, named, usesDeprecated } = received;
  share.take(text.scan().values * BYTES_PER_VALUE);
  const parsed = text.parse();
  const { body, source, illFormed } = parsed;
  const asked = modelOf(body);
  if (asked !== null && catalog.models.has(asked)) named(asked);
  const key = readIdempotency(keyed, text);
  const unlisted = unlistedFieldsOf(caller);
  const decoded = decode(body, { source, illFormed, betas, unlisted });
  text.accepted(parsed);
  const { model: id, betas: read } = decoded.conversation;
  const idempotency = key && addBetasToHash(key, read);
  const used = deprecationsOf(keyed.operation, decoded.deprecated);
  if (used.length > 0) usesDeprecated(used);
  const atMs = received.receivedAtMs;
  const model = findModel({ catalog, caller, id, pointer: "/model", atMs });
  const ofModel = deprecatedModel(model);
  const deprecated = ofModel === null ? used : [...used, ofModel];
  if (ofModel !== null) usesDeprecated(deprecated);
  return { body, idempotency, decoded, model, deprecated };
}

function modelOf(body: unknown): string | null {
  const isObject = typeof body === "object" && body !== null;
  return isObject && "model" in body && typeof body.model === "string" ? body.model : null;
}
