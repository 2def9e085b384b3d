/** Proxies between the gateway and its upstreams. The URLs may contain user and password. */
export interface Proxies {
  /** For `https:` URLs; null means the one for `http:`, if any. */
  readonly https: string | null;
  readonly http: string | null;
  /** Hosts and networks to call directly, in the format of `NO_PROXY`. */
  readonly none: string;
}
