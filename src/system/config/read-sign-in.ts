import { fixedKey, type SignIn } from "../../upstreams/catalog/credential.ts";
import { FileCredential } from "../../upstreams/credentials/file-credential.ts";
import type { BuildContext } from "./build-context.ts";
import type { UpstreamSection } from "./gateway-file.ts";
import { readAwsSignIn } from "./read-aws-sign-in.ts";
import { readCommand } from "./read-command.ts";
import { readText } from "./read-environment.ts";
import { readErrorCode } from "./sources.ts";

type KeyRead = { readonly key: string } | { readonly reason: string };

function readKeyFile(file: string, context: BuildContext): KeyRead {
  try {
    const key = context.readFile(file).trim();
    return key === "" ? { reason: "is empty" } : { key };
  } catch (error) {
    return { reason: `cannot be read (${readErrorCode(error)})` };
  }
}

function signInByFile(file: string, path: string, context: BuildContext): SignIn | null {
  const read = (): KeyRead => readKeyFile(file, context);
  const found = read();
  if ("reason" in found) {
    context.complaints.add(path, `the file ${file} ${found.reason}`);
    return null;
  }
  const source = `api_key_file ${file}`;
  const { nowMs, credentialFailed: failed } = context;
  const credential = new FileCredential({ source, first: found.key, read, nowMs, failed });
  return { kind: "key", credential, isToken: false };
}

function signInByVariable(variable: string, path: string, context: BuildContext): SignIn | null {
  const key = readText(context.env, variable);
  if (key !== undefined) return fixedKey(key);
  context.complaints.add(path, `the variable ${variable} is not set`);
  return null;
}

function checkOneSource(section: UpstreamSection, path: string, context: BuildContext): boolean {
  const names = (["api_key_env", "api_key_file", "api_key_command"] as const).filter(
    (name) => section[name] !== undefined,
  );
  const [first, second] = names;
  if (first === undefined || second === undefined) return true;
  context.complaints.add(`${path}.${second}`, `give ${first} or ${second}, not both`);
  return false;
}

/** How calls to an upstream are authenticated, from its section; null if they are not. */
export function readSignIn(
  section: UpstreamSection,
  path: string,
  context: BuildContext,
): SignIn | null {
  if (!checkOneSource(section, path, context)) return null;
  if (section.aws_sigv4 !== undefined) return readAwsSignIn(section, path, context);
  const { api_key_env: variable, api_key_file: file, api_key_command: command } = section;
  if (command !== undefined) {
    const words = readCommand(command, `${path}.api_key_command`, context);
    return words && { kind: "key", credential: context.commands.token(words), isToken: true };
  }
  if (!context.needsKeys) return null;
  if (file !== undefined) return signInByFile(file, `${path}.api_key_file`, context);
  if (variable === undefined) return null;
  return signInByVariable(variable, `${path}.api_key_env`, context);
}
