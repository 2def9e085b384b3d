import { expect, test } from "vitest";
import { CommandCredentials } from "./command-credentials.ts";
import { CredentialError } from "./read-secret.ts";
import { type ProgramFailure, runCommand, type StartProgram, splitCommand } from "./run-command.ts";

function script(text: string): readonly string[] {
  return [process.execPath, "-e", text];
}

test("a command's output is returned without its stderr", async () => {
  const words = script("console.error('noise'); console.log(process.argv[1])");
  expect(await runCommand([...words, "a b;c"])).toBe("a b;c\n");
});

test("a command that asks for input gets the end of the input", async () => {
  expect(await runCommand(script("process.stdin.on('end', () => console.log('t')).resume()"))).toBe(
    "t\n",
  );
});

test.each([
  ["exit code 3", script("console.log('secret'); console.error('secret'); process.exit(3)")],
  ["no such program", ["no-such-program-anywhere", "secret"]],
  ["printed more than 64 KiB", script("console.log('secret'.repeat(20000))")],
  ["ended by a signal", script("process.kill(process.pid, 'SIGTERM')")],
])("a failure is described without the output: %s", async (reason, words) => {
  await expect(runCommand(words)).rejects.toMatchObject({
    name: "CredentialError",
    message: reason,
  });
});

test("upstreams with the same command share its runs, other commands run separately", async () => {
  const ran: string[] = [];
  const commands = new CommandCredentials({
    run: async (words) => {
      ran.push(words.join(" "));
      return words.join("-").replace(" ", "+");
    },
    clock: { nowMs: () => 0, elapsedMs: () => 0 },
    failed: () => undefined,
  });
  const tokens = [["a", "b"], ["a", "b"], ["a b"]].map(async (words) =>
    commands.token(words).current(),
  );
  expect(await Promise.all(tokens)).toEqual(["a-b", "a-b", "a+b"]);
  expect(ran).toHaveLength(2);
});

/** Runs a command with the given failure. Returns its start arguments and its result. */
async function runFake(error: ProgramFailure | null) {
  const started: Parameters<StartProgram>[] = [];
  let isInputEnded = false;
  const result = await runCommand(["az", "a b"], (...asked) => {
    started.push(asked);
    const [, , , ended] = asked;
    queueMicrotask(() => ended(error, "token\n"));
    return { stdin: { end: () => (isInputEnded = true) } };
  }).catch((reason: unknown) => reason);
  const [program, args, options] = started[0] ?? [];
  return { result, program, args, options, isInputEnded };
}

test("a command that hangs is killed after half a minute, and the error reports this", async () => {
  const error = Object.assign(new Error("az: secret"), {
    killed: true,
    signal: "SIGKILL" as const,
  });
  const { options, result } = await runFake(error);
  expect(options).toMatchObject({ timeout: 30_000, killSignal: "SIGKILL", maxBuffer: 65_536 });
  expect(result).toBeInstanceOf(CredentialError);
  expect(result).toMatchObject({ message: "still running after 30 s" });
});

test("a program gets its arguments unchanged, without a shell and without input", async () => {
  const { program, args, options, isInputEnded, result } = await runFake(null);
  expect([program, args, isInputEnded, result]).toEqual(["az", ["a b"], true, "token\n"]);
  expect(options?.shell).toBeUndefined();
});

test("a failure without its own description is described by its code", async () => {
  const { result } = await runFake(Object.assign(new Error("secret"), { code: "EACCES" }));
  expect(result).toMatchObject({ name: "CredentialError", message: "EACCES" });
});

test.each([
  ["az account get-access-token", ["az", "account", "get-access-token"]],
  ["  gcloud   auth\tprint-access-token ", ["gcloud", "auth", "print-access-token"]],
  [`az --scope "https://a.example/.default"`, ["az", "--scope", "https://a.example/.default"]],
  [`get --name='my key' x`, ["get", "--name=my key", "x"]],
  [`get "it's" '"a"' ''`, ["get", "it's", '"a"', ""]],
  [`get '$HOME'`, ["get", "$HOME"]],
  ["", undefined],
  ["  ", undefined],
  [`get "open`, undefined],
  ["cat key | head -1", undefined],
  ["get $TOKEN", undefined],
  [`get "$TOKEN"`, undefined],
  ["a; b", undefined],
  ["get > out", undefined],
  ["get `id`", undefined],
  ["get ~/key", undefined],
])("%j is split into %j", (line, words) => {
  expect(splitCommand(line)).toEqual(words);
});
