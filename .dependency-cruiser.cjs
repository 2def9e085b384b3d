// The rooms of src/ and who may know whom.
const room = (name) => `^src/${name}/`;
const rooms = (...names) => `^src/(${names.join("|")})/`;
/** Tests, and what only tests use: suites, scripts, generators of values. */
const tests = [
  "\\.test\\.ts$",
  "/testing/",
  "/suite/",
  "/(test-[a-z-]+|[a-z-]+-suite|[a-z-]+-script|[a-z-]+-laws|arbitrary-[a-z-]+)\\.ts$",
].join("|");
/** The files of the process itself, at the top of src/. */
const top = "^src/(main|compose|compose-generator|serve|start-retention|offload-worker)\\.ts$";
/** Node modules that reach a disk, a socket, a process or a thread. */
const nodeIo =
  "^(node:)?(child_process|cluster|dgram|dns|fs|http|http2|https|net|os|readline|repl|sqlite|" +
  "tls|worker_threads|undici|pg|iovalkey)(/|$)";

/** A room that knows only the rooms named, and no outside module that does I/O. */
function onlyKnows(name, ...known) {
  return {
    name: `${name}-knows-only-${known.join("-") || "itself"}`,
    severity: "error",
    from: { path: room(name), pathNot: tests },
    to: { path: "^src/", pathNot: [room(name), ...(known.length > 0 ? [rooms(...known)] : [])] },
  };
}

module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-circle-of-rooms",
      severity: "error",
      scope: "folder",
      from: { path: "^src/[^/]+$" },
      to: { circular: true },
    },
    {
      name: "no-unresolved",
      severity: "error",
      from: {},
      // What begins with a slash is an address that a browser asks for.
      to: { couldNotResolve: true, pathNot: "^(hooks$|/)" },
    },
    onlyKnows("raw-json"),
    onlyKnows("conversation", "raw-json"),
    onlyKnows("errors"),
    onlyKnows("sse"),
    onlyKnows("money"),
    onlyKnows("collections"),
    onlyKnows("content-coding"),
    onlyKnows("timing", "collections"),
    onlyKnows("catalog", "conversation", "errors", "money"),
    onlyKnows("credentials", "catalog", "errors"),
    onlyKnows("ledger", "conversation", "errors", "money"),
    onlyKnows("protocols", "conversation", "errors", "raw-json", "sse", "catalog"),
    onlyKnows(
      "providers",
      ...["catalog", "collections", "content-coding", "conversation", "errors", "raw-json", "sse"],
      "timing",
    ),
    onlyKnows(
      "probe",
      ...["catalog", "conversation", "errors", "ledger", "money", "observe"],
      ...["providers", "raw-json"],
    ),
    {
      name: "one-protocol-never-the-other",
      severity: "error",
      from: { path: "^src/wire/protocols/([^/]+)/", pathNot: tests },
      to: { path: "^src/wire/protocols/[^/]+/", pathNot: "^src/wire/protocols/$1/" },
    },
    {
      name: "one-provider-never-another",
      severity: "error",
      from: { path: "^src/upstreams/providers/([^/]+)/", pathNot: tests },
      to: {
        path: "^src/upstreams/providers/[^/]+/",
        pathNot: ["^src/upstreams/providers/$1/", "^src/upstreams/providers/(transport|refusals)/"],
      },
    },
    {
      name: "io-only-at-the-edges",
      severity: "error",
      from: {
        path: "^src/",
        pathNot: [
          "^src/(http|storage|observe|cli|config|pages)/",
          "^src/upstreams/credentials/run-command",
          "^src/upstreams/providers/(transport|[a-z]+/transport)",
          "^src/access/limits/redis-client",
          "^src/operator/alerts/(send-webhook|lookup-public)",
          "^src/generation/.*(worker|estimator)",
          "^src/http/offload/start-thread",
          top,
          tests,
        ],
      },
      to: { path: nodeIo, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "nothing-imports-the-outside",
      severity: "error",
      from: {
        path: "^src/",
        pathNot: ["^src/(http|cli|pages)/", top, tests],
      },
      to: { path: "^src/(http/|cli/|compose|main\\.ts$)", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "nothing-imports-main",
      severity: "error",
      from: {},
      to: { path: "^src/main\\.ts$" },
    },
    {
      name: "generated-only-where-it-is-checked",
      severity: "error",
      from: {
        path: "^src/",
        pathNot: [
          "^src/(admin|catalog|cli|config|contract|csv|http|protocols|response-validation|pages)/",
          top,
          tests,
        ],
      },
      to: { path: "^generated/" },
    },
    {
      name: "source-never-knows-its-tests",
      severity: "error",
      from: { path: "^src/", pathNot: tests },
      to: { path: ["^contract-tests/", "^system-tests/", "^scripts/", "^bench/", tests] },
    },
    {
      name: "contract-tests-never-know-the-source",
      severity: "error",
      from: { path: "^contract-tests/" },
      to: { path: ["^src/", "^system-tests/"] },
    },
    {
      name: "no-development-package-in-source",
      severity: "error",
      from: { path: "^src/", pathNot: tests },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".js", ".d.ts"],
    },
  },
};
