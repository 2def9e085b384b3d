import type { Answer, CheckedAnswer } from "./check-answer.ts" with { "resolution-mode": "import" };
import type { DreddContext, DreddReport } from "./context.ts" with { "resolution-mode": "import" };

const fs = process.getBuiltinModule("node:fs");

/** The part of Dredd's transactions that the hooks read and write. */
interface Transaction {
  id: string;
  name: string;
  host: string;
  port: string | number;
  fullPath: string;
  skip?: boolean;
  fail?: string | boolean;
  origin: { resourceName: string };
  expected: {
    statusCode: string;
    headers: Record<string, string>;
    body?: string;
    bodySchema?: unknown;
  };
  request: { method: string; uri: string; body: string; headers: Record<string, string> };
  real?: { statusCode: number; headers: Record<string, string>; body: string };
  test?: { status: string; message?: string };
}
type Done = () => void;

interface Hooks {
  beforeAll(hook: (transactions: Transaction[], done: Done) => void): void;
  beforeEach(hook: (transaction: Transaction, done: Done) => void): void;
  beforeEachValidation(hook: (transaction: Transaction, done: Done) => void): void;
  afterEach(hook: (transaction: Transaction, done: Done) => void): void;
  afterAll(hook: (transactions: Transaction[], done: Done) => void): void;
}

// Dredd provides this module to the hooks that it loads.
const hooks = require("hooks") as Hooks;
const context = JSON.parse(process.env["DREDD_CONTEXT"] ?? "{}") as DreddContext;

type Causes = Readonly<Record<string, (transaction: Transaction) => void | Promise<void>>>;

interface Helpers {
  readonly checkAnswer: (answer: Answer) => CheckedAnswer;
  readonly answerName: (answer: {
    readonly method: string;
    readonly path: string;
    readonly status: string;
    readonly mediaType: string;
  }) => string;
  readonly examplesOf: (path: string, contract: DreddContext["contract"]) => readonly object[];
  /** How the contract's statuses are reached. */
  readonly prepare: (transaction: Transaction) => void;
  readonly causes: Causes;
}
let helpers: Helpers;

const answers = new Set<string>();
const problems: string[] = [];
const counts = { passed: 0, failed: 0, bodiesValidated: 0, eventsValidated: 0 };

function pathOf(transaction: Transaction): string {
  return transaction.origin.resourceName;
}

function mediaTypeOf({ expected }: Transaction): string {
  return (expected.headers["Content-Type"] ?? "").split(";")[0]?.trim() ?? "";
}

function edit(transaction: Transaction, change: object): void {
  const body = JSON.parse(transaction.request.body) as object;
  transaction.request.body = JSON.stringify({ ...body, ...change });
}

/** Returns the field with a message of the user, as the operation has it. */
function saying(transaction: Transaction, content: string): object {
  const items = [{ role: "user", content }];
  return pathOf(transaction) === "/responses" ? { input: items } : { messages: items };
}

function useKey(transaction: Transaction, key: string): void {
  transaction.request.headers["Authorization"] = `Bearer ${key}`;
}

function usePort(transaction: Transaction, port: number): void {
  transaction.port = port;
}

function askFor(transaction: Transaction, model: string): void {
  if (transaction.request.method !== "GET") {
    edit(transaction, { model, tools: undefined, tool_choice: undefined });
    return;
  }
  transaction.fullPath = `/v1/models/${encodeURIComponent(model)}`;
  transaction.request.uri = transaction.fullPath;
}

const IDEMPOTENCY = "Idempotency-Key";

/** Sends the same request beforehand, from here, and waits for its end or only for its start. */
async function sendFirst(transaction: Transaction, wait: "start" | "end"): Promise<void> {
  const { request, host, port, fullPath } = transaction;
  const response = await fetch(`http://${host}:${port}${fullPath}`, {
    method: request.method,
    headers: request.headers,
    body: request.body,
  });
  if (response.status !== 200) throw new Error(`the first request: ${response.status}`);
  if (wait === "end") await response.text();
  else void response.text();
}

/** What makes the gateway return each status: only what can happen in production. */
const clientCauses: Causes = {
  "200": () => undefined,
  "400": (transaction) => {
    if (transaction.request.method === "POST") edit(transaction, { no_such_field: 1 });
    else transaction.fullPath = transaction.request.uri = "/v1/models/%E0%A4";
  },
  "401": (transaction) => {
    delete transaction.request.headers["Authorization"];
  },
  "402": (transaction) => useKey(transaction, context.keys.poor),
  "403": (transaction) => {
    useKey(transaction, context.keys.narrow);
    askFor(transaction, "sandbox/agent");
  },
  "404": (transaction) => askFor(transaction, "nobody/nothing"),
  "408": (transaction) => usePort(transaction, context.slowPort),
  "409": async (transaction) => {
    transaction.request.headers[IDEMPOTENCY] = `in flight ${pathOf(transaction)}`.replaceAll(
      " ",
      "-",
    );
    askFor(transaction, "sandbox/slow");
    const content = "one two three four five six seven eight nine ten";
    edit(transaction, { ...saying(transaction, content), stream: true });
    await sendFirst(transaction, "start");
    usePort(transaction, context.otherPort);
  },
  "413": (transaction) => {
    const content = "x".repeat(context.maxBodyBytes);
    edit(transaction, saying(transaction, content));
  },
  "415": (transaction) => {
    transaction.request.headers["Content-Type"] = "text/plain";
  },
  "422": async (transaction) => {
    transaction.request.headers[IDEMPOTENCY] = `other body ${pathOf(transaction)}`.replaceAll(
      " ",
      "-",
    );
    await sendFirst(transaction, "end");
    edit(transaction, saying(transaction, "another text"));
  },
  "429": (transaction) => {
    useKey(transaction, context.keys.limited);
    usePort(transaction, context.repeatingPort);
  },
  "500": (transaction) => usePort(transaction, context.brokenPort),
  "502": (transaction) => askFor(transaction, "sandbox/refuse-500"),
  "503": (transaction) => usePort(transaction, context.storelessPort),
  "504": (transaction) => askFor(transaction, "sandbox/hang"),
  // A count is an estimate if its upstream is busy.
  "529": (transaction) => usePort(transaction, context.crowdedPort),
};

