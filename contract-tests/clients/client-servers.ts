import { startGateway, type Gateway } from "../harness/gateway.ts";
import { startMisbehavingServer, type MisbehavingServer } from "./misbehaving-server.ts";
import type { KeyName } from "./scenario.ts";

/** The servers that every client calls. */
export interface ClientServers {
  readonly gateway: Gateway<Extract<KeyName, "poor" | "narrow" | "limited">>;
  readonly misbehaving: MisbehavingServer;
  readonly stop: () => Promise<void>;
}

/** Starts a gateway with a key for each refusal, and the misbehaving server beside it. */
export async function startClientServers(): Promise<ClientServers> {
  const gateway = await startGateway(["poor", "narrow", "limited"]);
  const misbehaving = await startMisbehavingServer();
  return {
    gateway,
    misbehaving,
    stop: async () => {
      await Promise.all([gateway.stop(), misbehaving.stop()]);
    },
  };
}
