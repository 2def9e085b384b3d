import { expect, test } from "vitest";
import { CommandCredentials } from "./command-credentials.ts";
import { runCommand } from "./run-command.ts";

function script(text: string): readonly string[] {
  return [process.execPath, "-e", text];
}

test("a command's output is returned; what it says on stderr is not", async () => {
  const words = script("console.error('noise'); console.log(process.argv[1])");
  expect(await runCommand([...words, "a b;c"])).toBe("a b;c\n");
});

test("a command that asks for input finds its end", async () => {
  expect(await runCommand(script("process.stdin.on('end', () => console.log('t')).resume()"))).toBe(
    "t\n",
  );
});

test.each([
  ["exit code 3", script("console.log('secret'); console.error('secret'); process.exit(3)")],
  ["no such program", ["no-such-program-anywhere", "secret"]],
  ["printed more than 64 KiB", script("console.log('secret'.repeat(20000))")],
  ["ended by a signal", script("process.kill(process.pid, 'SIGTERM')")],
])("a failure is named without its content: %s", async (reason, words) => {
  await expect(runCommand(words)).rejects.toMatchObject({ name: "IssueError", message: reason });
});

test("upstreams with the same command share its runs; another command has its own", async () => {
  const ran: string[] = [];
  const commands = new CommandCredentials({
    run: async (words) => {
      ran.push(words.join(" "));
      return words.join("-").replace(" ", "+");
    },
    nowMs: () => 0,
    failed: () => undefined,
  });
  const tokens = [["a", "b"], ["a", "b"], ["a b"]].map(async (words) =>
    commands.token(words).current(),
  );
  expect(await Promise.all(tokens)).toEqual(["a-b", "a-b", "a+b"]);
  expect(ran).toHaveLength(2);
});
