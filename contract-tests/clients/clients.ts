import { delimiter, join } from "node:path";
import type { LanguageName } from "../../scripts/clients/languages.ts";
import type { GuideProgram } from "./guide.ts";
import { CACHE, ROOT } from "./paths.ts";

const GENERATED = join(ROOT, "generated/clients");
const OFFICIAL = join(ROOT, "contract-tests/clients/official");

type Command = readonly [string, ...string[]];

/** A client of the gateway and how its programs are built and run. */
export interface Client {
  readonly name: string;
  /** Programs without which it is skipped; each must answer to its `--version` or `version`. */
  readonly needs: readonly Command[];
  /** The language of ours that is generated for it; null: a vendor's own library. */
  readonly language: LanguageName | null;
  /** Whether its types leave no room for a request that the contract forbids. */
  readonly isTyped: boolean;
  /** The protocol that a vendor's library speaks; null: both. */
  readonly protocol: "chat" | "messages" | null;
  /** Working folder of all commands. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly build: readonly Command[];
  /** Plays the scenarios of the file named by the variable `SCENARIOS`; null: it is asked none. */
  readonly scenarios: Command | null;
  /** Runs the examples of the README; null where there are none. */
  readonly examples: Command | null;
  /** The sample of the guides for it. */
  readonly guide: GuideProgram;
}

const ownPython = environmentOf("python");
const vendorPython = environmentOf("python-vendors");
const rustTarget = join(CACHE, "rust");
const javaClasses = ["target/programs", "target/classes", "target/dependency/*"].join(delimiter);
const javaPrograms = ["examples/Quickstart", "scenarios/Scenarios", "scenarios/Hello"].map(
  (name) => `${name}.java`,
);

/** A Python environment of its own, with the packages that are asked for. */
function environmentOf(name: string): {
  readonly python: string;
  readonly build: (...packages: readonly string[]) => readonly Command[];
} {
  const folder = join(CACHE, name);
  const inFolder = process.platform === "win32" ? "Scripts/python.exe" : "bin/python";
  const python = join(folder, inFolder);
  const install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
  return {
    python,
    build: (...packages) => [
      ["python3", "-m", "venv", folder],
      [python, ...install, ...packages],
    ],
  };
}

function ours(
  language: LanguageName,
  rest: Pick<Client, "needs" | "build" | "scenarios" | "examples"> &
    Partial<Client> & { readonly guide: GuideProgram },
): Client {
  const folder = join(GENERATED, language);
  const isTyped = language !== "typescript" && language !== "python";
  const guide = { ...rest.guide, file: join(folder, rest.guide.file) };
  return { name: language, language, isTyped, protocol: null, folder, env: {}, ...rest, guide };
}

function official(protocol: "chat" | "messages", language: "typescript" | "python"): Client {
  const vendor = protocol === "chat" ? "openai" : "anthropic";
  const isPython = language === "python";
  const file = join(CACHE, "guides", `with-${vendor}.${isPython ? "py" : "mts"}`);
  return {
    name: `${vendor} (${language})`,
    needs: isPython ? [["python3", "--version"]] : [],
    language: null,
    isTyped: false,
    protocol,
    folder: ROOT,
    env: {},
    build: isPython ? vendorPython.build("openai==3.52.0", "anthropic==2.11.0") : [],
    scenarios: isPython
      ? [vendorPython.python, join(OFFICIAL, `${vendor}_scenarios.py`)]
      : [process.execPath, join(OFFICIAL, `${vendor}-scenarios.ts`)],
    examples: null,
    guide: {
      label: `${isPython ? "Python" : "TypeScript"} · ${vendor}`,
      file,
      run: [isPython ? vendorPython.python : process.execPath, file],
    },
  };
}

const curlFile = join(CACHE, "guides/curl.sh");

/** Anybody's first client: it is asked what the guides show, and nothing else. */
const curl: Client = {
  name: "curl",
  needs: [["curl", "--version"]],
  language: null,
  isTyped: false,
  protocol: null,
  folder: ROOT,
  env: {},
  build: [],
  scenarios: null,
  examples: null,
  guide: { label: "curl", file: curlFile, run: ["sh", "-e", curlFile] },
};

/** All clients, in the order of the matrix. */
export const clients: readonly Client[] = [
  ours("typescript", {
    needs: [["java", "--version"]],
    build: [[process.execPath, join(ROOT, "node_modules/typescript/bin/tsc"), "-p", "."]],
    scenarios: [process.execPath, "scenarios/run.mjs"],
    examples: [process.execPath, "examples/quickstart.mjs"],
    guide: {
      label: "TypeScript",
      file: "scenarios/guide.mts",
      run: [process.execPath, "scenarios/guide.mts"],
    },
  }),
  ours("python", {
    needs: [
      ["java", "--version"],
      ["python3", "--version"],
    ],
    build: ownPython.build("."),
    scenarios: [ownPython.python, "scenarios/run.py"],
    examples: [ownPython.python, "examples/quickstart.py"],
    guide: {
      label: "Python",
      file: "scenarios/guide.py",
      run: [ownPython.python, "scenarios/guide.py"],
    },
  }),
  ours("go", {
    needs: [
      ["java", "--version"],
      ["go", "version"],
    ],
    build: [
      ["go", "vet", "."],
      ["go", "build", "-o", join(CACHE, "go/"), "./scenarios/...", "./examples/..."],
    ],
    scenarios: [join(CACHE, "go/scenarios")],
    examples: [join(CACHE, "go/quickstart")],
    guide: { label: "Go", file: "scenarios/guide/main.go", run: [join(CACHE, "go/guide")] },
  }),
  ours("java", {
    needs: [
      ["java", "--version"],
      ["mvn", "--version"],
    ],
    build: [
      ["mvn", "-q", "-B", "compile", "dependency:copy-dependencies"],
      ["javac", "-cp", javaClasses, "-d", "target/programs", ...javaPrograms],
    ],
    scenarios: ["java", "-cp", javaClasses, "Scenarios"],
    examples: ["java", "-cp", javaClasses, "Quickstart"],
    guide: {
      label: "Java",
      file: "scenarios/Hello.java",
      run: ["java", "-cp", javaClasses, "Hello"],
    },
  }),
  ours("rust", {
    needs: [
      ["java", "--version"],
      ["cargo", "--version"],
    ],
    env: { CARGO_TARGET_DIR: rustTarget },
    build: [["cargo", "build", "--quiet", "--no-default-features", "--examples"]],
    scenarios: [join(rustTarget, "debug/examples/scenarios")],
    examples: [join(rustTarget, "debug/examples/quickstart")],
    guide: {
      label: "Rust",
      file: "examples/guide.rs",
      run: [join(rustTarget, "debug/examples/guide")],
    },
  }),
  official("chat", "typescript"),
  official("chat", "python"),
  official("messages", "typescript"),
  official("messages", "python"),
  curl,
];
