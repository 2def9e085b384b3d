// The layers of src/ and their allowed imports.
/** Tests and their helpers: suites, scripts, generators of values. */
const tests = [
  "\\.test\\.ts$",
  "/testing/",
  "/suite/",
  "/(test-[a-z-]+|[a-z-]+-suite|[a-z-]+-script|arbitrary-[a-z-]+)\\.ts$",
].join("|");
/** The files at the top of src/, which compose the process. */
const top = "^src/(main|compose|compose-generator|serve|offload-worker)\\.ts$";
/** The layers, lowest first. A layer imports itself and the ones below it. */
const layers = [
  ...["core", "wire", "storage", "upstreams", "access"],
  ...["generation", "system", "operator", "http", "pages"],
];
/** Parts of the layers that are ordered themselves, lowest first. */
const parts = {
  core: [
    "addresses",
    "brand",
    "collections",
    "errors",
    "log",
    "money",
    "raw-json",
    "timing",
    "conversation",
    "ledger",
  ],
  wire: ["content-coding", "csv", "sse", "contract", "protocols", "response-validation"],
  storage: ["shared", "operations", "sqlite", "postgres", "transfer", "archive"],
  "storage/postgres": ["connections", "schema", "lease", "batches"],
  upstreams: ["catalog", "credentials", "providers", "routing", "probe"],
  "upstreams/providers": [
    ...["shared", "refusals", "transport"],
    ...["openai", "openai-responses", "anthropic", "sandbox"],
  ],
  access: ["auth", "limits"],
  system: ["observe", "config", "process"],
  operator: ["alerts", "admin", "cli"],
  http: [
    ...["request", "fair-share", "offload", "replies", "bodies", "pipeline", "operations"],
    ...["admin", "console", "pages", "listener"],
  ],
  pages: [
    ...["kit", "docs", "models", "packages", "changelog"],
    ...["playground", "reference", "console", "admin", "operator-docs"],
  ],
};
/** Node modules that reach a disk, a socket, a process or a thread. */
const nodeIo =
  "^(node:|node_modules/)?(child_process|cluster|dgram|dns|fs|http|http2|https|net|os|readline|" +
  "repl|sqlite|tls|worker_threads|undici|pg|iovalkey)(/|$)";

/**
 * Forbids each folder of an order to import the folders above it.
 * @param {string} root
 * @param {readonly string[]} names
 */
function downward(root, names) {
  return names.slice(0, -1).map((name, at) => ({
    name: `${root.slice("src/".length)}${name}-imports-only-what-is-below-it`,
    severity: "error",
    from: { path: `^${root}${name}/`, pathNot: tests },
    to: { path: `^${root}(${names.slice(at + 1).join("|")})/` },
  }));
}

/**
 * A part that imports only the named parts of src/.
 * @param {string} name
 * @param {readonly string[]} known
 */
function importsOnly(name, ...known) {
  const paths = [name, ...known].map((path) => `^src/${path}/`);
  return {
    name: `${name}-imports-only-${known.join("-") || "itself"}`,
    severity: "error",
    from: { path: `^src/${name}/`, pathNot: tests },
    to: { path: "^src/", pathNot: paths },
  };
}

/** Files outside the folders in `parts` and `top`. */
const misplaced = {
  path: "^src/",
  pathNot: [
    top,
    "^src/[^/]+\\.test\\.ts$",
    "^src/(generation|pages)/[^/]+$",
    "^src/(storage|storage/postgres|upstreams/providers)/[^/]+$",
    "^src/(generation/testing|storage/(law|suite)|upstreams/suite|upstreams/providers/testing)/",
    "^src/(http/testing|pages/testing)/",
    ...Object.entries(parts).map(([folder, names]) => {
      const whole = names.filter((name) => !(`${folder}/${name}` in parts));
      return `^src/${folder}/(${whole.join("|")})/`;
    }),
  ],
};

