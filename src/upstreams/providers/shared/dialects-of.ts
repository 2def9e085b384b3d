import {
  flag,
  type Flag,
  type FlagsOf,
  type FlagTable,
  defaultFlags,
} from "../../catalog/flags.ts";
import type { Upstream } from "../../catalog/model.ts";
import type { ProviderKind } from "../../catalog/provider-kinds.ts";

/** Headers that carry a key; `authorization` holds it as a bearer token. */
export const keyHeaders = ["authorization", "api-key", "x-api-key"] as const;

/** Returns the flag of the header that carries the key, with its default on a wire. */
export function keyHeaderFlag(defaultValue: (typeof keyHeaders)[number]): Flag<typeof keyHeaders> {
  return flag(keyHeaders, defaultValue, "the header that carries the key");
}

/** Returns the flag of the longest end user's id in characters, with its default on a wire. */
export function userMaxFlag(defaultValue: number): Flag<"count"> {
  return flag("count", defaultValue, "a longer end-user id is sent as its hash; 0: it is omitted");
}

/** The quirk that changes each field of a wire's requests; null for a field without a quirk. */
export type DialectFields = Readonly<Record<string, string | null>>;

/** The part of a vendor's row that identifies its servers. */
interface VendorMatch {
  /** Hosts that use it, with subdomains; `*-x.com` matches by suffix, `:1234` by port. */
  readonly hosts: readonly string[];
  /** A query parameter that occurs only in this vendor's URLs. */
  readonly queryKey?: string;
}

/** The fields that the dialects of all APIs share. */
export interface AnyDialect extends VendorMatch {
  readonly wire: ProviderKind;
  /** The value of `upstreams[].dialect`. */
  readonly name: string;
}

/** One vendor's dialect. Encoders and decoders read its flags and never check vendor names. */
export type DialectOf<Table extends FlagTable> = AnyDialect & FlagsOf<Table>;

/** The dialects of one API. */
export interface Dialects<Table extends FlagTable = FlagTable> {
  readonly flags: Table;
  /** The first is the default, for any other server with this API. */
  readonly dialects: readonly [AnyDialect, ...AnyDialect[]];
  /** The effective flags of an upstream with this API. */
  readonly dialectOf: (upstream: Upstream) => DialectOf<Table>;
}

/**
 * Creates the table of an API: its flags with their defaults, and each vendor's differences by
 * name.
 */
export function dialectsOf<Table extends FlagTable>(
  wire: ProviderKind,
  flags: Table,
  rows: Readonly<Record<string, Partial<VendorMatch & FlagsOf<Table>>>>,
): Dialects<Table> {
  const compatible: DialectOf<Table> = {
    wire,
    name: "compatible",
    hosts: [],
    ...defaultFlags(flags),
  };
  const named = Object.entries(rows).map(([name, row]) =>
    Object.freeze({ ...compatible, ...row, name }),
  );
  const isOfApi = (set: Upstream["dialect"]["flags"]): set is DialectOf<Table> => set.wire === wire;
  return {
    flags,
    dialects: [Object.freeze(compatible), ...named],
    dialectOf: ({ dialect }) => (isOfApi(dialect.flags) ? dialect.flags : compatible),
  };
}
