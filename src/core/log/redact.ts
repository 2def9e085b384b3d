const TEXT_LENGTH_MAX = 1_000;

/** The beginning of a name, a key or a token. */
const START = "(?<![A-Za-z0-9])";

/**
 * Text that looks like a secret: our keys, vendors' keys by their published prefixes, tokens of
 * clouds and forges, tokens in headers, and keys and passwords in URLs.
 */
const prefixed = new RegExp(
  [
    `${START}(?:sk|pk|rk)-[\\w-]{8,}`,
    `${START}(?:sk|pk|rk)_\\w{16,}`,
    `${START}(?:xai|nvapi|pplx|csk|glpat|dapi|jina)[-_]?[A-Za-z0-9_-]{16,}`,
    `${START}(?:gsk|hf|r8|fw|npm|dop_v1|tgp_v1|gh[oprsu])_[A-Za-z0-9]{16,}`,
    `${START}(?:github_pat|whsec)_[\\w+/=-]{16,}`,
    `${START}xox[a-z]-[\\w-]{8,}`,
    `${START}AIza[\\w-]{20,}`,
    `${START}ya29\\.[\\w-]+`,
    `${START}(?:AKIA|ASIA|ABSK)\\w{12,}`,
    `${START}eyJ[\\w-]{8,}(?:\\.[\\w-]*)*`,
    `${START}Bearer\\s+[^\\s"',]+`,
    `${START}Basic\\s+[A-Za-z0-9+/]{16,}=*`,
    `${START}(?:api[-_]?key|token|key|secret|password)=[^\\s&"']+`,
    "//[^\\s/@]+@",
  ].join("|"),
  "gi",
);

/**
 * Long text of lower case, upper case and several groups of digits in one piece, as random secrets
 * without a prefix are. Ids of traces have one case; names of models and fields have few digits or
 * hyphens.
 */
const random =
  /(?<![A-Za-z0-9+])(?=[A-Za-z0-9+]*[a-z])(?=[A-Za-z0-9+]*[A-Z])(?=(?:[A-Za-z+]*\d+[A-Za-z+]+){2})[A-Za-z0-9+]{32,}=*/g;

const MARK = "[redacted]";

/** Truncates text for the log and removes parts that look like secrets. */
export function redact(text: string): string {
  return text.slice(0, TEXT_LENGTH_MAX).replace(prefixed, MARK).replace(random, MARK);
}

/**
 * Returns text of a client or an upstream as every log, store and terminal accepts it: without
 * secrets, in one line, and bounded. An ellipsis marks what was cut off.
 */
export function plainText(text: string, lengthMax: number): string {
  const plain = redact(text)
    .replaceAll(/\p{Cc}/gu, " ")
    .toWellFormed();
  const isCut = plain.length > lengthMax || text.length > TEXT_LENGTH_MAX;
  return isCut ? `${plain.slice(0, lengthMax - 1).toWellFormed()}…` : plain;
}

/** One error of a chain of causes, formatted for the log. */
export interface LoggedError {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
}

const CAUSES_MAX = 4;
const FRAMES_MAX = 8;

/**
 * Describes an error and its causes for the log: names, codes, redacted messages, and throw sites.
 */
export function describeError(error: unknown): readonly LoggedError[] {
  const chain: LoggedError[] = [];
  let current = error;
  while (current !== undefined && current !== null && chain.length < CAUSES_MAX) {
    if (!(current instanceof Error)) {
      chain.push({
        name: typeof current,
        message: typeof current === "string" ? redact(current) : "",
      });
      break;
    }
    chain.push(describeOne(current));
    current = current.cause;
  }
  return chain;
}

function describeOne(error: Error): LoggedError {
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const stack = framesOf(error).slice(0, FRAMES_MAX).join(" | ");
  return {
    name: error.name,
    message: redact(error.message),
    ...(code !== undefined && { code }),
    ...(stack !== "" && { stack: redact(stack) }),
  };
}

/**
 * Returns the stack frames of an error. A stack begins with the message, which may be long, contain
 * a secret, or have lines that look like frames. Only the text after the message is read.
 */
function framesOf({ stack = "", message }: Error): readonly string[] {
  const at = stack.indexOf(message);
  const rest = at < 0 ? stack : stack.slice(at + message.length);
  const frames = rest.split("\n").filter((line) => line.startsWith("    at "));
  return frames.map((line) => line.trim());
}
