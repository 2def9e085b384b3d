import { listModels as listFor, findModel } from "../../upstreams/catalog/find-model.ts";
import { admit } from "../pipeline/admit.ts";
import type { Operation } from "../pipeline/operation-dispatcher.ts";
import type { AppDependencies } from "../pipeline/app-dependencies.ts";
import { modelListRecord, modelRecord } from "../../upstreams/catalog/model-record.ts";
import { sendRecord } from "../replies/send-reply.ts";

/** `GET /models`: those that the caller may use. */
export function listModels({
  limiter,
  catalog,
}: Pick<AppDependencies, "limiter" | "catalog">): Operation {
  return {
    protocol: null,
    serve: async ({ exchange, caller }) => {
      await admit({ limiter, exchange, caller, kind: "record" });
      sendRecord(exchange, modelListRecord(listFor(catalog(), caller)));
    },
  };
}

/** `GET /models/{id}`. */
export function getModel({
  limiter,
  catalog,
}: Pick<AppDependencies, "limiter" | "catalog">): Operation {
  return {
    protocol: null,
    serve: async ({ exchange, caller, parameters }) => {
      await admit({ limiter, exchange, caller, kind: "record" });
      const id = parameters["id"] ?? "";
      sendRecord(exchange, modelRecord(findModel({ catalog: catalog(), caller, id })));
    },
  };
}
