import { describe, expect, test } from "vitest";
import { UpstreamFailure } from "../errors/upstream-failure.ts";
import { type Issued, IssueError } from "./issued.ts";
import { RenewedCredential } from "./renewed-credential.ts";

const HOUR_MS = 3_600_000;

/** A credential in a test that controls the clock and the command's results. */
class Scene {
  nowMs = 0;
  runs = 0;
  readonly failures: string[] = [];
  #ends: PromiseWithResolvers<Issued<string>>[] = [];
  readonly credential = new RenewedCredential<string>({
    source: "api_key_command test",
    issue: () => {
      this.runs += 1;
      const end = Promise.withResolvers<Issued<string>>();
      this.#ends.push(end);
      return end.promise;
    },
    nowMs: () => this.nowMs,
    failed: (source, reason) => this.failures.push(`${source}: ${reason}`),
  });

  async issue(secret: string, expiresAtMs: number | null): Promise<void> {
    this.#ends.shift()?.resolve({ secret, texts: [secret], expiresAtMs });
    await new Promise(setImmediate);
  }

  async fail(reason: string): Promise<void> {
    this.#ends.shift()?.reject(new IssueError(reason));
    await new Promise(setImmediate);
  }

  /** A scene whose first secret is already in use. */
  static async with(secret: string, expiresAtMs: number | null): Promise<Scene> {
    const scene = new Scene();
    const first = scene.credential.current();
    await scene.issue(secret, expiresAtMs);
    await first;
    return scene;
  }
}

describe("a credential that a command issues", () => {
  test("runs the command once for all who wait, and not before anyone asks", async () => {
    const scene = new Scene();
    expect(scene.runs).toBe(0);
    const waiting = [1, 2, 3].map(async () => scene.credential.current());
    expect(scene.runs).toBe(1);
    await scene.issue("a", HOUR_MS);
    expect(await Promise.all(waiting)).toEqual(["a", "a", "a"]);
    expect(scene.credential.current()).toBe("a");
    expect(scene.runs).toBe(1);
  });

  test("is renewed five minutes before its end, while the old secret serves", async () => {
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

  test("of a short life is renewed in its last quarter", async () => {
    const scene = await Scene.with("a", 4_000);
    scene.nowMs = 2_999;
    void scene.credential.current();
    expect(scene.runs).toBe(1);
    scene.nowMs = 3_000;
    void scene.credential.current();
    expect(scene.runs).toBe(2);
  });

  test("is not used in the last seconds before its end", async () => {
    const scene = await Scene.with("a", HOUR_MS);
    scene.nowMs = HOUR_MS - 10_000;
    const next = scene.credential.current();
    expect(next).toBeInstanceOf(Promise);
    await scene.issue("b", 2 * HOUR_MS);
    expect(await next).toBe("b");
  });

  test("without an end serves on, and is renewed every three minutes", async () => {
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

  test("serves the old secret while renewals fail, backing off, and logs each failure", async () => {
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

  test("fails at once while it backs off, then tries again", async () => {
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

  test("waits no longer than a minute after many failures", async () => {
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

  test("that has ended already is a failure", async () => {
    const scene = new Scene();
    scene.nowMs = HOUR_MS;
    await Promise.all([
      expect(scene.credential.current()).rejects.toThrow("has expired"),
      scene.issue("a", HOUR_MS),
    ]);
  });

  test("knows its secret and the one before, for redaction", async () => {
    const scene = await Scene.with("a", 4_000);
    for (const secret of ["b", "c"]) {
      scene.nowMs += 3_500;
      void scene.credential.current();
      await scene.issue(secret, scene.nowMs + 4_000);
    }
    expect(scene.credential.secretTexts()).toEqual(["c", "b"]);
  });
});
