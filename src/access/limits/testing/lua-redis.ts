import type { RedisClient } from "../redis-client.ts";
import { createLua, type LuaValue } from "./run-lua.ts";

interface Entry {
  readonly fields: Map<string, string>;
  /** Members of a sorted set, with their scores. */
  readonly members: Map<string, number>;
  expiresAtMs: number;
}

/**
 * The part of a Redis server that the scripts use, in memory and with the test's clock: the scripts
 * run in a Lua interpreter. `redis-scripts.test.ts` runs them on a real server.
 */
export class LuaRedis implements RedisClient {
  readonly #nowMs: () => number;
  readonly #entries = new Map<string, Entry>();
  readonly #run = createLua((command, args) => this.#call(command, args));

  constructor(clock: { readonly elapsedMs: () => number }) {
    this.#nowMs = () => clock.elapsedMs();
  }

  readonly eval: RedisClient["eval"] = async (script, keyCount, ...rest) => {
    const words = rest.map(String);
    return this.#run(script, words.slice(0, keyCount), words.slice(keyCount));
  };

  readonly zrem: RedisClient["zrem"] = async (key, member) =>
    Number(this.#entry(key).members.delete(member));

  readonly disconnect = (): void => this.#entries.clear();

  /** Returns the members of a sorted set, the lowest score first. */
  members(key: string): readonly string[] {
    const byScore = [...this.#entry(key).members].toSorted(([, one], [, other]) => one - other);
    return byScore.map(([member]) => member);
  }

  /** Returns the names of all keys that have not expired. */
  keys(): readonly string[] {
    return [...this.#entries.keys()].filter((key) => this.#find(key) !== undefined);
  }

  #call(command: string, [key = "", ...args]: readonly string[]): LuaValue {
    const [first = "", second = ""] = args;
    switch (command) {
      case "TIME": {
        const micros = this.#nowMs() * 1_000;
        return [String(Math.floor(micros / 1_000_000)), String(micros % 1_000_000)];
      }
      case "HGET":
        return this.#find(key)?.fields.get(first) ?? null;
      case "HSET":
        this.#entry(key).fields.set(first, second);
        return 1;
      case "PEXPIRE":
        this.#entry(key).expiresAtMs = this.#nowMs() + Number(first);
        return 1;
      case "ZADD":
        this.#entry(key).members.set(second, Number(first));
        return 1;
      case "ZREM":
        return Number(this.#entry(key).members.delete(first));
      case "ZSCORE":
        return this.#find(key)?.members.get(first)?.toString() ?? null;
      case "ZRANGE":
        return this.members(key);
      case "ZREVRANGEBYSCORE":
        return this.members(key)
          .filter((member) => this.#score(key, member) <= Number(first))
          .toReversed();
      case "ZCARD":
        return this.#find(key)?.members.size ?? 0;
      case "ZREMRANGEBYSCORE":
        return this.#removeUpTo(key, Number(second));
      default:
        throw new Error(`the scripts do not use ${command}`);
    }
  }

  #score(key: string, member: string): number {
    return this.#find(key)?.members.get(member) ?? 0;
  }

  #removeUpTo(key: string, max: number): number {
    const members = this.#find(key)?.members ?? new Map<string, number>();
    const lapsed = [...members].filter(([, score]) => score <= max);
    for (const [member] of lapsed) members.delete(member);
    return lapsed.length;
  }

  #find(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    return entry !== undefined && entry.expiresAtMs > this.#nowMs() ? entry : undefined;
  }

  #entry(key: string): Entry {
    const found = this.#find(key);
    if (found !== undefined) return found;
    const entry = { fields: new Map(), members: new Map(), expiresAtMs: Infinity };
    this.#entries.set(key, entry);
    return entry;
  }
}
