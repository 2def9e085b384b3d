import { readFileSync } from "node:fs";
import { checkServerIdentity, type ConnectionOptions } from "node:tls";
import { fileURLToPath } from "node:url";
import { parseDatabaseUrl, type DatabaseUrl, type SslMode } from "../../database-url.ts";

/** One way in which a connection may come about. */
interface Attempt {
  readonly host: DatabaseUrl["hosts"][number];
  readonly isEncrypted: boolean;
}

/** What the driver needs for a connection. */
export interface AddressConfig {
  readonly connectionString: string;
  readonly ssl: false | ConnectionOptions;
}

/** In this order, as in libpq. */
const encryptions = {
  disable: [false],
  allow: [false, true],
  prefer: [true, false],
  require: [true],
  "verify-ca": [true],
  "verify-full": [true],
} as const satisfies Record<SslMode, readonly boolean[]>;

/**
 * Where the database is: a `postgres://…` address, or a `file:` address of a file that holds one, which
 * is read anew for each connection, as are the certificates. Of several hosts, and of TLS and none,
 * it remembers what has last led to a connection.
 */
export class DatabaseAddress {
  readonly #source: string;
  #text: string;
  #at = 0;

  /** Throws where the file cannot be read or the address is not valid. */
  constructor(source: string) {
    this.#source = source;
    this.#text = source.startsWith("file:") ? readText(source) : source;
    this.#parsed();
  }

  /** How many ways there are; each connection has the `at`th, until that is skipped. */
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
   * The `at`th way led to no connection, nor will the others to its host where that cannot be reached.
   * Gives how many ways are passed by; another connection may have done so first.
   */
  skip(at: number, isHostAway: boolean): number {
    const { sslMode } = this.#parsed();
    const perHost = encryptions[sslMode].length;
    const passed = isHostAway ? perHost - (at % perHost) : 1;
    if (this.#at === at) this.#at = (at + passed) % this.count;
    return passed;
  }

  /** For the next connection. Throws where a certificate cannot be read. */
  config(): AddressConfig {
    const parsed = this.#read();
    const attempts = attemptsOf(parsed);
    const attempt = attempts[this.#at % attempts.length] ?? attempts[0];
    if (attempt === undefined) throw new Error("the database's address names no host");
    const { url, hostname } = attempt.host;
    const ssl = attempt.isEncrypted ? tlsOptions(parsed, hostname) : false;
    return { connectionString: url, ssl };
  }

  /** A file that is away or half written for a moment changes nothing. */
  #read(): DatabaseUrl {
    if (this.#source.startsWith("file:")) {
      try {
        const text = readText(this.#source);
        if (parseDatabaseUrl(text) !== null) this.#text = text;
      } catch {
        // The address that was read last stays.
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
    // The driver names no host where it is an address.
    checkServerIdentity: (_, certificate) =>
      sslMode === "verify-full" ? checkServerIdentity(hostname, certificate) : undefined,
    ...(sslRootCert === null ? {} : { ca: readFileSync(sslRootCert, "utf8") }),
    ...(sslCert === null ? {} : { cert: readFileSync(sslCert, "utf8") }),
    ...(sslKey === null ? {} : { key: readFileSync(sslKey, "utf8") }),
  };
}
