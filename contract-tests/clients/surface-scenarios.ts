import type { LanguageName } from "../../scripts/clients/languages.ts";
import { atLeast } from "../harness/match.ts";
import { refusedStatuses } from "./misbehaving-server.ts";
import type { ClientCall, Scenario } from "./scenario.ts";

/** The clients whose helpers equal those of the vendors' libraries. */
const both: readonly LanguageName[] = ["typescript", "python"];

const hello = { model: "sandbox/echo", messages: [{ role: "user", content: "Hello" }] };

/** A row at the misbehaving server, which behaves as the call's name says. */
function surface(
  call: Extract<ClientCall, `client-${string}`>,
  expect: Scenario["expect"],
  more: Partial<Scenario> = {},
): Scenario {
  const name = `client: ${call.slice("client-".length)}`;
  return { name, call, request: hello, misbehaving: true, languages: both, expect, ...more };
}

const classes: Readonly<Record<number, string>> = {
  400: "BadRequestError",
  401: "AuthenticationError",
  403: "PermissionDeniedError",
  404: "NotFoundError",
  409: "ConflictError",
  422: "UnprocessableEntityError",
  429: "RateLimitError",
};

const timedOut = { type: "connection_error", code: "timeout" };
const raw = { status: 200, requestId: "req_misbehaving", replyId: "req_misbehaving", text: "done" };

const weather = {
  chat: { type: "function", function: { name: "get_weather" } },
  messages: { name: "get_weather", input_schema: { type: "object" } },
  responses: { type: "function", name: "get_weather" },
};

/** A stream's final reply equals the reply without streaming, but for ids and times. */
const finals: readonly Scenario[] = (["chat", "messages", "responses"] as const).flatMap(
  (protocol): readonly Scenario[] => {
    const ask = (model: string, more: object): object => {
      const limit = { [protocol === "responses" ? "max_output_tokens" : "max_tokens"]: 2_048 };
      const usage = protocol === "chat" ? { stream_options: { include_usage: true } } : {};
      const said =
        protocol === "responses"
          ? { input: "Why not?" }
          : { messages: [{ role: "user", content: "Why not?" }] };
      return { model: `sandbox/${model}`, ...said, ...limit, ...usage, ...more };
    };
    const thinking =
      protocol === "messages"
        ? { thinking: { type: "enabled", budget_tokens: 1_024 } }
        : { reasoning: protocol === "chat" ? { enabled: true } : { summary: "auto" } };
    const row = (name: string, request: object, text: string): Scenario => ({
      name: `client: final ${protocol} ${name}`,
      call: `final-${protocol}`,
      request,
      languages: both,
      expect: { same: true, text },
    });
    return [
      row("reply", ask("echo", {}), "Why not?"),
      row("reply with reasoning", ask("reasoner", thinking), "Why not?"),
      row("tool call", ask("agent", { tools: [weather[protocol]] }), ""),
    ];
  },
);

/** The options and helpers of `docs/client-surface.md`, in TypeScript and Python. */
export const surfaceScenarios: readonly Scenario[] = [
  surface("client-statuses", {
    classes: refusedStatuses.map((status) => classes[status] ?? "InternalServerError"),
  }),
  surface(
    "client-timeout",
    { error: { ...timedOut, class: /^API(Connection)?TimeoutError$/ } },
    { retries: 1, attempts: 2 },
  ),
  surface("client-stream-timeout", { text: "so far", error: timedOut }, { attempts: 1 }),
  surface("client-call-retries", { error: { status: 500 } }, { retries: 0, attempts: 2 }),
  surface("client-raw", raw),
  surface("client-headers", { agent: /^chat-gateway\/1\./, default: "one", call: "two" }),
  surface("client-environment", { same: true, missing: "missing_api_key" }),
  surface("client-transport", { count: 1, text: "done" }),
  surface("client-proxy", { text: "done" }),
  surface("client-log", { lines: atLeast(1), leaks: false }),
  surface("client-abort", { text: "so far", error: { code: "aborted" } }),
  surface("client-late-cut", { text: "so far", error: { code: "stream_truncated" } }),
  surface("client-tee", { same: true, text: "done" }, { languages: ["typescript"] }),
  surface("client-async", { count: 20, text: "done" }, { languages: ["python"] }),
  surface("client-async-cancel", { text: "closed" }, { languages: ["python"] }),
  ...finals,
];
