import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import type { LanguageName } from "../../scripts/clients/languages.ts";
import { packClient } from "../../scripts/clients/pack.ts";
import type { Client, Command } from "./clients.ts";
import type { Cell } from "./matrix.ts";
import { CACHE } from "./paths.ts";
import { runProgram } from "./run-program.ts";

const INSTALL_LIMIT_MS = 600_000;
const SAMPLE_OUTPUT = "Hello there";

/** A new project that installs one of our clients from a gateway and runs the quick start. */
interface Project {
  /** Path of the quick start's sample in the project. */
  readonly sample: string;
  readonly files: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
  /** The last command runs the sample. */
  readonly commands: readonly Command[];
}

type Place = { readonly origin: string; readonly folder: string };

const projects: Partial<Record<LanguageName, (place: Place) => Project>> = {
  python: pythonProject,
  typescript: npmProject,
  go: goProject,
  java: mavenProject,
  rust: cargoProject,
};

/** Packs a client, installs it from the gateway with its language's own tool, and makes a call. */
export async function playInstalled(
  client: Client,
  { origin, key }: { readonly origin: string; readonly key: string },
): Promise<Cell> {
  const make = client.language === null ? undefined : projects[client.language];
  if (client.language === null || make === undefined) return { kind: "not-asked" };
  const unpacked = await packClient(client.language).then(() => null, String);
  if (unpacked !== null) return { kind: "failed", why: unpacked };
  const folder = join(CACHE, "installed", client.language);
  await rm(folder, { recursive: true, force: true });
  const { sample, files, env, commands } = make({ origin, folder });
  for (const [name, text] of Object.entries(files)) await writeBelow(folder, name, text);
  await mkdir(dirname(join(folder, sample)), { recursive: true });
  await copyFile(client.guide.file("quick-start"), join(folder, sample));
  let printed = "";
  for (const command of commands) {
    const { code, output, stdout } = await runProgram(command, {
      folder,
      env: { ...client.env, ...env, GATEWAY_KEY: key },
      limitMs: INSTALL_LIMIT_MS,
    });
    const why = `${command.join(" ")} ended with ${code}:\n${output.slice(-4_000)}`;
    if (code !== 0) return { kind: "failed", why };
    printed = stdout;
  }
  if (printed.includes(SAMPLE_OUTPUT)) return { kind: "passed" };
  return { kind: "failed", why: `the installed client printed:\n${printed}` };
}

async function writeBelow(folder: string, name: string, text: string): Promise<void> {
  const file = join(folder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/**
 * Installs by the wheel's address with its dependencies, then alone by the index, as a proxy would.
 */
function pythonProject({ origin, folder }: Place): Project {
  const python = join(folder, "venv/bin/python");
  const pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"] as const;
  const packages = `${origin}/clients/python`;
  return {
    sample: "hello.py",
    files: { "README.md": "A project that uses the client.\n" },
    env: {},
    commands: [
      ["python3", "-m", "venv", "venv"],
      [...pip, `${packages}/chat_gateway-1.0.0-py3-none-any.whl`],
      [python, "-m", "pip", "uninstall", "--quiet", "--yes", "chat-gateway"],
      [...pip, "--no-deps", "--index-url", `${packages}/simple`, "chat-gateway==1.0.0"],
      [python, "hello.py"],
    ],
  };
}

function npmProject({ origin }: Place): Project {
  return {
    sample: "hello.mts",
    files: { "package.json": `{"name":"hello","private":true,"type":"module"}\n` },
    env: {},
    commands: [
      ["npm", "install", "--no-audit", "--no-fund", `${origin}/clients/npm/chat-gateway-1.0.0.tgz`],
      [process.execPath, "hello.mts"],
    ],
  };
}

function goProject({ origin, folder }: Place): Project {
  const module = "github.com/chat-gateway/chat-gateway-go";
  return {
    sample: "main.go",
    files: { "go.mod": "module hello\n\ngo 1.23\n" },
    env: {
      GOPROXY: `${origin}/clients/go`,
      GONOSUMDB: module,
      // A module cache keeps a version permanently; this one is rebuilt each time.
      GOMODCACHE: join(folder, "modules"),
      GOFLAGS: "-modcacherw",
      // The build cache indexes files by a module's folder, and this folder's content changes.
      GODEBUG: "goindex=0",
    },
    commands: [
      ["go", "get", `${module}@v1.0.0`],
      ["go", "list", "-m", "-versions", module],
      ["go", "run", "."],
    ],
  };
}

function mavenProject({ origin }: Place): Project {
  const repository = `<id>gateway</id><url>${origin}/clients/maven</url>`;
  const dependency =
    "<groupId>com.chatgateway</groupId><artifactId>chat-gateway</artifactId>" +
    "<version>[1.0,2.0)</version>";
  const pom = [
    `<project xmlns="http://maven.apache.org/POM/4.0.0">`,
    "<modelVersion>4.0.0</modelVersion>",
    "<groupId>com.example</groupId><artifactId>hello</artifactId><version>1</version>",
    `<repositories><repository>${repository}</repository></repositories>`,
    `<dependencies><dependency>${dependency}</dependency></dependencies>`,
    "</project>",
  ].join("\n");
  const classes = ["target/dependency/*", "target"].join(delimiter);
  // A local repository keeps a version permanently; the packages of this one are rebuilt.
  const local = join(CACHE, "maven");
  return {
    sample: "Hello.java",
    files: { "pom.xml": pom },
    env: {},
    commands: [
      ["rm", "-rf", join(local, "com/chatgateway")],
      ["mvn", "-q", "-B", "-U", `-Dmaven.repo.local=${local}`, "dependency:copy-dependencies"],
      ["javac", "-cp", classes, "-d", "target", "Hello.java"],
      ["java", "-cp", classes, "Hello"],
    ],
  };
}

function cargoProject({ origin }: Place): Project {
  const manifest = [
    `[package]`,
    `name = "hello"`,
    `version = "1.0.0"`,
    `edition = "2021"`,
    ``,
    `[dependencies]`,
    `chat-gateway = { version = "1", registry = "chat-gateway", default-features = false }`,
    `tokio = { version = "1.40", default-features = false, features = ["rt", "macros", "time"] }`,
    ``,
    `[profile.dev]`,
    `debug = false`,
    ``,
  ].join("\n");
  const index = `sparse+${origin}/clients/cargo/index/`;
  return {
    sample: "src/main.rs",
    files: {
      "Cargo.toml": manifest,
      ".cargo/config.toml": `[registries.chat-gateway]\nindex = "${index}"\n`,
    },
    env: {},
    commands: [["cargo", "run", "--quiet"]],
  };
}
