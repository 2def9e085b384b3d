import { fileOf, type Context as RuleContext, type Node as RuleNode } from "./rule.ts";

interface Node extends RuleNode {
  readonly source?: { readonly value: unknown };
  readonly specifiers?: readonly { readonly imported?: { readonly name?: string } }[];
}

interface Variable {
  readonly defs: readonly unknown[];
}

interface Scope {
  readonly set: ReadonlyMap<string, Variable>;
  readonly upper: Scope | null;
}

interface Context extends RuleContext {
  readonly sourceCode: { readonly text: string; readonly getScope: (node: Node) => Scope };
}

/** Functions that wait by the machine's clock. */
const waits: readonly string[] = ["setTimeout", "setInterval"];

/** Members that read the clock or return a random number. */
const members: Readonly<Record<string, readonly string[]>> = {
  AbortSignal: ["timeout"],
  Date: ["now"],
  Math: ["random"],
  performance: ["now", "timeOrigin"],
  process: ["hrtime", "uptime"],
};

/** The harness's clock functions that a test may use; the others measure, or pace a stand-in. */
const forTests: readonly string[] = [
  ...["GUARD_MS", "guardSignal", "inOneMonth", "until", "wallClockMs", "within"],
];

const ADVICE = "hand a clock in, or wait for the condition (contract-tests/harness/real-clock.ts)";

/** Returns whether a name refers to the global, because the file does not declare it. */
function isGlobal(name: string, scope: Scope): boolean {
  for (let at: Scope | null = scope; at !== null; at = at.upper) {
    if ((at.set.get(name)?.defs.length ?? 0) > 0) return false;
  }
  return true;
}

/**
 * Finds the machine's clock, waits on it and unseeded randomness in code that tests run. A rule of
 * the linter, through its plugin interface. Under `vi.useFakeTimers` the test controls the clock.
 */
const noRealClock = {
  create(context: Context) {
    const { sourceCode } = context;
    const file = fileOf(context);
    if (allowance(file) !== null) return {};
    const isFake = sourceCode.text.includes("vi.useFakeTimers(");
    const report = (node: Node, what: string): void =>
      context.report({ node, message: `${what}: ${ADVICE}` });
    return {
      ImportDeclaration(node: Node): void {
        const from = String(node.source?.value);
        if (/^(?:node:)?timers(?:\/promises)?$/.test(from)) report(node, from);
        if (!file.endsWith(".test.ts") || !from.endsWith("/real-clock.ts")) return;
        for (const { imported } of node.specifiers ?? []) {
          const name = imported?.name ?? "";
          if (!forTests.includes(name)) report(node, name);
        }
      },
      NewExpression(node: Node): void {
        const { callee } = node;
        if (isFake || callee?.name !== "Date" || node.arguments?.length !== 0) return;
        if (isGlobal("Date", sourceCode.getScope(node))) report(node, "new Date()");
      },
      Identifier(node: Node): void {
        const { name = "" } = node;
        if (isFake || !waits.includes(name) || !isGlobal(name, sourceCode.getScope(node))) return;
        if (isReference(node)) report(node, name);
      },
      MemberExpression(node: Node): void {
        const { object, property, computed } = node;
        if (object?.type !== "Identifier" || computed === true) return;
        const [of, name] = [object.name ?? "", property?.name ?? ""];
        if (members[of]?.includes(name) !== true) return;
        if (isFake && of !== "Math") return;
        if (isGlobal(of, sourceCode.getScope(node))) report(node, `${of}.${name}`);
      },
    };
  },
};

/** Excludes names of fields, as in `{ setTimeout: 1 }` and `clock.setTimeout`. */
function isReference(node: Node): boolean {
  const { parent } = node as { readonly parent?: RuleNode & { readonly key?: RuleNode } };
  if (parent?.type === "ImportSpecifier") return false;
  if (parent?.type === "MemberExpression") {
    return parent.object === node || parent.object?.name === "globalThis";
  }
  return parent?.key !== node;
}

const plugin = { meta: { name: "tests" }, rules: { "no-real-clock": noRealClock } };

export default plugin;

const measures = "a measure, which `npm run proofs` judges";

/** Files that may use the machine's clock, each with the reason. */
const allowances: Readonly<Record<string, string>> = {
  "contract-tests/harness/real-clock.ts": "the guards themselves",
  "contract-tests/abuse/connections.test.ts": measures,
  "contract-tests/abuse/stalled-clients.test.ts": measures,
  "contract-tests/real-model/ends.test.ts": measures,
  "system-tests/upstreams/disconnect-latency.test.ts": measures,
};

/** Returns the reason for which a file may use the machine's clock; null if it may not. */
function allowance(file: string): string | null {
  return Object.hasOwn(allowances, file) ? (allowances[file] ?? null) : null;
}