module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    ...downward("src/", layers),
    ...Object.entries(parts).flatMap(([layer, names]) => downward(`src/${layer}/`, names)),
    ...[
      { from: misplaced, to: {} },
      { from: {}, to: misplaced },
    ].map((ends, at) => ({
      name: `every-file-has-its-place-in-an-order-${at}`,
      severity: "error",
      ...ends,
    })),
    {
      name: "no-unresolved",
      severity: "error",
      // The frameworks are installed by their own proof.
      from: { pathNot: "^system-tests/upstreams/frameworks/" },
      // A path with a leading slash is an address that a browser requests.
      to: { couldNotResolve: true, pathNot: "^(hooks$|/)" },
    },
    ...["addresses", "collections", "errors", "log", "money", "raw-json"].map((name) =>
      importsOnly(`core/${name}`),
    ),
    ...["wire/content-coding", "wire/sse"].map((name) => importsOnly(name)),
    importsOnly("core/timing", "core/collections"),
    importsOnly("core/conversation", "core/raw-json"),
    importsOnly("core/ledger", "core/conversation", "core/errors", "core/money"),
    importsOnly(
      "wire/protocols",
      "core/addresses",
      "core/conversation",
      "core/errors",
      "core/raw-json",
      "wire/sse",
    ),
    importsOnly("upstreams/catalog", "core/conversation", "core/errors", "core/money"),
    importsOnly(
      "upstreams/credentials",
      ...["core/errors", "core/raw-json", "core/timing", "upstreams/catalog"],
    ),
    importsOnly(
      "upstreams/providers",
      ...["core/addresses", "core/collections", "core/conversation", "core/errors"],
      ...["core/raw-json", "core/timing"],
      ...["wire/content-coding", "wire/sse", "upstreams/catalog"],
    ),
    importsOnly(
      "upstreams/probe",
      ...["core/conversation", "core/errors", "core/ledger", "core/log", "core/money"],
      ...["core/raw-json", "upstreams/catalog", "upstreams/providers"],
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
        pathNot: ["^src/upstreams/providers/($1|shared|refusals|transport)/"],
      },
    },
    {
      name: "io-only-at-the-edges",
      severity: "error",
      from: {
        path: "^src/",
        pathNot: [
          "^src/(storage|operator/cli|pages|system/(observe|config))/",
          "^src/system/process/(admin-token-file|data-dir-files|start-retention|seed-demo)",
          "^src/http/(?!offload/)",
          "^src/http/offload/start-thread",
          "^src/upstreams/credentials/(run-command|read-regular-file)",
          "^src/upstreams/providers/(transport|[a-z]+/transport)",
          "^src/access/limits/(redis-client|check-redis)",
          "^src/operator/alerts/send-webhook",
          "^src/generation/.*(worker|estimator)",
          top,
          tests,
        ],
      },
      to: { path: nodeIo, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-layer-imports-what-puts-the-process-together",
      severity: "error",
      from: { path: "^src/[^/]+/", pathNot: tests },
      to: { path: "^src/[^/]+$" },
    },
    {
      name: "nothing-imports-main",
      severity: "error",
      // The next release of the rollouts adds to the program.
      from: { pathNot: "^system-tests/rollouts/next-release" },
      to: { path: "^src/main\\.ts$" },
    },
    {
      name: "generated-only-where-it-is-checked",
      severity: "error",
      from: {
        path: "^src/",
        pathNot: [
          "^src/(http/(?!offload/)|pages/|system/config/|operator/(admin|cli)/|upstreams/catalog/)",
          "^src/wire/(contract|csv|protocols|response-validation)/",
          // The codes of the contracts; the compiler demands a row for each.
          "^src/core/errors/(error-row|client-errors|admin-errors|console-errors)\\.ts$",
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
      to: {
        path: [
          "^contract-tests/",
          "^system-tests/",
          "^scripts/",
          "^bench/",
          "^conformance/",
          tests,
        ],
      },
    },
    {
      name: "contract-tests-never-know-the-source",
      severity: "error",
      from: { path: "^contract-tests/" },
      to: { path: ["^src/", "^system-tests/"] },
    },
    {
      name: "the-conformance-kit-knows-only-itself",
      severity: "error",
      from: { path: "^conformance/" },
      // Its package has only these packages inside, and reads the data by their paths.
      to: {
        path: "^(src|scripts|generated|contract-tests|system-tests|bench)/|^node_modules/",
        pathNot: "^node_modules/(ajv|ajv-formats|vitest|@types)/",
      },
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
