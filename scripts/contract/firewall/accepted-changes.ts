import { listFaults, type Change } from "./change.ts";

/** Changes that break a client and were made on purpose. */
interface AcceptedChange {
  /** The contract's name. */
  readonly contract: string;
  /** The first revision with the change; `unreleased` until it is published. */
  readonly revision: string;
  /** Matches the reported text of each change. */
  readonly text: RegExp;
  readonly reason: string;
}

/** Each change is in `spec/CHANGELOG.md` too. */
export const acceptedChanges: readonly AcceptedChange[] = [
  {
    contract: "/v1",
    revision: "2026-11-30",
    text: /^response: the branch (?:ChatCompletion|Messages)StreamEvent is new$/,
    reason:
      "what is sent is the same; tools that check each event against the schema of the stream found " +
      "an error in every one",
  },
  {
    contract: "/v1",
    revision: "2026-11-30",
    text: /^(?:generated clients: the type (?:SystemPrompt|TextBlockParams?) is SystemInput\w+|request: the branch TextBlockParam is gone)$/,
    reason:
      "a system message within `messages` holds changes of tools beside its text, so that its " +
      "blocks are a union; every body that was valid is. A third branch for them beside the list of " +
      "texts kept the names, but two lists in one union are an empty object in Rust (`anyOf`) or " +
      "nothing at all in ogen (`oneOf`)",
  },
  ...["/v1", "/console/api/v1"].map((contract) => ({
    contract,
    revision: "2026-11-30",
    text: /^response: the value "policy_blocked" is new$/,
    reason:
      "coding agents know the refusal of a content policy by this type; only a 400 of messages has " +
      "it, which was an `invalid_request_error`, and the console shares the schema",
  })),
  {
    contract: "/admin/api/v1",
    revision: "2026-11-30",
    text: new RegExp(
      String.raw`^request: pattern changes from (none|\\S|\^\(\?:\[\^\*\\s\]\S*) ` +
        String.raw`to \S*\\x00-\\x1f\\x7f-\\x9f\]\S*$`,
    ),
    reason:
      "control characters are refused: NUL was a 500 on PostgreSQL, others break lines of statements",
  },
  {
    contract: "/admin/api/v1",
    revision: "2026-11-30",
    text: /^(?:the path \/activity is gone|response: the field processes is gone|generated clients: the type (?:Activity(?:Minute|Quantiles|Report)|ErrorCount|FailureCount|UpstreamActivity) is gone)$/,
    reason:
      "charts read hourly sums of the ledger, which a restart keeps and which are of all replicas; a " +
      "gateway is one process",
  },
  {
    contract: "/console/api/v1",
    revision: "2026-11-30",
    text: /^response: the value "key" is new$/,
    reason: "a report is by key where a client asks for it by key alone",
  },
  {
    contract: "/admin/api/v1",
    revision: "2026-11-30",
    text: /^response: the value "responses" is new$/,
    reason: "requests of the new protocol are found by it; those of the others are as they were",
  },
  {
    contract: "/admin/api/v1",
    revision: "2026-11-30",
    text: /^response: null may be sent from now on$/,
    reason:
      "requests that were refused before a hold are found too: none of theirs was a 200 before",
  },
  {
    contract: "/admin/api/v1",
    revision: "unreleased",
    text: /^response: the value "text\/plain" is new$/,
    reason: "only the new value `txt` of `format` is answered with it",
  },
  {
    contract: "/admin/api/v1",
    revision: "unreleased",
    text: /^response: the value "minute" is new$/,
    reason: "a report is by minute where a client asks for it by minute alone",
  },
];

/** The revisions after one, up to and with another. */
interface Span {
  readonly after: string;
  readonly until: string;
}

/**
 * Returns the faults among the changes between two revisions of a contract that are not accepted,
 * and the accepted changes that do not occur.
 */
export function withoutAccepted(
  contract: string,
  changes: readonly Change[],
  span: Span,
  accepted = acceptedChanges,
): { readonly faults: readonly Change[]; readonly stale: readonly AcceptedChange[] } {
  const faults = listFaults(changes);
  const own = accepted.filter((change) => change.contract === contract && isWithin(change, span));
  return {
    faults: faults.filter((fault) => reasonOf(fault, own) === undefined),
    stale: own.filter((change) => !faults.some(({ text }) => change.text.test(text))),
  };
}

/** `unreleased` is later than every day. */
function isWithin({ revision }: AcceptedChange, { after, until }: Span): boolean {
  return revision > after && revision <= until;
}

/** Returns why a change was made although it breaks a client. */
export function reasonOf({ text }: Change, accepted = acceptedChanges): string | undefined {
  return accepted.find((change) => change.text.test(text))?.reason;
}
