import { findModel } from "../../catalog/find-model.ts";
import { admit } from "../admit.ts";
import type { Operation } from "../operation-dispatcher.ts";
import type { AppDependencies } from "../app-dependencies.ts";
import { modelRecord } from "../records/model-record.ts";
import { sendRecord } from "../send-reply.ts";

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
