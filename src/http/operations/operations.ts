import { KeyUsage } from "../../access/limits/key-usage.ts";
import { findModel, listModels as listFor } from "../../upstreams/catalog/find-model.ts";
import { modelListRecord, modelRecord } from "../../upstreams/catalog/model-record.ts";
import type { OperationId } from "../../../generated/operations.ts";
import type { Operation } from "../pipeline/operation-dispatcher.ts";
import type { AppDependencies } from "../pipeline/app-dependencies.ts";
import { BodyBudget, defaultBodyBytesInFlight } from "../bodies/body-budget.ts";
import { KnownBodies } from "../bodies/known-bodies.ts";
import { createReadBody } from "../bodies/read-body.ts";
import { ReadingPace } from "../fair-share/reading-pace.ts";
import { decoderOf } from "../bodies/decode-body.ts";
import type { ProtocolName } from "../../wire/protocols/protocol.ts";
import {
  serveCount,
  serveGeneration,
  type GenerationDependencies,
} from "../pipeline/serve-generation.ts";
import { admit } from "../pipeline/admit.ts";
import { readAccount } from "./account.ts";
import { sendRecord } from "../replies/send-reply.ts";

/**
 * Creates the implementation of each operation of the contract; the compiler checks that none is
 * missing.
 */
export function createOperations(
  dependencies: AppDependencies,
): Readonly<Record<OperationId, Operation>> {
  const { limits, clock, offload, timers } = dependencies;
  const bytesMax = limits.bodyBytesInFlight ?? defaultBodyBytesInFlight();
  const bodies = new BodyBudget(bytesMax, new ReadingPace(clock));
  const generation = {
    ...dependencies,
    readBody: createReadBody(limits, offload),
    bodies,
    knownBodies: new KnownBodies(timers),
    usage: new KeyUsage(),
  };
  return {
    createChatCompletion: generate("chat", "createChatCompletion", generation),
    createMessage: generate("messages", "createMessage", generation),
    createResponse: generate("responses", "createResponse", generation),
    countMessageTokens: countMessageTokens(generation),
    listModels: listModels(dependencies),
    getModel: getModel(dependencies),
    getAccount: getAccount(dependencies),
  };
}

/** Implements an operation that generates. */
function generate(
  protocol: ProtocolName,
  operationId: OperationId,
  dependencies: GenerationDependencies,
): Operation {
  const decode = decoderOf(operationId);
  return { protocol, serve: (call) => serveGeneration(call, decode, dependencies) };
}

/** Implements `POST /messages/count_tokens`. */
function countMessageTokens(dependencies: GenerationDependencies): Operation {
  const decode = decoderOf("countMessageTokens");
  return { protocol: "messages", serve: (call) => serveCount(call, decode, dependencies) };
}

/** Implements `GET /models`: lists the models that the caller may use. */
function listModels({ limiter, catalog }: Pick<AppDependencies, "limiter" | "catalog">): Operation {
  return {
    protocol: null,
    serve: async ({ exchange, caller }) => {
      await admit({ limiter, exchange, caller, kind: "record" });
      const atMs = exchange.receivedAtMs;
      const models = listFor({ catalog: catalog(), caller, atMs });
      sendRecord(exchange, modelListRecord(models, atMs));
    },
  };
}

/** Implements `GET /models/{id}`. */
function getModel({ limiter, catalog }: Pick<AppDependencies, "limiter" | "catalog">): Operation {
  return {
    protocol: null,
    serve: async ({ exchange, caller, parameters }) => {
      await admit({ limiter, exchange, caller, kind: "record" });
      const id = parameters["id"] ?? "";
      const atMs = exchange.receivedAtMs;
      const model = findModel({ catalog: catalog(), caller, id, atMs });
      sendRecord(exchange, modelRecord(model, atMs));
    },
  };
}

/** Implements `GET /account`. */
function getAccount({
  limiter,
  store,
  clock,
  limits,
}: Pick<AppDependencies, "limiter" | "store" | "clock" | "limits">): Operation {
  return {
    protocol: null,
    serve: async ({ exchange, caller }) => {
      await admit({ limiter, exchange, caller, kind: "record" });
      sendRecord(exchange, await readAccount(caller, { store, clock, limits }));
    },
  };
}
