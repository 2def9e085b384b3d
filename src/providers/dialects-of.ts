import type { Upstream } from "../catalog/model.ts";
import type { ProviderKind } from "../catalog/provider-kinds.ts";

/** What the dialects of all APIs have in common. */
export interface AnyDialect {
  readonly wire: ProviderKind;
  /** The value of `upstreams[].dialect`. */
  readonly name: string;
  /** Hosts that use it, with subdomains; `*-x.com` matches by suffix, `:1234` by port. */
  readonly hosts: readonly string[];
  /** A query parameter that only this vendor's addresses have. */
  readonly queryKey?: string;
}

/** The dialects of one API. */
export interface Dialects<Dialect extends AnyDialect> {
  /** The first is the default. */
  readonly dialects: readonly [Dialect, ...Dialect[]];
  /** The effective flags of an upstream with this API. */
  readonly dialectOf: (upstream: Upstream) => Dialect;
}

/** The default dialect of an API, and by name what each other one has instead. */
export function dialectsOf<Dialect extends AnyDialect>(
  compatible: Dialect,
  others: Readonly<Record<string, Partial<Omit<Dialect, "wire" | "name">>>>,
): Dialects<Dialect> {
  const isOfApi = (flags: Upstream["dialect"]["flags"]): flags is Dialect =>
    flags.wire === compatible.wire;
  const named = Object.entries(others).map(([name, flags]) =>
    Object.freeze({ ...compatible, ...flags, name }),
  );
  return {
    dialects: [Object.freeze(compatible), ...named],
    dialectOf: ({ dialect: { flags } }) => (isOfApi(flags) ? flags : compatible),
  };
}
