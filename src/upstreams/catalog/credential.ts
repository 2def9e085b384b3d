/** A secret that may be replaced while the gateway runs. */
export interface Credential<Secret> {
  /**
   * Returns the current secret; a promise only while there is none. Rejects with `UpstreamFailure`.
   * Callers ask for every request and do not keep the secret.
   */
  current(): Secret | Promise<Secret>;
  /** Returns every text that an upstream could echo and that must be redacted. */
  secretTexts(): readonly string[];
}

export interface AwsKeys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Only for temporary keys. */
  readonly sessionToken: string | null;
}

/** Sign-in with a secret in each call. */
interface KeySignIn {
  readonly kind: "key";
  readonly credential: Credential<string>;
  /** True if a command issues the secret, which is then an access token rather than an API key. */
  readonly isToken: boolean;
}

/** Sign-in by signing each call: AWS Signature Version 4. */
export interface AwsSignIn {
  readonly kind: "aws-sigv4";
  readonly credential: Credential<AwsKeys>;
  readonly region: string;
  readonly service: string;
}

/** How calls to an upstream are authenticated. */
export type SignIn = KeySignIn | AwsSignIn;

/** Returns a sign-in with one API key that never changes. */
export function fixedKey(key: string): KeySignIn {
  const texts = [key];
  return {
    kind: "key",
    credential: { current: () => key, secretTexts: () => texts },
    isToken: false,
  };
}
