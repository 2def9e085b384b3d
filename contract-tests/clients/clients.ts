import { delimiter, join } from "node:path";
import type { LanguageName } from "../../scripts/clients/languages.ts";
import type { GuideProgram } from "./guide.ts";
import { CACHE, ROOT } from "./paths.ts";
import type { Protocol } from "./scenario.ts";

const GENERATED = join(ROOT, "generated/clients");
const OFFICIAL = join(ROOT, "contract-tests/clients/official");

/** A program and its arguments. */
export type Command = readonly [string, ...string[]];

/** A program that a client's build uses. */
interface Tool {
  /** Prints its version and exits with 0. */
  readonly command: Command;
  /** The oldest supported version, as `major.minor`. */
  readonly atLeast: string;
}

/** A client of the gateway with its build and its programs. */
export interface Client {
  readonly name: string;
  /** Required programs; without them the client is skipped. */
  readonly needs: readonly Tool[];
  /** The language of our generated client; null for a vendor's own library. */
  readonly language: LanguageName | null;
  /** The protocols whose scenarios it plays. */
  readonly protocols: readonly Protocol[];
  /** Working folder of all commands. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  /** Commands without generated source, mostly downloads; run in a copy of `clients/<language>`. */
  readonly prepare: readonly Command[];
  readonly build: readonly Command[];
  /**
   * Plays the scenarios in the file named by the variable `SCENARIOS`. Null for clients without
   * scenarios: those for Go, Java and Rust run their README's examples, which have a chat, a
   * stream, a tool loop and an error.
   */
  readonly scenarios: Command | null;
  /** Runs the examples of the README; null without examples. */
  readonly examples: Command | null;
  /** The sample of the guides for this client. */
  readonly guide: GuideProgram;
}

const tsc = join(ROOT, "node_modules/typescript/bin/tsc");
const ownPython = environmentOf("python");
const vendorPython = environmentOf("python-vendors");
const rustTarget = join(CACHE, "rust");
const javaClasses = ["target/programs", "target/classes", "target/dependency/*"].join(delimiter);
/**
 * A new machine also compiles the standard library; optimisation would make that half as long
 * again.
 */
const goUnoptimised = "-gcflags=all=-N -l";
const mavenCompile: Command = ["mvn", "-q", "-B", "compile", "dependency:copy-dependencies"];
const javaPrograms = ["examples/Quickstart.java", "scenarios/Hello.java"];

/** Returns a separate Python environment. */
function environmentOf(name: string): {
  readonly python: string;
  readonly make: Command;
  readonly install: (...packages: readonly string[]) => Command;
} {
  const folder = join(CACHE, name);
  const inFolder = process.platform === "win32" ? "Scripts/python.exe" : "bin/python";
  const python = join(folder, inFolder);
  const quiet = ["--quiet", "--disable-pip-version-check", "--no-compile"];
  const install = ["-m", "pip", "install", ...quiet];
  return {
    python,
    make: ["python3", "-m", "venv", folder],
    install: (...packages) => [python, ...install, ...packages],
  };
}

const java: Tool = { command: ["java", "--version"], atLeast: "17.0" };
const python: Tool = { command: ["python3", "--version"], atLeast: "3.9" };
/** It automatically downloads the Go version that the module requires. */
const go: Tool = { command: ["go", "version"], atLeast: "1.21" };
const maven: Tool = { command: ["mvn", "--version"], atLeast: "3.6" };
const cargo: Tool = { command: ["cargo", "--version"], atLeast: "1.88" };

/** The sample of the quick start for one of our clients. */
interface OwnGuide {
  readonly label: string;
  /** Path within the client's folder. */
  readonly file: string;
  readonly run: Command;
}

function ours(
  language: LanguageName,
  rest: Pick<Client, "needs" | "build" | "scenarios" | "examples"> &
    Partial<Omit<Client, "guide">> & { readonly guide: OwnGuide },
): Client {
  const folder = join(GENERATED, language);
  const { label, run } = rest.guide;
  const guide = { label, file: () => join(folder, rest.guide.file), run: () => run };
  const protocols: readonly Protocol[] = ["chat", "messages", "responses"];
  const common = { name: language, language, protocols, folder, env: {} };
  return { ...common, prepare: [], ...rest, guide };
}

/** The protocols of the vendors' libraries. */
const spoken = {
  openai: ["chat", "responses"],
  anthropic: ["messages"],
} as const satisfies Readonly<Record<string, readonly Protocol[]>>;

