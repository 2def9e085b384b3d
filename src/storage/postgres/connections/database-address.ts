import { readFileSync } from "node:fs";
import { checkServerIdentity, type ConnectionOptions } from "node:tls";
import { fileURLToPath } from "node:url";
import { parseDatabaseUrl, type DatabaseUrl, type SslMode } from "../../database-url.ts";

/** One of the possible ways to connect. */
interface Attempt {
  readonly host: DatabaseUrl["hosts"][number];
  readonly isEncrypted: boolean;
}

/** The driver's settings for a connection. */
export interface AddressConfig {
  readonly connectionString: string;
  readonly ssl: false | ConnectionOptions;
}

/** Whether to try TLS (true) or plain text, in the order that libpq uses. */
const encryptions = {
  disable: [false],
  allow: [false, true],
  prefer: [true, false],
  require: [true],
  "verify-ca": [true],
  "verify-full": [true],
} as const satisfies Record<SslMode, readonly boolean[]>;

/**
 * Address of the database: a `postgres://…` URL, or a `file:` URL of a file that contains one. The
 * file is read again for each connection, and so are the certificates. Among several hosts, and TLS
 * or plain text, the last successful choice is remembered.
 */
export class DatabaseAddress {
  readonly #source: string;
  #text: string;
  #at = 0;

  /** Throws if the file cannot be read or the address is not valid. */
  constructor(source: string) {
    this.#source = source;
    this.#text = source.startsWith("file:") ? readText(source) : source;
    this.#parsed();
  }

  /** Number of possible attempts; each connection uses attempt number `at` until it is skipped. */
  get count(): number {
    return attemptsOf(this.#read()).length;
  }

  get at(): number {
    return this.#at;
  }

  get mustTakeWrites(): boolean {
    return this.#parsed().target === "read-write";
  }

  get hasSeveralHosts(): boolean {
    return this.#parsed().hosts.length > 1;
  }

  /**
   * Skips attempt `at` after a failure; if its host cannot be reached, also skips the host's
   * remaining attempts. Returns the number of skipped attempts. Another connection may have skipped
   * them already.
   */
  skip(at: number, isHostAway: boolean): number {
    const { sslMode } = this.#parsed();
    const perHost = encryptions[sslMode].length;
    const passed = isHostAway ? perHost - (at % perHost) : 1;
    if (this.#at === at) this.#at = (at + passed) % this.count;
    return passed;
  }

  /** Returns the settings for the next connection. Throws if a certificate cannot be read. */
  config(): AddressConfig {
    const parsed = this.#read();
    const attempts = attemptsOf(parsed);
    const attempt = attempts[this.#at % attempts.length] ?? attempts[0];
    if (attempt === undefined) throw new Error("the database's address names no host");
    const { url, hostname } = attempt.host;
    const ssl = attempt.isEncrypted ? tlsOptions(parsed, hostname) : false;
    return { connectionString: url, ssl };
  }

  /**
   * Reads the address; keeps the previous one if the file is temporarily missing or half written.
   */
  #read(): DatabaseUrl {
    if (this.#source.startsWith("file:")) {
      try {
        const text = readText(this.#source);
        if (parseDatabaseUrl(text) !== null) this.#text = text;
      } catch {
        // The previous address stays.
      }
    }
    return this.#parsed();
  }

  #parsed(): DatabaseUrl {
    const parsed = parseDatabaseUrl(this.#text);
    if (parsed === null) throw new Error("the database's address is not valid");
    return parsed;
  }
}

function readText(source: string): string {
  return readFileSync(fileURLToPath(source), "utf8").trim();
}

function attemptsOf({ hosts, sslMode }: DatabaseUrl): readonly Attempt[] {
  return hosts.flatMap((host) =>
    encryptions[sslMode].map((isEncrypted) => ({ host, isEncrypted })),
  );
}

function tlsOptions(parsed: DatabaseUrl, hostname: string): ConnectionOptions {
  const { sslMode, sslRootCert, sslCert, sslKey } = parsed;
  const isChecked = sslMode === "verify-ca" || sslMode === "verify-full";
  return {
    rejectUnauthorized: isChecked,
    // The driver passes no host name if the host is an IP address.
    checkServerIdentity: (_, certificate) =>
      sslMode === "verify-full" ? checkServerIdentity(hostname, certificate) : undefined,
    ...(sslRootCert === null ? {} : { ca: readFileSync(sslRootCert, "utf8") }),
    ...(sslCert === null ? {} : { cert: readFileSync(sslCert, "utf8") }),
    ...(sslKey === null ? {} : { key: readFileSync(sslKey, "utf8") }),
  };
}
