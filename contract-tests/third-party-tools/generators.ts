import { join } from "node:path";
import { fetchGenerator } from "../../scripts/clients/generate.ts";
import { kotlinProject } from "./kotlin-project.ts";
import { DOCUMENT, installPackage, ROOT, type Command } from "./tool-folder.ts";

/** A generator for which the document is not tuned, and a program that uses its output. */
export interface Generator {
  readonly name: string;
  /** Each must succeed, or the generator cannot run on this machine. */
  readonly needs: readonly Command[];
  /** Files that a partner adds to the client: name in the work folder → text. */
  readonly files: Readonly<Record<string, string>>;
  /** A file of `programs/`, and its name in the work folder. */
  readonly program: readonly [source: string, name: string];
  readonly env: Readonly<Record<string, string>>;
  /** Installs the tool, generates, and compiles. */
  readonly steps: () => Promise<readonly Command[]>;
  readonly run: Command;
}

const versions = {
  ogen: "v1.14.0",
  "openapi-python-client": "0.29.1",
  "@hey-api/openapi-ts": "0.99.0",
} as const;

const goModule = `module thirdparty

go 1.25

require github.com/ogen-go/ogen ${versions.ogen}
`;

const phpLoader = `<?php
require 'GuzzleHttp/autoload.php';
spl_autoload_register(function ($class) {
    $name = substr($class, strlen('OpenAPI\\\\Client\\\\'));
    $file = __DIR__ . '/api/lib/' . strtr($name, '\\\\', '/') . '.php';
    if (str_starts_with($class, 'OpenAPI\\\\Client\\\\') && is_file($file)) {
        require $file;
    }
});
`;

const typescriptSettings = JSON.stringify({
  compilerOptions: {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: "esnext",
    module: "preserve",
    moduleResolution: "bundler",
    lib: ["esnext", "dom", "dom.iterable"],
    types: ["node"],
  },
  files: ["main.ts"],
});

/** openapi-generator with the one setting that every language needs: replies stay open. */
async function openapiGenerator(generator: string, properties = ""): Promise<Command> {
  return [
    "java",
    ...["-jar", await fetchGenerator(), "generate", "-i", DOCUMENT, "-g", generator, "-o", "api"],
    `--additional-properties=disallowAdditionalPropertiesIfNotPresent=false${properties}`,
    "--global-property=apiTests=false,modelTests=false,apiDocs=false,modelDocs=false",
  ];
}

const ogen: Generator = {
  name: "ogen",
  needs: [["go", "version"]],
  files: { "go.mod": goModule },
  program: ["ogen.go", "main.go"],
  env: { GOFLAGS: "-mod=mod" },
  steps: () =>
    Promise.resolve([
      ["go", "build", "-o", "tool", "github.com/ogen-go/ogen/cmd/ogen"],
      ["./tool", "--target", "api", "--package", "api", "--clean", DOCUMENT],
      ["go", "build", "-o", "program", "."],
    ]),
  run: ["./program"],
};

const python: Generator = {
  name: "openapi-python-client",
  needs: [["python3", "-m", "venv", "--help"]],
  files: { "settings.yaml": "literal_enums: true\n" },
  program: ["openapi-python-client.py", "main.py"],
  env: { PYTHONPATH: "api" },
  steps: () => {
    const tool = `openapi-python-client==${versions["openapi-python-client"]}`;
    const flags = ["--config", "settings.yaml", "--output-path", "api", "--overwrite"];
    return Promise.resolve([
      ["python3", "-m", "venv", "environment"],
      ["environment/bin/python", "-m", "pip", "install", "--quiet", tool],
      ["environment/bin/openapi-python-client", "generate", "--path", DOCUMENT, ...flags],
      ["environment/bin/python", "-m", "compileall", "-q", "api"],
    ]);
  },
  run: ["environment/bin/python", "main.py"],
};

const heyApi: Generator = {
  name: "hey-api",
  needs: [],
  files: { "tsconfig.json": typescriptSettings },
  program: ["hey-api.ts.txt", "main.ts"],
  env: {},
  steps: async () => {
    const tool = await installPackage("@hey-api/openapi-ts", versions["@hey-api/openapi-ts"], [
      "typescript@5.9.3",
    ]);
    const programs = join(ROOT, "node_modules/.bin");
    return [
      [process.execPath, join(tool, "bin/run.js"), "-i", DOCUMENT, "-o", "api"],
      [join(programs, "tsc"), "-p", "."],
      [
        join(programs, "esbuild"),
        ...["main.ts", "--bundle", "--platform=node", "--format=esm", "--outfile=main.mjs"],
      ],
    ];
  },
  run: [process.execPath, "main.mjs"],
};

const php: Generator = {
  name: "openapi-generator php",
  needs: [
    ["java", "-version"],
    ["php", "-r", "require 'GuzzleHttp/autoload.php';"],
  ],
  files: { "autoload.php": phpLoader },
  program: ["php.php", "main.php"],
  env: {},
  steps: async () => [await openapiGenerator("php")],
  run: ["php", "main.php"],
};

const ruby: Generator = {
  name: "openapi-generator ruby",
  needs: [
    ["java", "-version"],
    ["ruby", "-e", "require 'typhoeus'"],
  ],
  files: {},
  program: ["ruby.rb", "main.rb"],
  env: {},
  steps: async () => [await openapiGenerator("ruby")],
  run: ["ruby", "-Iapi/lib", "main.rb"],
};

const kotlin: Generator = {
  name: "openapi-generator kotlin",
  needs: [
    ["java", "-version"],
    ["mvn", "--version"],
  ],
  files: { "pom.xml": kotlinProject },
  program: ["kotlin.kt", "src/Main.kt"],
  env: {},
  steps: async () => [
    await openapiGenerator("kotlin", ",serializationLibrary=gson,generateOneOfAnyOfWrappers=true"),
    ["mvn", "-q", "-B", "-Dkotlin.compiler.daemon=false", "package"],
  ],
  run: ["java", "-cp", "target/classes:target/dependency/*", "MainKt"],
};

/** In the order in which they are started: the slowest first. */
export const generators: readonly Generator[] = [ogen, kotlin, python, heyApi, php, ruby];
