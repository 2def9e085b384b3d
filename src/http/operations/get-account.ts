import { admit } from "../admit.ts";
import type { Operation } from "../operation-dispatcher.ts";
import type { AppDependencies } from "../app-dependencies.ts";
import { readAccount } from "../read-account.ts";
import { sendRecord } from "../send-reply.ts";

/** `GET /account`. */
export function getAccount({
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
