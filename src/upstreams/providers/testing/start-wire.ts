import type { Timers } from "../../../core/timing/timer-wheel.ts";
import { createWireProvider, type WireParts } from "../transport/create-wire.ts";
import type { Provider } from "../shared/provider.ts";
import { createHttpClient } from "../transport/http-client.ts";
import { startTestUpstream, type TestUpstream } from "../transport/test-upstream.ts";

/** For tests: a provider of a wire, and a loopback server for which the test writes the replies. */
export interface StartedWire {
  readonly upstream: TestUpstream;
  readonly provider: Provider;
  readonly close: () => Promise<void>;
}

/** Starts both. By default the client uses real timers. */
export async function startWire(parts: WireParts, timers?: Timers): Promise<StartedWire> {
  const upstream = await startTestUpstream();
  const http = createHttpClient(undefined, timers);
  return {
    upstream,
    provider: createWireProvider(parts, { http, newCallId: () => "call_new1" }),
    close: async () => {
      await http.close();
      await upstream.close();
    },
  };
}
