/** A secret that may be replaced while the gateway runs. */
export interface Credential<Secret> {
  /**
   * The secret in force; a promise only while there is none. Rejects with `UpstreamFailure`. Callers
   * ask for each request and keep nothing.
   */
  current(): Secret | Promise<Secret>;
  /** Every text that an upstream could repeat to us and that nobody may see. */
  secretTexts(): readonly string[];
}

export interface AwsKeys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Of temporary keys only. */
  readonly sessionToken: string | null;
}

/** Each call carries a secret. */
interface KeySignIn {
  readonly kind: "key";
  readonly credential: Credential<string>;
  /** Whether a command issues it: such a secret is an access token rather than an API key. */
  readonly isToken: boolean;
}

/** Each call is signed: AWS Signature Version 4. */
export interface AwsSignIn {
  readonly kind: "aws-sigv4";
  readonly credential: Credential<AwsKeys>;
  readonly region: string;
  readonly service: string;
}

/** How calls to an upstream are authenticated. */
export type SignIn = KeySignIn | AwsSignIn;

/** Signing in with one API key that never changes. */
export function fixedKey(key: string): KeySignIn {
  const texts = [key];
  return {
    kind: "key",
    credential: { current: () => key, secretTexts: () => texts },
    isToken: false,
  };
}
