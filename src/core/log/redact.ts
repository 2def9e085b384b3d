const TEXT_LENGTH_MAX = 1_000;

/** Text that looks like a secret: our keys, vendors' keys, bearer tokens, and keys in URLs. */
const secrets = new RegExp(
  [
    /\b(?:sk|pk|rk)-[\w-]{8,}/,
    /\bBearer\s+[^\s"',]+/,
    /\b(?:api[-_]?key|token|key)=[^\s&"']+/,
    /\/\/[^\s/@]+@/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gi",
);

/** Truncates text for the log and removes parts that look like secrets. */
export function redact(text: string): string {
  return text.slice(0, TEXT_LENGTH_MAX).replace(secrets, "[redacted]");
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