function official(vendor: keyof typeof spoken, language: "typescript" | "python"): Client {
  const isPython = language === "python";
  const file = (guide: string): string =>
    join(CACHE, "guides", `${guide}-with-${vendor}.${isPython ? "py" : "mts"}`);
  return {
    name: `${vendor} (${language})`,
    needs: isPython ? [python] : [],
    language: null,
    protocols: spoken[vendor],
    folder: ROOT,
    env: {},
    prepare: isPython
      ? [vendorPython.make, vendorPython.install("openai==3.57.0", "anthropic==2.11.0")]
      : [],
    build: [],
    // `contract-tests/sdk` tests the libraries for TypeScript.
    scenarios: isPython ? [vendorPython.python, join(OFFICIAL, `${vendor}_scenarios.py`)] : null,
    examples: null,
    guide: {
      label: `${isPython ? "Python" : "TypeScript"} · ${vendor}`,
      file,
      run: (guide) => [isPython ? vendorPython.python : process.execPath, file(guide)],
    },
  };
}

const curlFile = (guide: string): string => join(CACHE, "guides", `${guide}.sh`);

/** The client with the fewest requirements: it runs only the guides' samples. */
const curl: Client = {
  name: "curl",
  needs: [{ command: ["curl", "--version"], atLeast: "7.0" }],
  language: null,
  protocols: [],
  folder: ROOT,
  env: {},
  prepare: [],
  build: [],
  scenarios: null,
  examples: null,
  guide: { label: "curl", file: curlFile, run: (guide) => ["sh", "-e", curlFile(guide)] },
};

/** All clients, in the order of the matrix. */
export const clients: readonly Client[] = [
  ours("typescript", {
    needs: [java],
    // The second checks the programs of the README and the guide strictly.
    build: [
      [process.execPath, tsc, "-p", "."],
      [process.execPath, tsc, "-p", "scenarios"],
    ],
    scenarios: [process.execPath, "scenarios/run.mjs"],
    examples: [process.execPath, "examples/quickstart.mts"],
    guide: {
      label: "TypeScript",
      file: "scenarios/guide.mts",
      run: [process.execPath, "scenarios/guide.mts"],
    },
  }),
  ours("python", {
    needs: [java, python],
    prepare: [
      ownPython.make,
      ownPython.install("setuptools>=68", "urllib3>=2.3,<3", "python-dateutil", "pydantic>=2.11"),
    ],
    build: [ownPython.install("--no-build-isolation", ".")],
    scenarios: [ownPython.python, "scenarios/run.py"],
    examples: [ownPython.python, "examples/quickstart.py"],
    guide: {
      label: "Python",
      file: "scenarios/guide.py",
      run: [ownPython.python, "scenarios/guide.py"],
    },
  }),
  ours("go", {
    needs: [java, go],
    // It does not need the cgo parts of the standard library.
    env: { CGO_ENABLED: "0" },
    build: [
      ["go", "vet", goUnoptimised, "."],
      ["go", "build", goUnoptimised, "-o", join(CACHE, "go/"), "./scenarios/...", "./examples/..."],
    ],
    scenarios: null,
    examples: [join(CACHE, "go/quickstart")],
    guide: { label: "Go", file: "scenarios/guide/main.go", run: [join(CACHE, "go/guide")] },
  }),
  ours("java", {
    needs: [java, maven],
    prepare: [[...mavenCompile, "-Dmaven.main.skip=true"]],
    build: [mavenCompile, ["javac", "-cp", javaClasses, "-d", "target/programs", ...javaPrograms]],
    scenarios: null,
    examples: ["java", "-cp", javaClasses, "Quickstart"],
    guide: {
      label: "Java",
      file: "scenarios/Hello.java",
      run: ["java", "-cp", javaClasses, "Hello"],
    },
  }),
  ours("rust", {
    needs: [java, cargo],
    env: { CARGO_TARGET_DIR: rustTarget, CARGO_INCREMENTAL: "0" },
    prepare: [["cargo", "fetch", "--quiet"]],
    build: [["cargo", "build", "--quiet", "--no-default-features", "--examples"]],
    scenarios: null,
    examples: [join(rustTarget, "debug/examples/quickstart")],
    guide: {
      label: "Rust",
      file: "examples/guide.rs",
      run: [join(rustTarget, "debug/examples/guide")],
    },
  }),
  official("openai", "typescript"),
  official("openai", "python"),
  official("anthropic", "typescript"),
  official("anthropic", "python"),
  curl,
];
