import type { Config } from "./config.ts";
import { ConfigError } from "./config-problems.ts";
import { loadConfig } from "./load-config.ts";

/** The sources of a configuration in a test. */
export interface TestSources {
  readonly env?: Readonly<Record<string, string>>;
  /** File contents by path relative to the working directory. */
  readonly files?: Readonly<Record<string, string>>;
}

/** Loads a configuration like main, only from the given sources. */
export function load({ env = {}, files = {} }: TestSources): Config {
  const readFile = (path: string): string => {
    const text = path.startsWith("/srv/") ? files[path.slice("/srv/".length)] : undefined;
    if (text === undefined) throw Object.assign(new Error("no such file"), { code: "ENOENT" });
    return text;
  };
  return loadConfig({ env, cwd: "/srv", readFile });
}

/** Returns the problems of a configuration as `path: message` lines. */
export function problemsOf(given: TestSources): readonly string[] {
  try {
    load(given);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split("\n");
    throw error;
  }
  return [];
}

/** Returns sources with this text as gateway.yaml. */
export function fromFile(text: string): TestSources {
  return { files: { "gateway.yaml": text } };
}

/** One valid model, as written in the file. */
export const sampleModel = `
  - id: local/smollm2
    context_length: 4096
    max_output_tokens: 2048
    pricing: { prompt: "0.00000001", completion: "0.00000002" }
    upstreams:
      - { kind: openai, base_url: "http://127.0.0.1:9000/v1/", model: smollm2 }
`;

/** Returns the file with one valid model, with one line replaced. */
export function withLine(line: string, other: string): TestSources {
  if (!sampleModel.includes(line)) throw new Error(`the sample has no line ${line}`);
  return fromFile(`models:${sampleModel.replace(line, other)}`);
}

/** Adds another file next to `gateway.yaml`. */
export function withFile(path: string, text: string, given: TestSources): TestSources {
  return { ...given, files: { ...given.files, [path]: text } };
}
