import { expect, test } from "vitest";
import { CommandCredentials } from "./command-credentials.ts";
import { CredentialError } from "./read-secret.ts";

/** Commands with durations set by the test. */
class Scene {
  nowMs = 0;
  /** Unix time at the start of the monotonic clock. */
  wallMs = 1_800_000_000_000;
  runMs = 0;
  output = "";
  readonly ran: string[] = [];
  readonly failures: string[] = [];
  readonly commands = new CommandCredentials({
    run: async (words) => {
      this.ran.push(words.join(" "));
      this.nowMs += this.runMs;
      if (this.output === "") throw new CredentialError("exit code 1");
      return this.output;
    },
    clock: { nowMs: () => this.wallMs + this.nowMs, elapsedMs: () => this.nowMs },
    failed: (source, reason) => void this.failures.push(`${source}: ${reason}`),
  });
}

test("a lifetime counts from the start of a slow command, not from its end", async () => {
  const scene = new Scene();
  Object.assign(scene, { runMs: 20_000, output: '{"access_token":"a","expires_in":100}' });
  const token = scene.commands.token(["az"]);
  expect(await token.current()).toBe("a");
  // It expires at 100 s and is not used during the last tenth of its lifetime.
  scene.runMs = 0;
  scene.output = '{"access_token":"b","expires_in":100}';
  scene.nowMs = 90_000;
  const next = token.current();
  expect(next).toBeInstanceOf(Promise);
  expect(await next).toBe("b");
});

test("a clock that is set back does not keep an expired secret in use", async () => {
  const scene = new Scene();
  scene.output = JSON.stringify({ access_token: "a", expires_at: scene.wallMs + 100_000 });
  const token = scene.commands.token(["az"]);
  expect(await token.current()).toBe("a");
  scene.wallMs -= 3_600_000;
  scene.nowMs = 90_000;
  scene.output = '{"access_token":"b"}';
  expect(await token.current()).toBe("b");
});

test("AWS keys and tokens of one command are each read in their own format", async () => {
  const scene = new Scene();
  scene.output = '{"AccessKeyId":"id","SecretAccessKey":"secret","token":"t"}';
  const words = ["aws", "export-credentials"];
  const keys = { accessKeyId: "id", secretAccessKey: "secret", sessionToken: null };
  expect(await scene.commands.awsKeys(words).current()).toEqual(keys);
  expect(await scene.commands.token(words).current()).toBe("t");
  expect(scene.commands.awsKeys(words)).toBe(scene.commands.awsKeys([...words]));
  expect(scene.commands.token(words)).toBe(scene.commands.token([...words]));
  expect(scene.ran).toHaveLength(2);
});

test("a failure names the program without its arguments", async () => {
  const scene = new Scene();
  const token = scene.commands.token(["az", "--password", "secret"]);
  await expect(token.current()).rejects.toThrow("api_key_command az: exit code 1");
  expect(scene.failures).toEqual(["api_key_command az: exit code 1"]);
});
