import { expect, test } from "vitest";
import { CallingStore, kinds, type StoreOperation } from "./calling-store.ts";

/** Resolves each call with its operation and argument. */
class EchoStore extends CallingStore {
  override call(operation: StoreOperation, argument: unknown): Promise<never> {
    return Promise.resolve([operation, argument] as never);
  }

  override close(): Promise<void> {
    return Promise.resolve();
  }
}

const operations = Object.keys(kinds) as readonly StoreOperation[];
const withoutArgument = new Set(operations.filter((name) => new EchoStore()[name].length === 0));

test.each(operations)("%s calls the operation of its name with its argument", async (operation) => {
  const called = await new EchoStore()[operation]("argument" as never);
  const argument = withoutArgument.has(operation) ? undefined : "argument";
  expect(called).toEqual([operation, argument]);
});
