/** Failures of upstream calls in words, by the names that the API has for them. */
const texts: Readonly<Record<string, string>> = {
  "invalid-request": "refused the request as invalid",
  overloaded: "overloaded",
  "account-problem": "refused the gateway's account: its key, balance or quota",
  "access-denied": "refused access, or does not know the model",
  "server-error": "server error",
  "malformed-response": "no valid reply",
  "too-large": "more output than the model can produce",
  incomplete: "the reply ended early",
  connect: "no connection",
  timeout: "no answer in time",
  cancelled: "ended by the client or the gateway",
};

/** Describes why an upstream call failed, with its HTTP status if it had one. */
export function failureText(failure: string | null, status: number | null): string {
  const text = failure === null ? "failed" : (texts[failure] ?? failure);
  return status === null || status === 0 ? text : `${text} (HTTP ${status})`;
}