/** How the statuses of each contract are reached. */
const hooksOf = {
  client: () => Promise.resolve({ prepare: prepareClient, causes: clientCauses }),
  admin: async () => (await import("./admin-causes.ts")).adminHooks(context),
  console: async () => (await import("./console-causes.ts")).consoleHooks(context),
} as const satisfies Record<
  DreddContext["contract"],
  () => Promise<Pick<Helpers, "prepare" | "causes">>
>;

function furtherExamples(transaction: Transaction): readonly object[] {
  return helpers.examplesOf(pathOf(transaction), context.contract).slice(1);
}

/** Makes a request of the document one that this gateway serves. */
function prepareClient(transaction: Transaction): void {
  useKey(transaction, context.keys.rich);
  // Dredd also sends optional headers, empty if the document shows no example.
  delete transaction.request.headers[IDEMPOTENCY];
  if (!transaction.request.body) return;
  const isStream = mediaTypeOf(transaction) === "text/event-stream";
  edit(transaction, isStream ? { stream: true } : { stream: undefined, stream_options: undefined });
}

hooks.beforeAll((transactions, done) => {
  void (async () => {
    const [checks, names, examples, hooksOfContract] = await Promise.all([
      import("./check-answer.ts"),
      import("./answers.ts"),
      import("./examples.ts"),
      hooksOf[context.contract](),
    ]);
    helpers = { ...checks, ...names, ...examples, ...hooksOfContract };
    // Dredd reads only the first example of a request: the further ones are sent too.
    for (const transaction of [...transactions]) {
      if (transaction.expected.statusCode !== "200" || !transaction.request.body) continue;
      for (const [at, example] of furtherExamples(transaction).entries()) {
        const copy = structuredClone(transaction);
        copy.request.body = JSON.stringify(example);
        copy.id += ` example ${at + 2}`;
        copy.name += ` > example ${at + 2}`;
        transactions.push(copy);
      }
    }
    done();
  })();
});

hooks.beforeEach((transaction, done) => {
  void (async () => {
    const status = transaction.expected.statusCode;
    helpers.prepare(transaction);
    // The hooks' own validators are more precise: a property of an example may be optional.
    delete transaction.expected.body;
    delete transaction.expected.bodySchema;
    // So may a header, which Dredd would require; the validators know which are required.
    transaction.expected.headers = { "Content-Type": mediaTypeOf(transaction) };
    try {
      const { causes } = helpers;
      await causes[status]?.(transaction);
      if (causes[status] === undefined) transaction.fail = `no cause for ${status}`;
    } catch (error) {
      transaction.fail = String(error);
    }
    done();
  })();
});

hooks.beforeEachValidation((transaction, done) => {
  // Dredd compares this header literally; the contract's media types have no parameters.
  const type = transaction.real?.headers["content-type"];
  if (type?.split(";")[0] === mediaTypeOf(transaction)) {
    transaction.expected.headers = { "Content-Type": type };
  }
  done();
});

hooks.afterEach((transaction, done) => {
  const { real, request, expected } = transaction;
  const found: string[] = [];
  if (typeof transaction.fail === "string") found.push(transaction.fail);
  if (real === undefined) found.push("no reply");
  else if (String(real.statusCode) !== expected.statusCode) {
    found.push(`status ${real.statusCode}, not ${expected.statusCode}: ${real.body.slice(0, 300)}`);
  } else {
    try {
      const answer = {
        contract: context.contract,
        method: request.method.toLowerCase(),
        path: pathOf(transaction),
        mediaType: mediaTypeOf(transaction),
      };
      const { headers, body } = real;
      const full = { ...answer, status: real.statusCode, headers, body, request: request.body };
      const checked = helpers.checkAnswer(full);
      found.push(...checked.problems);
      answers.add(helpers.answerName({ ...answer, status: expected.statusCode }));
      counts.bodiesValidated += 1;
      counts.eventsValidated += checked.events;
    } catch (error) {
      found.push(String(error));
    }
  }
  if (found.length > 0) transaction.fail = found.join("; ");
  const isGood = found.length === 0 && transaction.test?.status !== "fail";
  counts[isGood ? "passed" : "failed"] += 1;
  if (!isGood)
    problems.push(`${transaction.name}: ${found.join("; ") || transaction.test?.message}`);
  done();
});

hooks.afterAll((_transactions, done) => {
  const report: DreddReport = { ...counts, problems, answers: [...answers] };
  fs.writeFileSync(context.reportFile, JSON.stringify(report));
  done();
});
