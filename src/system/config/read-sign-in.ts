import {
  type AwsKeys,
  type Credential,
  fixedKey,
  type SignIn,
} from "../../upstreams/catalog/credential.ts";
import { FileCredential } from "../../upstreams/credentials/file-credential.ts";
import type { BuildInput } from "./build-input.ts";
import type { UpstreamSection } from "./gateway-file.ts";
import { readErrorCode, readText } from "./sources.ts";
import { splitCommand } from "../../upstreams/credentials/run-command.ts";

type KeyRead = { readonly key: string } | { readonly reason: string };

function keyOf(text: string): KeyRead {
  const key = text.trim();
  return key === "" ? { reason: "is empty" } : { key };
}

function unreadable(error: unknown): KeyRead {
  return { reason: `cannot be read (${readErrorCode(error)})` };
}

function readKeyFile(file: string, input: BuildInput): KeyRead {
  try {
    return keyOf(input.readFile(file));
  } catch (error) {
    return unreadable(error);
  }
}

function signInByFile(file: string, path: string, input: BuildInput): SignIn | null {
  const read = (): Promise<KeyRead> => input.readAgain(file).then(keyOf, unreadable);
  const found = readKeyFile(file, input);
  if ("reason" in found) {
    input.problems.add(path, `the file ${file} ${found.reason}`);
    return null;
  }
  const source = `api_key_file ${file}`;
  const { isRecorded, clock, credentialFailed: failed } = input;
  const { elapsedMs } = clock;
  const parts = { source, first: found.key, isRecorded, read, elapsedMs, failed };
  const credential = new FileCredential(parts);
  return { kind: "key", credential, isToken: false };
}

function signInByVariable(variable: string, path: string, input: BuildInput): SignIn | null {
  const key = readText(input.env, variable);
  if (key !== undefined) return fixedKey(key);
  input.problems.add(path, `the variable ${variable} is not set`);
  return null;
}

/**
 * Returns service and region from Bedrock's hosts: `bedrock-runtime.REGION.amazonaws.com`,
 * `bedrock-mantle.…`.
 */
function readHost(baseUrl: string | undefined): { service: string; region?: string } {
  const hostname = URL.canParse(baseUrl ?? "") ? new URL(baseUrl ?? "").hostname : "";
  const [, name, region] = /^(bedrock[a-z-]*)\.([a-z0-9-]+)\./.exec(hostname) ?? [];
  const service = name === "bedrock-mantle" ? name : "bedrock";
  return { service, ...(region !== undefined && { region }) };
}

function readRegion(section: UpstreamSection, path: string, input: BuildInput): string {
  const region =
    section.aws_sigv4?.region ??
    readHost(section.base_url).region ??
    readText(input.env, "AWS_REGION") ??
    readText(input.env, "AWS_DEFAULT_REGION");
  if (region !== undefined) return region;
  input.problems.add(`${path}.region`, "is missing; base_url and AWS_REGION do not name one");
  return "";
}

/** Reads AWS's own variables, like its CLI and SDKs. */
function keysOfEnvironment(path: string, input: BuildInput): Credential<AwsKeys> | null {
  const read = (variable: string): string | undefined => readText(input.env, variable);
  const accessKeyId = read("AWS_ACCESS_KEY_ID");
  const secretAccessKey = read("AWS_SECRET_ACCESS_KEY");
  const sessionToken = read("AWS_SESSION_TOKEN") ?? null;
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    const missing = accessKeyId === undefined ? "AWS_ACCESS_KEY_ID" : "AWS_SECRET_ACCESS_KEY";
    const otherwise = "set it, or give an api_key_command that prints AWS keys";
    input.problems.add(path, `the variable ${missing} is not set; ${otherwise}`);
    return null;
  }
  const keys = { accessKeyId, secretAccessKey, sessionToken };
  const texts = [accessKeyId, secretAccessKey, ...(sessionToken === null ? [] : [sessionToken])];
  return { current: () => keys, secretTexts: () => texts };
}

/** Reads the settings for AWS signatures, with keys from a command or from the environment. */
function readAwsSignIn(section: UpstreamSection, path: string, input: BuildInput): SignIn | null {
  const place = `${path}.aws_sigv4`;
  for (const name of ["api_key_env", "api_key_file"] as const) {
    if (section[name] === undefined) continue;
    input.problems.add(`${path}.${name}`, "give an API key or aws_sigv4, not both");
  }
  const region = readRegion(section, place, input);
  const service = section.aws_sigv4?.service ?? readHost(section.base_url).service;
  const { api_key_command: command } = section;
  if (command !== undefined) {
    const words = readCommand(command, `${path}.api_key_command`, input);
    const credential = words && input.commands.awsKeys(words);
    return credential && { kind: "aws-sigv4", credential, region, service };
  }
  if (!input.needsKeys) return null;
  const credential = keysOfEnvironment(place, input);
  return credential && { kind: "aws-sigv4", credential, region, service };
}

function checkOneSource(section: UpstreamSection, path: string, input: BuildInput): boolean {
  const names = (["api_key_env", "api_key_file", "api_key_command"] as const).filter(
    (name) => section[name] !== undefined,
  );
  const [first, second] = names;
  if (first === undefined || second === undefined) return true;
  input.problems.add(`${path}.${second}`, `give ${first} or ${second}, not both`);
  return false;
}

/** Reads how calls to an upstream are authenticated; null if they are not. */
export function readSignIn(
  section: UpstreamSection,
  path: string,
  input: BuildInput,
): SignIn | null {
  if (!checkOneSource(section, path, input)) return null;
  if (section.aws_sigv4 !== undefined) return readAwsSignIn(section, path, input);
  const { api_key_env: variable, api_key_file: file, api_key_command: command } = section;
  if (command !== undefined) {
    const words = readCommand(command, `${path}.api_key_command`, input);
    return words && { kind: "key", credential: input.commands.token(words), isToken: true };
  }
  if (!input.needsKeys) return null;
  if (file !== undefined) return signInByFile(file, `${path}.api_key_file`, input);
  if (variable === undefined) return null;
  return signInByVariable(variable, `${path}.api_key_env`, input);
}

/** Returns the words of a command; null, and adds a problem, if it cannot be run. */
function readCommand(
  command: string | readonly (string | null)[],
  path: string,
  input: BuildInput,
): readonly string[] | null {
  const words =
    typeof command === "string" ? splitCommand(command) : command.filter((word) => word !== null);
  if (words !== undefined) return words;
  const otherwise = "give a list of words, such as [sh, -c, …] if a shell is needed";
  input.problems.add(path, `is run without a shell; ${otherwise}`);
  return null;
}
