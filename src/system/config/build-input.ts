import type { Clock } from "../../core/timing/clock.ts";
import type { UpstreamTimeouts } from "../../upstreams/catalog/model.ts";
import type { CommandCredentials } from "../../upstreams/credentials/command-credentials.ts";
import type { ConfigProblems } from "./config-problems.ts";
import type { Environment, ListeningAddress } from "./sources.ts";

/** Input for building the configuration from the sections of its file. */
export interface BuildInput {
  readonly problems: ConfigProblems;
  readonly env: Environment;
  /** Reads a file named in the configuration; throws if it cannot be read. */
  readonly readFile: (path: string) => string;
  /** Reads it again while the gateway serves; rejects within about a second if it cannot. */
  readonly readAgain: (path: string) => Promise<string>;
  /** Default timeouts for upstreams. */
  readonly timeouts: UpstreamTimeouts;
  /** False in operator commands, which may run without the upstream keys. */
  readonly needsKeys: boolean;
  readonly commands: CommandCredentials;
  /** See `ConfigSources.isRecorded`. */
  readonly isRecorded: boolean;
  readonly credentialFailed: (source: string, reason: string) => void;
  readonly clock: Clock;
  /** The gateway's own listening address. */
  readonly self: ListeningAddress;
}
