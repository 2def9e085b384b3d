import { admit } from "../admit.ts";
import type { Operation } from "../operation-dispatcher.ts";
import type { AppDependencies } from "../app-dependencies.ts";
import { accountRecord } from "../records/account-record.ts";
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
      const account = await store.showAccount(caller.accountId);
      if (account === null) throw new Error(`the key ${caller.key.id} has no account`);
      const { maxBodyBytes } = limits;
      const asOfMs = clock.nowMs();
      sendRecord(exchange, accountRecord({ account, caller, maxBodyBytes, asOfMs }));
    },
  };
}
