// Made from spec/ by scripts/generate.ts. Do not edit.
import type { Schemas } from "./types.ts";
import type { Validator } from "./validators.js";

export const Account: Validator<Schemas["Account"]>;
export const ChatCompletion: Validator<Schemas["ChatCompletion"]>;
export const ChatCompletionChunk: Validator<Schemas["ChatCompletionChunk"]>;
export const ChatCompletionStreamEvent: Validator<Schemas["ChatCompletionStreamEvent"]>;
export const ErrorResponse: Validator<Schemas["ErrorResponse"]>;
export const Message: Validator<Schemas["Message"]>;
export const MessageStreamEvent: Validator<Schemas["MessageStreamEvent"]>;
export const MessagesStreamEvent: Validator<Schemas["MessagesStreamEvent"]>;
export const Model: Validator<Schemas["Model"]>;
export const ModelList: Validator<Schemas["ModelList"]>;
