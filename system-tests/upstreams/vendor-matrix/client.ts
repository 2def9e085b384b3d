import type { ComposedGateway } from "../../composed-gateway.ts";

export interface Question {
  /** The model's id at the gateway. */
  readonly model: string;
  readonly stream: boolean;
  readonly image?: boolean;
  readonly tool?: boolean;
  /** Makes the model call the tool. */
  readonly forced?: boolean;
  /** False: it is turned off. */
  readonly reasoning?: boolean;
  readonly schema?: boolean;
  /** The system prompt, if it is not the usual one. */
  readonly system?: string;
  /** Whether a second tool is offered. */
  readonly moreTools?: boolean;
}

export const SYSTEM = "Answer as you are told.";
export const OTHER_TOOL_NAME = "another_tool";

export interface Answer {
  readonly text: string;
  readonly calls: readonly { readonly name: string; readonly argumentsJson: string }[];
  readonly callIds: readonly string[];
  readonly usage: Usage;
  /** The messages of the next request: with this answer, and a result for each call. */
  readonly messages: readonly object[];
}

/** Usage as both protocols define it. */
export interface Usage {
  readonly prompt: number;
  readonly cached: number;
  readonly output: number;
}

/** Sends one request with the vendor's own library, after these messages or from the start. */
export type Ask = (
  gateway: ComposedGateway,
  asking: Question,
  messages?: readonly object[],
) => Promise<Answer>;

/** Longer than most vendors accept, and with characters that they refuse. */
export const TOOL_NAME = "mcp__a-server.with/a:long-name__and-a-tool-of-an-even-longer-name_v1";
export const toolSchema = {
  type: "object" as const,
  properties: { step: { type: "integer", minimum: 1 } },
};
/** Open, and with bounds that not every vendor supports. */
export const answerSchema = {
  type: "object" as const,
  properties: { step: { type: "integer", minimum: 1, maximum: 9 } },
  required: ["step"],
};
