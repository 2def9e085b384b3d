import { startAlternatingProxy, type AlternatingProxy } from "../harness/alternating-proxy.ts";
import { startFaultyGateways } from "../harness/faulty-gateways.ts";
import { startGateway, type Gateway } from "../harness/gateway.ts";
import { startMisbehavingServer, type MisbehavingServer } from "./misbehaving-server.ts";
import type { KeyName } from "./scenario.ts";

/** The servers that every client calls. */
export interface ClientServers {
  readonly gateway: Gateway<Extract<KeyName, "poor" | "narrow" | "limited">>;
  readonly misbehaving: MisbehavingServer;
  /**
   * In front of two processes; sends a repeat to the process that did not get the first request.
   */
  readonly spreading: AlternatingProxy;
  readonly stop: () => Promise<void>;
}

/** Starts a gateway with a key for each refusal, and the misbehaving server. */
export async function startClientServers(): Promise<ClientServers> {
  const gateway = await startGateway(["poor", "narrow", "limited"]);
  const misbehaving = await startMisbehavingServer();
  const faulty = await startFaultyGateways(gateway);
  const spreading = await startAlternatingProxy([gateway.root, `http://127.0.0.1:${faulty.other}`]);
  return {
    gateway,
    misbehaving,
    spreading,
    stop: async () => {
      await spreading.close();
      await faulty.close();
      await Promise.all([gateway.stop(), misbehaving.stop()]);
    },
  };
}
