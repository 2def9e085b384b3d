import { AwsV4Signer } from "aws4fetch";
import type { AwsSignIn, SignIn } from "../../catalog/credential.ts";
import { UpstreamFailure } from "../../../core/errors/upstream-failure.ts";
import type { HttpPost } from "./http-client.ts";
import type { StopSignal } from "../../../core/timing/stop-signal.ts";

/** Returns the current key or token, a promise only while there is none; null if no key is sent. */
export function currentKey(signIn: SignIn | null): string | Promise<string> | null {
  return signIn?.kind === "key" ? signIn.credential.current() : null;
}

/**
 * Returns the value, unless the signal aborts first: a command may take longer than the client
 * waits.
 */
export async function beforeAbort<Value>(
  value: Promise<Value>,
  signal: StopSignal,
): Promise<Value> {
  const aborted = Promise.withResolvers<never>();
  const abort = (): void => aborted.reject(new UpstreamFailure("cancelled", "aborted"));
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort);
  try {
    return await Promise.race([value, aborted.promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

/** Returns the headers of a call with AWS's signature over its URL, headers and body. */
export async function signForAws(
  { url, headers, body, signal }: HttpPost,
  { credential, region, service }: AwsSignIn,
): Promise<Readonly<Record<string, string>>> {
  const pending = credential.current();
  const keys = pending instanceof Promise ? await beforeAbort(pending, signal) : pending;
  const { accessKeyId, secretAccessKey, sessionToken } = keys;
  const signer = new AwsV4Signer({
    method: "POST",
    url: url.href,
    headers: { ...headers },
    body,
    region,
    service,
    accessKeyId,
    secretAccessKey,
    ...(sessionToken !== null && { sessionToken }),
  });
  const signed = await signer.sign();
  return Object.fromEntries(signed.headers);
}
