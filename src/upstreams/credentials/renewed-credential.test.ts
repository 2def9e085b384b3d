import { describe, expect, test } from "vitest";
import { UpstreamFailure } from "../../core/errors/upstream-failure.ts";
import { type IssuedSecret, CredentialError } from "./read-secret.ts";
import { RenewedCredential } from "./renewed-credential.ts";

const HOUR_MS = 3_600_000;

/** A credential in a test that controls the clock and the command's results. */
class Scene {
  nowMs = 0;
  runs = 0;
  readonly failures: string[] = [];
  #ends: PromiseWithResolvers<IssuedSecret<string>>[] = [];
  readonly credential = new RenewedCredential<string>({
    source: "api_key_command test",
    issue: () => {
      this.runs += 1;
      const end = Promise.withResolvers<IssuedSecret<string>>();
      this.#ends.push(end);
      return end.promise;
    },
    elapsedMs: () => this.nowMs,
    failed: (source, reason) => this.failures.push(`${source}: ${reason}`),
  });

  async issue(secret: string, expiresAtMs: number | null): Promise<void> {
    this.#ends.shift()?.resolve({ secret, texts: [secret], expiresAtMs });
    await new Promise(setImmediate);
  }

  async fail(reason: string): Promise<void> {
    this.#ends.shift()?.reject(new CredentialError(reason));
    await new Promise(setImmediate);
  }

  /** Returns a scene with its first secret already in use. */
  static async with(secret: string, expiresAtMs: number | null): Promise<Scene> {
    const scene = new Scene();
    const first = scene.credential.current();
    await scene.issue(secret, expiresAtMs);
    await first;
    return scene;
  }
}

