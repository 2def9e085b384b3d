import { UpstreamFailure } from "../../../errors/upstream-failure.ts";
import type { SandboxModel } from "../reply.ts";

const RETRY_AFTER_MS = 1_000;

/** Rejects the request itself; the client sees this message. */
export const refuse400: SandboxModel = {
  kind: "refuses",
  failure: () =>
    new UpstreamFailure(
      "invalid-request",
      "The sandbox refuses this request, as its model's name says.",
      {
        status: 400,
      },
    ),
};

/** Rejects the gateway's own key. */
export const refuse401: SandboxModel = {
  kind: "refuses",
  failure: () =>
    new UpstreamFailure("access-denied", "The sandbox refuses the gateway's key.", { status: 401 }),
};

/** Is overloaded, and states for how long. */
export const refuse429: SandboxModel = {
  kind: "refuses",
  failure: () =>
    new UpstreamFailure("overloaded", "The sandbox is too busy.", {
      status: 429,
      retryAfterMs: RETRY_AFTER_MS,
    }),
};

/** Fails before the first byte. */
export const refuse500: SandboxModel = {
  kind: "refuses",
  failure: () => new UpstreamFailure("server-error", "The sandbox failed.", { status: 500 }),
};
