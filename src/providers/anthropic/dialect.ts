/** Where models of this wire differ in what they take; told from the upstream's model name. */
export interface Dialect {
  /** By a budget of tokens, or by effort with the model choosing how much. */
  readonly thinking: "budget" | "adaptive";
  /** `all`; `one` of temperature and top_p; or `none` of temperature, top_p and top_k. */
  readonly sampling: "all" | "one" | "none";
}

/** llama.cpp and other servers of this wire, and the vendor's older models. */
const common: Dialect = { thinking: "budget", sampling: "all" };

/**
 * The vendor's names, `claude-opus-4-7` or `claude-sonnet-4-5-20250929`, also behind a cloud's
 * prefix. From 4.6 thinking is adaptive; from 4.7 budgets and sampling are refused; from 4.1 to 4.6
 * temperature and top_p exclude each other.
 */
export function dialectOf(model: string): Dialect {
  const named = /(?:^|[./])claude-([a-z]+)-(\d{1,2}|[a-z]+)(?:[-.](\d{1,2}))?(?![\d])/.exec(model);
  if (named === null) return common;
  const [, , major = "", minor = "0"] = named;
  // Names without a number, such as a preview's, are of the newest kind.
  const version = /^\d/.test(major)
    ? Number(major) * 100 + Number(minor)
    : Number.POSITIVE_INFINITY;
  if (version >= 407) return { thinking: "adaptive", sampling: "none" };
  if (version >= 406) return { thinking: "adaptive", sampling: "one" };
  return { thinking: "budget", sampling: version >= 401 ? "one" : "all" };
}
