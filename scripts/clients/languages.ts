import { patchCsharp } from "./patches/csharp.ts";
import { patchGo } from "./patches/go.ts";
import { patchJava } from "./patches/java.ts";
import { patchPython } from "./patches/python.ts";
import { patchRust } from "./patches/rust.ts";
import { patchTypescript } from "./patches/typescript.ts";

/** Settings for generating the client of one language. */
export interface Language {
  /** openapi-generator's name of the language. */
  readonly generator: string;
  /** Properties of the generator. */
  readonly properties: Readonly<Record<string, string | boolean>>;
  /**
   * Further command line arguments. `async_` is how a library dumps `async`; both would have one name.
   */
  readonly options: readonly string[];
  /** Comment syntax of the text between `#region` and `#endregion` in the examples. */
  readonly example: string;
  /** Fixes faults of the generator's templates in its output folder. */
  readonly patch: (folder: string) => Promise<void>;
}

export type LanguageName = "typescript" | "python" | "go" | "java" | "rust" | "csharp";

/** The version of all clients, which is the contract's version. */
export const VERSION = "1.0.0";

/** All languages. */
export const languages: Readonly<Record<LanguageName, Language>> = {
  typescript: {
    generator: "typescript-fetch",
    properties: {
      supportsES6: true,
      importFileExtension: ".js",
      withoutRuntimeChecks: true,
      modelPropertyNaming: "original",
      npmName: "chat-gateway",
      npmVersion: VERSION,
    },
    options: ["--reserved-words-mappings", "function=function"],
    example: "examples/quickstart.mts",
    patch: (folder) => patchTypescript(folder, VERSION),
  },
  python: {
    generator: "python",
    properties: {
      packageName: "chat_gateway",
      projectName: "chat-gateway",
      packageVersion: VERSION,
    },
    options: [],
    example: "examples/quickstart.py",
    patch: patchPython,
  },
  go: {
    generator: "go",
    properties: {
      withGoMod: true,
      enumClassPrefix: true,
      useOneOfDiscriminatorLookup: true,
      packageName: "chatgateway",
      packageVersion: VERSION,
    },
    options: [
      ...["--git-user-id", "chat-gateway", "--git-repo-id", "chat-gateway-go"],
      ...["--name-mappings", "async_=AsyncDumped"],
    ],
    example: "examples/quickstart/main.go",
    patch: patchGo,
  },
  java: {
    generator: "java",
    properties: {
      groupId: "com.chatgateway",
      artifactId: "chat-gateway",
      artifactVersion: VERSION,
      invokerPackage: "com.chatgateway",
      apiPackage: "com.chatgateway.api",
      modelPackage: "com.chatgateway.model",
      hideGenerationTimestamp: true,
      openApiNullable: false,
    },
    options: ["--library", "okhttp-gson", "--name-mappings", "async_=asyncDumped"],
    example: "examples/Quickstart.java",
    patch: patchJava,
  },
  rust: {
    generator: "rust",
    properties: {
      packageName: "chat-gateway",
      packageVersion: VERSION,
      supportMiddleware: false,
    },
    options: [],
    example: "examples/quickstart.rs",
    patch: patchRust,
  },
  csharp: {
    generator: "csharp",
    properties: {
      packageName: "ChatGateway",
      packageVersion: VERSION,
      targetFramework: "net8.0",
      library: "httpclient",
    },
    options: ["--name-mappings", "async_=AsyncDumped"],
    example: "examples/Quickstart.cs",
    patch: patchCsharp,
  },
};

/** Returns whether a language of this name has a client. */
export function isLanguage(name: string): name is LanguageName {
  return Object.hasOwn(languages, name);
}