describe("a credential issued by a command", () => {
  test("runs the command once for all waiting callers, and not before the first call", async () => {
    const scene = new Scene();
    expect(scene.runs).toBe(0);
    const waiting = [1, 2, 3].map(async () => scene.credential.current());
    expect(scene.runs).toBe(1);
    await scene.issue("a", HOUR_MS);
    expect(await Promise.all(waiting)).toEqual(["a", "a", "a"]);
    expect(scene.credential.current()).toBe("a");
    expect(scene.runs).toBe(1);
  });

  test("is renewed five minutes before its expiry, with the old secret in use meanwhile", async () => {
    const scene = await Scene.with("a", HOUR_MS);
    scene.nowMs = HOUR_MS - 300_001;
    expect(scene.credential.current()).toBe("a");
    expect(scene.runs).toBe(1);
    scene.nowMs += 1;
    expect([1, 2].map(() => scene.credential.current())).toEqual(["a", "a"]);
    expect(scene.runs).toBe(2);
    await scene.issue("b", 2 * HOUR_MS);
    expect(scene.credential.current()).toBe("b");
    expect(scene.runs).toBe(2);
  });

  test("with a short lifetime is renewed in its last quarter", async () => {
    const scene = await Scene.with("a", 4_000);
    scene.nowMs = 2_999;
    void scene.credential.current();
    expect(scene.runs).toBe(1);
    scene.nowMs = 3_000;
    void scene.credential.current();
    expect(scene.runs).toBe(2);
  });

  test("is not used in the last seconds before its expiry", async () => {
    const scene = await Scene.with("a", HOUR_MS);
    scene.nowMs = HOUR_MS - 10_000;
    const next = scene.credential.current();
    expect(next).toBeInstanceOf(Promise);
    await scene.issue("b", 2 * HOUR_MS);
    expect(await next).toBe("b");
  });

  test("without an expiry stays in use, and is renewed every three minutes", async () => {
    const scene = await Scene.with("a", null);
    scene.nowMs = 179_999;
    void scene.credential.current();
    expect(scene.runs).toBe(1);
    scene.nowMs = 180_000;
    expect(scene.credential.current()).toBe("a");
    expect(scene.runs).toBe(2);
    await scene.fail("exit code 1");
    scene.nowMs = 24 * HOUR_MS;
    expect(scene.credential.current()).toBe("a");
  });

  test("keeps the old secret in use while renewals fail, backs off, and logs each failure", async () => {
    const scene = await Scene.with("a", HOUR_MS);
    scene.nowMs = HOUR_MS - 300_000;
    const runsAfterMs: number[] = [];
    for (let waitMs = 0; waitMs <= 15_000; waitMs += 500) {
      const before = scene.runs;
      expect(scene.credential.current()).toBe("a");
      if (scene.runs > before) runsAfterMs.push(waitMs);
      await scene.fail("exit code 1");
      scene.nowMs += 500;
    }
    expect(runsAfterMs).toEqual([0, 1_000, 3_000, 7_000, 15_000]);
    expect(scene.failures).toEqual(runsAfterMs.map(() => "api_key_command test: exit code 1"));
  });

  test("fails immediately during the back-off, then tries again", async () => {
    const scene = new Scene();
    const first = scene.credential.current();
    const failure = { kind: "access-denied", message: "api_key_command test: exit code 1" };
    await Promise.all([expect(first).rejects.toMatchObject(failure), scene.fail("exit code 1")]);
    await expect(scene.credential.current()).rejects.toBeInstanceOf(UpstreamFailure);
    expect(scene.runs).toBe(1);
    scene.nowMs = 1_000;
    const next = scene.credential.current();
    await scene.issue("a", HOUR_MS);
    expect(await next).toBe("a");
    expect(scene.runs).toBe(2);
  });

  test("that is issued after failures waits only a second after the next failure", async () => {
    const scene = await Scene.with("a", HOUR_MS);
    scene.nowMs = HOUR_MS - 300_000;
    for (let failure = 0; failure < 6; failure += 1) {
      void scene.credential.current();
      await scene.fail("exit code 1");
      scene.nowMs += 45_000;
    }
    void scene.credential.current();
    await scene.issue("b", 2 * HOUR_MS);
    scene.nowMs = 2 * HOUR_MS - 300_000;
    expect(scene.credential.current()).toBe("b");
    await scene.fail("exit code 1");
    const { runs } = scene;
    scene.nowMs += 999;
    void scene.credential.current();
    expect(scene.runs).toBe(runs);
    scene.nowMs += 1;
    void scene.credential.current();
    expect(scene.runs).toBe(runs + 1);
  });

  test("backs off from the end of a slow run", async () => {
    const scene = new Scene();
    const first = scene.credential.current();
    scene.nowMs = 30_000;
    await Promise.all([expect(first).rejects.toThrow("exit code 1"), scene.fail("exit code 1")]);
    scene.nowMs = 30_999;
    await expect(scene.credential.current()).rejects.toThrow("exit code 1");
    expect(scene.runs).toBe(1);
  });

  test("with an internal error fails with that error, and runs again at the next call", async () => {
    const scene = new Scene();
    const ours = new RenewedCredential<string>({
      source: "api_key_command test",
      issue: () => Promise.reject(new TypeError("a bug")),
      elapsedMs: () => 0,
      failed: (_source, reason) => void scene.failures.push(reason),
    });
    await expect(ours.current()).rejects.toThrow(TypeError);
    await expect(ours.current()).rejects.toThrow("a bug");
    expect(scene.failures).toEqual([]);
  });

  test("is used until ten seconds before its expiry, with a short lifetime until its last tenth", async () => {
    const long = await Scene.with("a", HOUR_MS);
    long.nowMs = HOUR_MS - 10_001;
    expect(long.credential.current()).toBe("a");
    const short = await Scene.with("a", 4_000);
    short.nowMs = 3_599;
    expect(short.credential.current()).toBe("a");
    short.nowMs = 3_600;
    expect(short.credential.current()).toBeInstanceOf(Promise);
  });

  test("that is renewed in time is returned to waiting and later callers", async () => {
    const scene = await Scene.with("a", 4_000);
    scene.nowMs = 3_000;
    expect(scene.credential.current()).toBe("a");
    scene.nowMs = 3_600;
    const waiting = scene.credential.current();
    expect(scene.runs).toBe(2);
    await scene.issue("b", 8_000);
    expect(await waiting).toBe("b");
    expect(scene.credential.secretTexts()).toEqual(["b", "a"]);
  });

  test("waits at most a minute after many failures", async () => {
    const scene = new Scene();
    for (let at = 0; at < 12; at += 1) {
      await Promise.all([
        expect(scene.credential.current()).rejects.toThrow("exit code 1"),
        scene.fail("exit code 1"),
      ]);
      scene.nowMs += 60_000;
    }
    expect(scene.runs).toBe(12);
  });

  test("that has already expired is a failure", async () => {
    const scene = new Scene();
    scene.nowMs = HOUR_MS;
    await Promise.all([
      expect(scene.credential.current()).rejects.toThrow("has expired"),
      scene.issue("a", HOUR_MS),
    ]);
  });

  test("keeps its current and previous secret for redaction", async () => {
    const scene = await Scene.with("a", 4_000);
    for (const secret of ["b", "c"]) {
      scene.nowMs += 3_500;
      void scene.credential.current();
      await scene.issue(secret, scene.nowMs + 4_000);
    }
    expect(scene.credential.secretTexts()).toEqual(["c", "b"]);
  });
});
