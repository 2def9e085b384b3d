import { fileOf, type Context, type Node } from "./rule.ts";

const ADVICE =
  "the wall clock can be set: use `elapsedMs` for intervals; files that need the time of day are " +
  "named in scripts/lint/plugin/wall-clock.ts";

/** The only files that read the machine's wall clock. */
const readers: readonly string[] = ["src/operator/cli/main.ts", "src/core/timing/clock.ts"];

/** Files and folders that use the time of day, each with the reason. */
const users: Readonly<Record<string, string>> = {
  "src/access/auth/authenticate.ts": "the expiry of keys",
  "src/compose.ts": "request ids, and passing it on",
  "src/compose-generator.ts": "the times of outages that operators see",
  "src/core/ledger/": "stored times",
  "src/generation/generator.ts": "stored times",
  "src/generation/settlement.ts": "stored times",
  "src/http/console/": "periods of reports",
  "src/http/listener/listener.ts": "the stored time of a request",
  "src/http/offload/held-requests.ts": "stored times",
  "src/http/offload/offload-thread.ts": "passing it on",
  "src/http/operations/account.ts": "the time of a balance",
  "src/main.ts": "passing it on to the ledger",
  "src/operator/": "stored times, expiries and periods",
  "src/serve.ts": "stored times of alerts",
  "src/storage/": "stored times",
  "src/system/process/start-retention.ts": "the months to archive",
  "src/upstreams/credentials/command-credentials.ts": "the expiry of secrets",
};

/** Finds uses of the wall clock by code that should measure intervals with the monotonic one. */
const noWallClock = {
  create(context: Context) {
    const file = fileOf(context);
    const report = (node: Node, what: string): void =>
      context.report({ node, message: `${what}: ${ADVICE}` });
    const mayRead = readers.includes(file);
    const mayUse = mayRead || Object.keys(users).some((path) => file.startsWith(path));
    return {
      NewExpression(node: Node): void {
        const isDate = node.callee?.name === "Date" && node.arguments?.length === 0;
        if (isDate && !mayRead) report(node, "new Date()");
      },
      MemberExpression(node: Node): void {
        const { object, property, computed } = node;
        if (computed === true) return;
        const name = property?.name ?? "";
        if (object?.name === "Date" && name === "now" && !mayRead) report(node, "Date.now");
        if (name === "nowMs" && !mayUse) report(node, "nowMs");
      },
      CallExpression(node: Node): void {
        if (node.callee?.name === "nowMs" && !mayUse) report(node, "nowMs");
      },
    };
  },
};

const plugin = { meta: { name: "clocks" }, rules: { "no-wall-clock": noWallClock } };

export default plugin;
