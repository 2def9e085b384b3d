import { bodyAt, paths, type ProtocolName } from "../../contract-tests/harness/requests.ts";

interface Wish {
  readonly protocol: ProtocolName;
  readonly stream: boolean;
  readonly model: string;
  /** The text of the user. */
  readonly content: string;
  /** Output tokens. */
  readonly bound: number;
}

/** Returns a body that asks for a reply with its usage. */
export function bodyOf({ protocol, stream, model, content, bound }: Wish) {
  const fields = bodyAt(paths[protocol], { messages: [{ role: "user", content }], stream });
  return {
    ...fields,
    model,
    [protocol === "responses" ? "max_output_tokens" : "max_tokens"]: bound,
    ...(stream && protocol === "chat" && { stream_options: { include_usage: true } }),
  };
}
