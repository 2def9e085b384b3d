import type { SignIn } from "../../catalog/credential.ts";
import { UpstreamFailure } from "../../errors/upstream-failure.ts";

/** The key or token in force, a promise only while there is none; null if no key is sent. */
export function currentKey(signIn: SignIn | null): string | Promise<string> | null {
  return signIn?.kind === "key" ? signIn.credential.current() : null;
}

/** The value, unless the signal comes first: a command may take longer than the client waits. */
export async function beforeAbort<Value>(
  value: Promise<Value>,
  signal: AbortSignal,
): Promise<Value> {
  const aborted = Promise.withResolvers<never>();
  const abort = (): void => aborted.reject(new UpstreamFailure("cancelled", "aborted"));
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort, { once: true });
  try {
    return await Promise.race([value, aborted.promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}
