// Made from spec/ by scripts/generate.ts. Do not edit.

export interface paths {
    readonly "/chat/completions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create a chat completion
         * @description Continues a conversation with the model's next message. This is the service's primary protocol; client libraries for the common chat-completions format work once base URL and key are changed.
         *
         *      With `stream` set, the response is sent as server-sent events without names; the literal
         *     `[DONE]` ends a stream that succeeded. A failure after the stream has begun is reported inside it, as an error object and without `[DONE]`.
         */
        readonly post: operations["createChatCompletion"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/messages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create a message
         * @description Continues a conversation with the model's next message, in the wire format of coding agents and vendor libraries. They need only the host and append `/v1/messages` themselves.
         *
         *      With `stream` set, the response is sent as named server-sent events; `message_stop` ends a
         *     stream that succeeded. A failure after the stream has begun is reported inside it, as the event `error`.
         */
        readonly post: operations["createMessage"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/messages/count_tokens": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Count the input tokens of a message
         * @description Returns how many input tokens a request of `POST /messages` would use, without generating anything. It takes the fields of such a request that are part of the input, and refuses the others. If the model's provider counts tokens, the number is the provider's; otherwise it is an estimate, which may differ from the usage of the message.
         *
         *      Nothing is charged, and the balance is not checked. Each count is one request of the plan's
         *     limit of requests; it uses no tokens and no concurrency.
         */
        readonly post: operations["countMessageTokens"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/responses": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create a response
         * @description Continues a conversation with the model's next items, in the wire format that newer vendor libraries and agents send by default. Nothing is stored: each request has the whole conversation.
         *
         *      With `stream` set, the response is sent as named server-sent events; `response.completed` or
         *     `response.incomplete` ends a stream that succeeded. A failure after the stream has begun is reported inside it, as the event `response.failed`.
         */
        readonly post: operations["createResponse"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/models": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List models
         * @description Lists the models that your key's plan may use, with their capabilities, limits and prices.
         */
        readonly get: operations["listModels"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/models/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a model
         * @description Returns one model of the catalog.
         */
        readonly get: operations["getModel"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/account": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the account
         * @description Reports the plan, the balance and the limits of the account that your key belongs to.
         */
        readonly get: operations["getAccount"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The account that your key belongs to. Amounts are decimal strings. */
        readonly Account: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "account";
            /**
             * @description Identifier of the account.
             * @example acc_5d1e
             */
            readonly id: string;
            readonly plan: components["schemas"]["AccountPlan"];
            readonly balance: components["schemas"]["AccountBalance"];
            readonly usage: components["schemas"]["AccountUsage"];
            readonly budget: components["schemas"]["Budget"];
            readonly key: components["schemas"]["AccountKey"];
            readonly limits: components["schemas"]["AccountLimits"];
            readonly unlisted_fields: components["schemas"]["UnlistedFields"];
            /**
             * Format: date-time
             * @description When the amounts were read.
             */
            readonly as_of: string;
        };
        /** @description The prepaid balance. While a request runs, its highest possible cost is held; when it ends, only the actual cost is charged. */
        readonly AccountBalance: {
            /**
             * @description The currency of all amounts of the account.
             * @enum {string}
             */
            readonly currency: "USD";
            /**
             * @description What new requests can use, `total` minus `held`.
             * @example 9.98
             */
            readonly available: string;
            /**
             * @description The amount held by running requests.
             * @example 0.02
             */
            readonly held: string;
            /**
             * @description The whole balance.
             * @example 10
             */
            readonly total: string;
        };
        /** @description The key that this request was made with. The key itself is never shown. */
        readonly AccountKey: {
            /** @description Identifier of the key. */
            readonly id: string;
            /** @description The key's label, if it has one. */
            readonly label: string | null;
            /**
             * Format: date-time
             * @description When the key was created.
             */
            readonly created_at: string;
            /**
             * Format: date-time
             * @description When the key expires; `null` if it does not.
             */
            readonly expires_at: string | null;
            /** @description The most that may be spent with this key in total; `null` if there is no limit. */
            readonly spending_limit: string | null;
            /** @description What has been charged with this key; `null` if it has no spending limit, since no sum is kept for it then. */
            readonly spent: string | null;
            /** @description What new requests with this key can still use of its spending limit: the limit minus what has been charged and what running requests hold. The balance may allow less. `null` if there is no limit. */
            readonly remaining: string | null;
            readonly budget: components["schemas"]["Budget"];
        };
        /** @description The limits that apply to this key; `null` if there is none. */
        readonly AccountLimits: {
            /**
             * Format: int64
             * @description Requests that may begin within a minute.
             */
            readonly requests_per_minute: number | null;
            /**
             * Format: int64
             * @description Tokens, of requests and replies, within a minute.
             */
            readonly tokens_per_minute: number | null;
            /**
             * Format: int64
             * @description Requests that may run at the same time.
             */
            readonly concurrent_requests: number | null;
            /**
             * Format: int64
             * @description The largest request body, after decompression.
             */
            readonly max_body_bytes: number;
        };
        /** @description The plan. */
        readonly AccountPlan: {
            /** @description Identifier of the plan. */
            readonly id: string;
            /** @description Its display name. */
            readonly name: string;
        };
        /** @description What the account has paid in and used up since it was opened. */
        readonly AccountUsage: {
            /** @description The cost of all requests. */
            readonly spent: string;
            /** @description Net payments, which are all payments minus refunds. */
            readonly topped_up: string;
        };
        /** @description The tool that is offered. `type` determines whether it is named or defined here. */
        readonly AddedTool: components["schemas"]["NamedTool"] | components["schemas"]["DefinedTool"];
        /** @description One content block of an assistant turn. `type` determines its contents. */
        readonly AssistantInputBlock: components["schemas"]["TextBlockParam"] | components["schemas"]["ToolUseBlockParam"] | components["schemas"]["ThinkingBlockParam"] | components["schemas"]["RedactedThinkingBlockParam"];
        /** @description Content blocks in the order in which the model produced them. */
        readonly AssistantInputBlocks: readonly components["schemas"]["AssistantInputBlock"][];
        /** @description Text as one string, or an array of content blocks. */
        readonly AssistantInputContent: components["schemas"]["PlainText"] | components["schemas"]["AssistantInputBlocks"];
        /** @description An earlier reply of the model, sent back as part of the history. You may send the reply's `content` exactly as you received it. */
        readonly AssistantInputMessage: {
            /**
             * @description The speaker.
             * @enum {string}
             */
            readonly role: "assistant";
            readonly content: components["schemas"]["AssistantInputContent"];
        };
        /** @description A PDF itself. */
        readonly Base64DocumentSource: {
            /**
             * @description The document is inline.
             * @enum {string}
             */
            readonly type: "base64";
            /**
             * @description The document's format.
             * @enum {string}
             */
            readonly media_type: "application/pdf";
            /** @description The document's bytes in base64, without line breaks and without a `data:` prefix. */
            readonly data: string;
        };
        /** @description The image itself. */
        readonly Base64ImageSource: {
            /**
             * @description The image is inline.
             * @enum {string}
             */
            readonly type: "base64";
            /**
             * @description The image's format.
             * @enum {string}
             */
            readonly media_type: "image/jpeg" | "image/png" | "image/gif" | "image/webp";
            /** @description The image's bytes in base64, without line breaks and without a `data:` prefix. */
            readonly data: string;
        };
        /** @description A spending limit per period, with what the running period has used of it; `null` if there is none. A request counts in the period in which it began, whenever it ends. */
        readonly Budget: {
            /** @description The most that may be spent per period, in US dollars. */
            readonly limit: string;
            /**
             * @description How often it resets, at the start of a day in its time zone.
             * @enum {string}
             */
            readonly period: "day" | "week" | "month";
            /** @description The time zone of its days, by its name in the IANA database, such as `UTC`. */
            readonly time_zone: string;
            /** @description The day of the reset: `monday` to `sunday` of a week, `1` to `28` of a month, `null` of a day. */
            readonly resets_on: string | null;
            /** @description The cost of the requests of the period. */
            readonly spent: string;
            /** @description The amount held by running requests of the period. */
            readonly held: string;
            /** @description What new requests can use in the period. */
            readonly left: string;
            /**
             * Format: date-time
             * @description When the period began.
             */
            readonly starts_at: string;
            /**
             * Format: date-time
             * @description When the next period begins.
             */
            readonly resets_at: string;
        } | null;
        /** @description Asks the model provider to cache the prompt up to and including the element that carries it. It is forwarded to providers that support it. For every other provider it has no effect, and the response header `x-ignored-fields` lists it. `null` is the same as absent. */
        readonly CacheControl: {
            /**
             * @description The only kind of cache entry.
             * @enum {string}
             */
            readonly type: "ephemeral";
            /**
             * @description How long the entry lives after its last use. The provider decides if absent.
             * @enum {string}
             */
            readonly ttl?: "5m" | "1h";
            /** @description Scope of the shared entry, as coding agents send it (`global`, `org`). Accepted but ignored: no provider is asked to share an entry beyond the gateway's own account. */
            readonly scope?: string;
        } | null;
        /** @description The tokens of `cache_creation_input_tokens` by the lifetime of their cache; absent if none was written for an hour, neither by this report nor by an earlier one of the stream. */
        readonly CacheCreation: {
            /**
             * Format: int64
             * @description Tokens written for five minutes, billed at the model's `cache_write` price.
             */
            readonly ephemeral_5m_input_tokens: number;
            /**
             * Format: int64
             * @description Tokens written for an hour, billed at the model's `cache_write_1h` price.
             */
            readonly ephemeral_1h_input_tokens: number;
        };
        /** @description A source that another service attached to a reply. */
        readonly ChatAnnotation: {
            /**
             * @description The kind of source.
             * @enum {string}
             */
            readonly type: "url_citation";
            readonly url_citation: components["schemas"]["ChatUrlCitation"];
        };
        /** @description The text of the reply, as one string or as an array of text parts. It may be `null` or absent beside `tool_calls`. */
        readonly ChatAssistantContent: components["schemas"]["NullablePlainText"] | components["schemas"]["ChatTextParts"];
        /** @description An earlier reply of the model, sent back as part of the history. You may send the reply's `message` exactly as you received it. */
        readonly ChatAssistantMessage: {
            /**
             * @description The speaker.
             * @enum {string}
             */
            readonly role: "assistant";
            readonly content?: components["schemas"]["ChatAssistantContent"];
            readonly name?: components["schemas"]["ParticipantName"];
            readonly cache_control?: components["schemas"]["CacheControl"];
            /** @description The tool calls that the model made in this message. Each must be answered by a `tool` message before the next turn. */
            readonly tool_calls?: readonly components["schemas"]["ChatToolCallParam"][] | null;
            readonly function_call?: components["schemas"]["ChatFunctionCallParam"];
            /** @description A refusal as other services write it. It is part of the assistant's text. */
            readonly refusal?: string | null;
            /** @description Reasoning text of that reply. It is not sent back to the model. */
            readonly reasoning_content?: string | null;
            /** @description Reasoning text under another common name. It is not sent back to the model. */
            readonly reasoning?: string | null;
            /** @description Sources as other services attach them. Without effect. */
            readonly annotations?: readonly components["schemas"]["ChatAnnotation"][] | null;
            readonly audio?: components["schemas"]["ChatNoAudio"];
            readonly parsed?: components["schemas"]["ChatParsedContent"];
            readonly provider_specific_fields?: components["schemas"]["ProviderSpecificFields"];
        };
        /** @description The called function and its arguments. */
        readonly ChatCalledFunctionParam: {
            /** @description The function's name. */
            readonly name: string;
            /** @description The arguments as JSON text, exactly as the model wrote them. They may fail to parse. */
            readonly arguments: string;
            readonly parsed_arguments?: components["schemas"]["ChatParsedArguments"];
        };
        /** @description A function by its name. */
        readonly ChatChosenFunction: {
            /** @description The function's name, as in the definitions that you send. */
            readonly name: string;
        };
        /** @description The model's reply. */
        readonly ChatCompletion: {
            /**
             * @description Identifier of this reply.
             * @example chatcmpl-7f3b1c9e2a
             */
            readonly id: string;
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "chat.completion";
            /**
             * Format: int64
             * @description When the reply was created, in Unix seconds.
             */
            readonly created: number;
            /** @description The requested model. */
            readonly model: string;
            /** @description The reply itself. There is always exactly one. */
            readonly choices: readonly components["schemas"]["ChatCompletionChoice"][];
            readonly usage: components["schemas"]["CompletionUsage"];
        };
        /** @description The message that the model produced, and why it stopped. */
        readonly ChatCompletionChoice: {
            /**
             * Format: int32
             * @description Index among the choices; always 0.
             */
            readonly index: number;
            readonly message: components["schemas"]["ChatCompletionMessage"];
            /** @description Always `null`. Strict readers of the common format require the field. */
            readonly logprobs: string | null;
            /**
             * @description `stop`: the model finished by itself or met a stop string. `length`: the length limit was reached and the reply is cut off. `tool_calls`: the model wants to call a tool; there is no reply for the user yet.
             * @enum {string}
             */
            readonly finish_reason: "stop" | "length" | "tool_calls";
        };
        /** @description One piece of a streamed reply: first one with `delta.role`; then pieces of text, reasoning or tool calls; then one with an empty `delta` and the `finish_reason`; and, if `stream_options.include_usage` was set, one with an empty `choices` array and `usage`. */
        readonly ChatCompletionChunk: {
            /** @description Identifier of the reply; the same in all of its chunks. */
            readonly id: string;
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "chat.completion.chunk";
            /**
             * Format: int64
             * @description When the reply was started, in Unix seconds; the same in all chunks.
             */
            readonly created: number;
            /** @description The requested model. */
            readonly model: string;
            /** @description The piece itself; empty in the chunk that carries `usage`. */
            readonly choices: readonly components["schemas"]["ChatCompletionChunkChoice"][];
            readonly usage?: components["schemas"]["CompletionUsage"];
        };
        /** @description The addition of this chunk to the reply. */
        readonly ChatCompletionChunkChoice: {
            /**
             * Format: int32
             * @description Index among the choices; always 0.
             */
            readonly index: number;
            readonly delta: components["schemas"]["ChatCompletionDelta"];
            /**
             * @description `null` in every chunk but the last with a choice; there, why the model stopped (see `ChatCompletionChoice`).
             * @enum {string|null}
             */
            readonly finish_reason: "stop" | "length" | "tool_calls" | null;
        };
        /** @description The addition. Join the pieces of each field in the order of their arrival. */
        readonly ChatCompletionDelta: {
            /**
             * @description In the first chunk only.
             * @enum {string}
             */
            readonly role?: "assistant";
            /** @description A piece of the reply's text. */
            readonly content?: string | null;
            /** @description A piece of the reasoning text. Only when the request asked for reasoning and the model shows it. */
            readonly reasoning_content?: string;
            /** @description Pieces of tool calls. Pieces with the same `index` belong to the same call. */
            readonly tool_calls?: readonly components["schemas"]["ChatToolCallDelta"][];
            readonly function_call?: components["schemas"]["ChatFunctionCallDelta"];
        };
        /** @description The reply's message. Append it to `messages` as it is when you continue the conversation. */
        readonly ChatCompletionMessage: {
            /**
             * @description Always `assistant`.
             * @enum {string}
             */
            readonly role: "assistant";
            /** @description The reply's text. `null` if the model only calls tools, `""` if the answer is empty. */
            readonly content: string | null;
            /** @description Always `null`: the text of a refusal is `content`. Strict readers of the common format require the field. */
            readonly refusal: string | null;
            /** @description The reasoning text. Present only when the request asked for reasoning and the model shows it. */
            readonly reasoning_content?: string;
            /** @description The tool calls that need results. Present only if there are any. */
            readonly tool_calls?: readonly components["schemas"]["ChatToolCall"][];
            readonly function_call?: components["schemas"]["ChatFunctionCall"];
        };
        /** @description A conversation and the parameters for generating the next message. Only `model` and `messages` are required; the model's own settings apply to everything that you omit, and the gateway adds no defaults. A field that is not listed here is rejected with 400. */
        readonly ChatCompletionRequest: {
            /**
             * @description Identifier of a model, in the form `<provider>/<model_name>`, as `GET /models` lists it.
             * @example sandbox/echo
             */
            readonly model: string;
            /** @description The conversation so far, oldest message first. */
            readonly messages: readonly components["schemas"]["ChatMessage"][];
            /** @description `true` returns the reply as server-sent events, piece by piece as the model produces it. */
            readonly stream?: boolean;
            readonly stream_options?: components["schemas"]["StreamOptions"];
            /** @description How freely the next token is chosen: low values make replies more predictable, high values more varied. Change this or `top_p`, not both. */
            readonly temperature?: number;
            /** @description Only the most probable tokens, with probabilities that add up to this share, are considered. */
            readonly top_p?: number;
            /**
             * Format: int32
             * @description Upper bound on the length of the reply, in tokens, reasoning included. A bound above the model's `max_output_tokens` is accepted and lowered to it.
             */
            readonly max_tokens?: number;
            /**
             * Format: int32
             * @description Synonym of `max_tokens`. When both are sent, `max_tokens` applies.
             */
            readonly max_completion_tokens?: number;
            readonly stop?: components["schemas"]["StopSequences"];
            /** @description The tools that the model may call. An empty array is the same as none. */
            readonly tools?: readonly components["schemas"]["ChatTool"][];
            readonly tool_choice?: components["schemas"]["ChatToolChoice"];
            /**
             * @deprecated
             * @description Older form of `tools`, accepted for old clients; a reply then has at most one call. If both are sent, `tools` applies and this field is listed in the response header `x-ignored-fields`.
             */
            readonly functions?: readonly components["schemas"]["LegacyFunction"][];
            readonly function_call?: components["schemas"]["LegacyFunctionChoice"];
            readonly response_format?: components["schemas"]["ResponseFormat"];
            readonly reasoning?: components["schemas"]["ReasoningOptions"];
        };
        /** @description One server-sent event of the stream. Events have no names. `data` is a chunk as JSON text (see `ChatCompletionChunk`); the literal `[DONE]`, which ends a stream that succeeded; or, if the reply fails partway, an `ErrorResponse` as JSON text, which ends the stream without `[DONE]`. Comment lines (`: …`) may come at any time to keep the connection open. */
        readonly ChatCompletionStreamEvent: {
            /**
             * @description Never sent. Parsers report the standard's own default, `message`.
             * @enum {string}
             */
            readonly event?: "message";
            /** @description JSON text on one line, or `[DONE]`. */
            readonly data: string;
        };
        /** @description One part of a message. `type` determines its contents. */
        readonly ChatContentPart: components["schemas"]["ChatTextPart"] | components["schemas"]["ChatImagePart"];
        /** @description Text and images in the order in which the model is to see them. */
        readonly ChatContentParts: readonly components["schemas"]["ChatContentPart"][];
        /** @description The called function and its arguments. */
        readonly ChatFunctionCall: {
            /** @description The function's name. */
            readonly name: string;
            /** @description The arguments as JSON text, exactly as the model wrote them. Validate before you use them. */
            readonly arguments: string;
        };
        /** @description A piece of a call. */
        readonly ChatFunctionCallDelta: {
            /** @description The function's name; in the call's first piece only. */
            readonly name?: string;
            /** @description A piece of the arguments' JSON text; empty in the call's first piece. */
            readonly arguments: string;
        };
        /**
         * @deprecated
         * @description Older form of `tool_calls`, with one call and without an identifier.
         */
        readonly ChatFunctionCallParam: {
            /** @description The function's name. */
            readonly name: string;
            /** @description The arguments as JSON text, exactly as the model wrote them. */
            readonly arguments: string;
        } | null;
        /** @description A function's name, purpose and arguments. */
        readonly ChatFunctionDefinition: {
            /** @description The name by which the model calls it. */
            readonly name: string;
            /** @description The purpose of the function and when to use it. The model bases its decision on this text. */
            readonly description?: string;
            readonly parameters?: components["schemas"]["JsonSchema"];
            /** @description `true` asks for arguments that follow the schema exactly, if the model supports it. */
            readonly strict?: boolean | null;
        };
        /** @description Older form of a `tool` message, for clients that use `functions`. It answers the open call of the function that `name` names. */
        readonly ChatFunctionMessage: {
            /**
             * @description The speaker.
             * @enum {string}
             */
            readonly role: "function";
            /** @description The name of the called function. */
            readonly name: string;
            readonly content: components["schemas"]["ChatFunctionResult"];
            readonly cache_control?: components["schemas"]["CacheControl"];
        };
        /** @description The function's result as text; `null` for an empty result. */
        readonly ChatFunctionResult: string | null;
        /** @description An image. Not every model accepts images (see the model's `capabilities.images`); the others return 400 `unsupported_content`. */
        readonly ChatImagePart: {
            /**
             * @description The type of the part.
             * @enum {string}
             */
            readonly type: "image_url";
            readonly image_url: components["schemas"]["ChatImageUrl"];
            readonly cache_control?: components["schemas"]["CacheControl"];
        };
        /** @description Source of the image. */
        readonly ChatImageUrl: {
            /** @description An `http` or `https` URL, or the image itself as a base64 data URL (`data:image/png;base64,…`). The gateway never fetches a URL; the model provider does. */
            readonly url: string;
            /**
             * @description The level of detail at which the model looks, for providers that support it.
             * @enum {string}
             */
            readonly detail?: "auto" | "low" | "high";
        };
        /** @description One message of the conversation. `role` identifies the speaker. `cache_control` on a message counts as on its last content part; a mark of that part's own wins. */
        readonly ChatMessage: components["schemas"]["ChatSystemMessage"] | components["schemas"]["ChatUserMessage"] | components["schemas"]["ChatAssistantMessage"] | components["schemas"]["ChatToolMessage"] | components["schemas"]["ChatFunctionMessage"];
        /** @description Text as one string, or an array of parts. The array form is needed for images. */
        readonly ChatMixedContent: components["schemas"]["PlainText"] | components["schemas"]["ChatContentParts"];
        /** @description The one tool that the model must call. */
        readonly ChatNamedToolChoice: {
            /**
             * @description The kind of tool.
             * @enum {string}
             */
            readonly type: "function";
            readonly function: components["schemas"]["ChatChosenFunction"];
        };
        /** @description Always `null`: this service produces no sound. The field is accepted because client libraries that write out every field of a reply send it. */
        readonly ChatNoAudio: Record<string, never> | null;
        /** @description The arguments as a client library parsed them in your code. It is accepted because libraries send it back with the call; the model reads `arguments`. */
        readonly ChatParsedArguments: unknown;
        /** @description The reply's content as a client library parsed it in your code. It is accepted because libraries send it back with the message; the model reads `content`. */
        readonly ChatParsedContent: unknown;
        /** @description General rules of behaviour for the model. Usually the first message; if it comes later, its text keeps its position. */
        readonly ChatSystemMessage: {
            /**
             * @description The speaker.
             * @enum {string}
             */
            readonly role: "system";
            readonly content: components["schemas"]["ChatTextContent"];
            readonly name?: components["schemas"]["ParticipantName"];
            readonly cache_control?: components["schemas"]["CacheControl"];
        };
        /** @description Text, as one string or as an array of text parts. */
        readonly ChatTextContent: components["schemas"]["PlainText"] | components["schemas"]["ChatTextParts"];
        /** @description A piece of text. */
        readonly ChatTextPart: {
            /**
             * @description The type of the part.
             * @enum {string}
             */
            readonly type: "text";
            /** @description The text. */
            readonly text: string;
            readonly cache_control?: components["schemas"]["CacheControl"];
        };
        /** @description Text in parts. */
        readonly ChatTextParts: readonly components["schemas"]["ChatTextPart"][];
        /** @description A tool that the model may call. Your code runs it and sends the result back. */
        readonly ChatTool: {
            /**
             * @description The kind of tool. Functions are the only kind; the gateway runs no tools itself.
             * @enum {string}
             */
            readonly type: "function";
            readonly function: components["schemas"]["ChatFunctionDefinition"];
        };
        /** @description A tool call for your code to run. */
        readonly ChatToolCall: {
            /** @description Repeat it as `tool_call_id` in the `tool` message with the result. */
            readonly id: string;
            /**
             * @description The kind of tool.
             * @enum {string}
             */
            readonly type: "function";
            readonly function: components["schemas"]["ChatFunctionCall"];
        };
        /** @description A piece of a tool call. The first piece of a call carries `id`, `type`, `function.name` and empty arguments; later ones only `index` and a piece of the arguments. */
        readonly ChatToolCallDelta: {
            /**
             * Format: int32
             * @description Which call of this reply the piece belongs to.
             */
            readonly index: number;
            /** @description The call's identifier; in its first piece only. */
            readonly id?: string;
            /**
             * @description The kind of tool; in the call's first piece only.
             * @enum {string}
             */
            readonly type?: "function";
            readonly function: components["schemas"]["ChatFunctionCallDelta"];
        };
        /** @description A tool call of an earlier reply. */
        readonly ChatToolCallParam: {
            /** @description The call's identifier; the `tool` message that answers it repeats it. */
            readonly id: string;
            /**
             * @description The kind of tool. Functions are the only kind.
             * @enum {string}
             */
            readonly type: "function";
            readonly function: components["schemas"]["ChatCalledFunctionParam"];
            /**
             * Format: int64
             * @description The call's place in the reply. Client libraries that assemble streams send it back; without effect.
             */
            readonly index?: number;
            readonly cache_control?: components["schemas"]["CacheControl"];
        };
        /** @description Whether the model must, may or must not call a tool: `auto`, `none`, `required`, or one tool, as an object or just by its name. A tool that is not in `tools` is rejected with 400. */
        readonly ChatToolChoice: components["schemas"]["ChatToolChoiceName"] | components["schemas"]["ChatNamedToolChoice"];
        /** @description `auto`: the model decides. `none`: it calls no tool. `required`: it calls at least one. Any other string is the name of the tool that it must call. */
        readonly ChatToolChoiceName: string;
        /** @description The result of a tool call, computed by your code. */
        readonly ChatToolMessage: {
            /**
             * @description The speaker.
             * @enum {string}
             */
            readonly role: "tool";
            readonly content: components["schemas"]["ChatMixedContent"];
            /** @description The `id` of the call that this answers, as it came in `tool_calls`. */
            readonly tool_call_id: string;
            readonly name?: components["schemas"]["ParticipantName"];
            readonly cache_control?: components["schemas"]["CacheControl"];
        };
        /** @description A cited page, and the piece of the reply that it supports. */
        readonly ChatUrlCitation: {
            /** @description The page's address. */
            readonly url: string;
            /** @description The page's title. */
            readonly title?: string;
            /**
             * Format: int64
             * @description Start of the supported part of the reply, in characters.
             */
            readonly start_index?: number;
            /**
             * Format: int64
             * @description End of the supported part of the reply, in characters.
             */
            readonly end_index?: number;
        };
        /** @description The user's text and images. Entirely empty content is a 400. */
        readonly ChatUserMessage: {
            /**
             * @description The speaker.
             * @enum {string}
             */
            readonly role: "user";
            readonly content: components["schemas"]["ChatMixedContent"];
            readonly name?: components["schemas"]["ParticipantName"];
            readonly cache_control?: components["schemas"]["CacheControl"];
        };
        /** @description A breakdown of the reply's tokens. */
        readonly CompletionTokensDetails: {
            /**
             * Format: int64
             * @description Tokens spent on reasoning, shown or not, or 0.
             */
            readonly reasoning_tokens: number;
        };
        /** @description The tokens of this request, as they are billed. */
        readonly CompletionUsage: {
            /**
             * Format: int64
             * @description Tokens of the request, cached ones included.
             */
            readonly prompt_tokens: number;
            /**
             * Format: int64
             * @description Tokens of the reply, reasoning included.
             */
            readonly completion_tokens: number;
            /**
             * Format: int64
             * @description The sum of both.
             */
            readonly total_tokens: number;
            readonly prompt_tokens_details: components["schemas"]["PromptTokensDetails"];
            readonly completion_tokens_details: components["schemas"]["CompletionTokensDetails"];
        };
        /** @description One piece of the reply. `type` determines its contents. */
        readonly ContentBlock: components["schemas"]["TextBlock"] | components["schemas"]["ToolUseBlock"] | components["schemas"]["ThinkingBlock"];
        /** @description The addition. `type` names its kind. */
        readonly ContentBlockDelta: components["schemas"]["TextDelta"] | components["schemas"]["InputJsonDelta"] | components["schemas"]["ThinkingDelta"] | components["schemas"]["SignatureDelta"];
        /** @description An addition to the open content block. */
        readonly ContentBlockDeltaEvent: {
            /**
             * @description The event's name.
             * @enum {string}
             */
            readonly type: "content_block_delta";
            /**
             * Format: int32
             * @description The block that it belongs to.
             */
            readonly index: number;
            readonly delta: components["schemas"]["ContentBlockDelta"];
        };
        /** @description A content block begins: text and thinking empty, a tool call with its name and an empty input. */
        readonly ContentBlockStartEvent: {
            /**
             * @description The event's name.
             * @enum {string}
             */
            readonly type: "content_block_start";
            /**
             * Format: int32
             * @description The block's place in the reply's `content`.
             */
            readonly index: number;
            readonly content_block: components["schemas"]["ContentBlock"];
        };
        /** @description The open content block ends. */
        readonly ContentBlockStopEvent: {
            /**
             * @description The event's name.
             * @enum {string}
             */
            readonly type: "content_block_stop";
            /**
             * Format: int32
             * @description The block that ends.
             */
            readonly index: number;
        };
        /** @description The text of a message begins. */
        readonly ContentPartAddedEvent: {
            /**
             * @description The event's name.
             * @enum {string}
             */
            readonly type: "response.content_part.added";
            /**
             * Format: int32
             * @description The number of the event in the stream, from 0.
             */
            readonly sequence_number: number;
            /** @description Identifier of the item. */
            readonly item_id: string;
            /**
             * Format: int32
             * @description The item's place in the reply's `output`.
             */
            readonly output_index: number;
            /**
             * Format: int32
             * @description The part's place in the item's `content`; always 0.
             */
            readonly content_index: number;
            readonly part: components["schemas"]["OutputText"];
        };
        /** @description The part of the message is complete. */
        readonly ContentPartDoneEvent: {
            /**
             * @description The event's name.
             * @enum {string}
             */
            readonly type: "response.content_part.done";
            /**
             * Format: int32
             * @description The number of the event in the stream, from 0.
             */
            readonly sequence_number: number;
            /** @description Identifier of the item. */
            readonly item_id: string;
            /**
             * Format: int32
             * @description The item's place in the reply's `output`.
             */
            readonly output_index: number;
            /**
             * Format: int32
             * @description The part's place in the item's `content`; always 0.
             */
            readonly content_index: number;
            readonly part: components["schemas"]["OutputText"];
        };
        /** @description One edit, as defined by the vendor. */
        readonly ContextEdit: {
            /** @description The kind of edit. */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Asks the vendor to shorten long histories. Accepted but ignored; the whole history is sent. */
        readonly ContextManagement: {
            /** @description The requested edits. */
            readonly edits?: readonly components["schemas"]["ContextEdit"][];
        };
        /** @description The input of a messages request, as the fields of the same names there. A field that is not listed here is rejected with 400. */
        readonly CountTokensRequest: {
            /**
             * @description Identifier of a model, in the form `<provider>/<model_name>`, as `GET /models` lists it.
             * @example sandbox/echo
             */
            readonly model: string;
            /** @description The conversation so far, oldest message first. */
            readonly messages: readonly components["schemas"]["InputMessage"][];
            readonly system?: components["schemas"]["SystemPrompt"];
            /** @description The tools that the model may call. An empty array is the same as none. */
            readonly tools?: readonly components["schemas"]["MessagesTool"][];
            readonly tool_choice?: components["schemas"]["MessagesToolChoice"];
            readonly thinking?: components["schemas"]["ThinkingConfig"];
            readonly output_config?: components["schemas"]["OutputConfig"];
            readonly output_format?: components["schemas"]["OutputFormat"];
            readonly context_management?: components["schemas"]["ContextManagement"];
            readonly cache_control?: components["schemas"]["RequestCacheControl"];
        };
        /** @description The input of a custom tool. */
        readonly CustomInputDeltaEvent: {
            /**
             * @description The event's name.
             * @enum {string}
             */
            readonly type: "response.custom_tool_call_input.delta";
            /**
             * Format: int32
             * @description The number of the event in the stream, from 0.
             */
            readonly sequence_number: number;
            /** @description Identifier of the item. */
            readonly item_id: string;
            /**
             * Format: int32
             * @description The item's place in the reply's `output`.
             */
            readonly output_index: number;
            /** @description The text to append. */
            readonly delta: string;
        };
        /** @description The input is complete. */
        readonly CustomInputDoneEvent: {
            /**
             * @description The event's name.
             * @enum {string}
             */
            readonly type: "response.custom_tool_call_input.done";
            /**
             * Format: int32
             * @description The number of the event in the stream, from 0.
             */
            readonly sequence_number: number;
            /** @description Identifier of the item. */
            readonly item_id: string;
            /**
             * Format: int32
             * @description The item's place in the reply's `output`.
             */
            readonly output_index: number;
            /** @description All of the text. */
            readonly input: string;
        };
        /** @description A tool that is not in the field `tools`. */
        readonly DefinedTool: {
            /**
             * @description Selects this form.
             * @enum {string}
             */
            readonly type: "tool_definition";
            readonly definition: components["schemas"]["MessagesTool"];
        };
        /** @description Caller of the tool: `null` or `direct` for the model itself. The field is accepted because client libraries that write out every field of a block send it. */
        readonly DirectCaller: {
            /**
             * @description The only kind of caller.
             * @enum {string}
             */
            readonly type: "direct";
        } | null;
        /** @description A document, such as a PDF. Not every model accepts documents (see the model's `capabilities.documents`); the others return 400 `unsupported_content`. */
        readonly DocumentBlockParam: {
            /**
             * @description The type of the block.
             * @enum {string}
             */
            readonly type: "document";
            readonly source: components["schemas"]["DocumentSource"];
            /** @description The document's title, for the model. */
            readonly title?: string | null;
            /** @description Context of the document for the model. */
            readonly context?: string | null;
            readonly citations?: components["schemas"]["DocumentCitations"];
            readonly cache_control?: components["schemas"]["CacheControl"];
        };
        /** @description Accepted but ignored: this service cites no sources. */
        readonly DocumentCitations: {
            /** @description Whether the reply is to cite the document. */
            readonly enabled?: boolean;
        } | null;
        /** @description Source of the document. `type` determines its form. */
        readonly DocumentSource: components["schemas"]["Base64DocumentSource"] | components["schemas"]["TextDocumentSource"] | components["schemas"]["UrlDocumentSource"];
        /** @description More about the error, or `null`. A contract violation has `issues`; an insufficient balance has the amounts, the `limit`, and `resets_at` if a budget stops the request; a stateful request that only the vendor can serve has `error_code` and `unsupported`. */
        readonly ErrorDetails: {
            /** @description Every broken rule of the request. */
            readonly issues?: readonly components["schemas"]["ErrorIssue"][];
            /** @description The maximum cost of the request, in US dollars. */
            readonly needed?: string;
            /** @description Remainder of the limit that refuses the request, in US dollars: the balance, the key's spending limit, or a budget of the account or of the key. */
            readonly available?: string;
            /** @description The limit that refuses the request, one of those in `x-extensible-enum`; the tightest, if several do: the balance, the key's spending limit, or a budget of the account or of the key. New values may be added. */
            readonly limit?: string;
            /**
             * Format: int64
             * @description The largest `max_tokens` that would be accepted; `null` if even 1 is too large.
             */
            readonly affordable_max_tokens?: number | null;
            /**
             * Format: date-time
             * @description Reset time of the budget that refuses the request; absent if no budget does.
             */
            readonly resets_at?: string;
            /** @description The vendor's own code for an unsupported stateful request. */
            readonly error_code?: string;
            /** @description The request fields that this service does not serve. */
            readonly unsupported?: readonly string[];
        } | null;
        /** @description One broken rule of the request. */
        readonly ErrorIssue: {
            /**
             * @description JSON pointer into the body; empty for the whole body.
             * @example /messages/0/content
             */
            readonly pointer: string;
            /** @description The rule: a keyword of the schema such as `required` or `additionalProperties`, or one of the service's own. */
            readonly rule: string;
            /** @description The problem at this place. */
            readonly message: string;
            /** @description The probable intention. */
            readonly hint?: string;
        };
        /** @description The problem. */
        readonly ErrorObject: {
            /**
             * @description The kind of error. `policy_blocked` is sent in the messages protocol alone; chat has it as the `code`.
             * @enum {string}
             */
            readonly type: "invalid_request_error" | "authentication_error" | "billing_error" | "permission_error" | "not_found_error" | "conflict_error" | "request_too_large" | "rate_limit_error" | "timeout_error" | "api_error" | "overloaded_error" | "policy_blocked";
            /** @description The problem in a sentence for humans. Its wording may change. */
            readonly message: string;
            /** @description A stable code for programs, one of those in `x-extensible-enum`. New codes may be added, so treat one that you do not know like its `type`. */
            readonly code: string;
            /** @description The first invalid field, as a path such as `messages[0].content`; `null` if it is not a single field. */
            readonly param: string | null;
            readonly details: components["schemas"]["ErrorDetails"];
        };
        /** @description Every error of the service has this body, in all protocols and in every stream. Client libraries of either kind turn it into their own typed error. */
        readonly ErrorResponse: {
            /**
             * @description Distinguishes an error from every other object and event.
             * @enum {string}
             */
            readonly type: "error";
            readonly error: components["schemas"]["ErrorObject"];
            /**
             * @description Identifier of the request, as in the header `x-request-id`. Include it in support requests.
             * @example req_3c91e0d47ab2
             */
            readonly request_id: string;
        };
        /** @description More of a function's arguments. */
        readonly FunctionArgumentsDeltaEvent: {
            /**
             * @description The event's name.
             * @enum {string}
             */
            readonly type: "response.function_call_arguments.delta";
            /**
             * Format: int32
             * @description The number of the event in the stream, from 0.
             */
            readonly sequence_number: number;
            /** @description Identifier of the item. */
            readonly item_id: string;
            /**
             * Format: int32
             * @description The item's place in the reply's `output`.
             */
            readonly output_index: number;
            /** @description The JSON text to append. */
            readonly delta: string;
        };
        /** @description The arguments are complete. */
        readonly FunctionArgumentsDoneEvent: {
            /**
             * @description The event's name.
             * @enum {string}
             */
            readonly type: "response.function_call_arguments.done";
            /**
             * Format: int32
             * @description The number of the event in the stream, from 0.
             */
            readonly sequence_number: number;
            /** @description Identifier of the item. */
            readonly item_id: string;
            /**
             * Format: int32
             * @description The item's place in the reply's `output`.
             */
            readonly output_index: number;
            /** @description All of the JSON text. */
            readonly arguments: string;
        };
        /** @description An image. Not every model accepts images (see the model's `capabilities.images`); the others return 400 `unsupported_content`. */
        readonly ImageBlockParam: {
            /**
             * @description The type of the block.
             * @enum {string}
             */
            readonly type: "image";
            readonly source: components["schemas"]["ImageSource"];
            readonly cache_control?: components["schemas"]["CacheControl"];
        };
        /** @description Source of the image. `type` determines whether it is inline or at a URL. */
        readonly ImageSource: components["schemas"]["Base64ImageSource"] | components["schemas"]["UrlImageSource"];
        /** @description Why the reply ended early; `null` if it did not. */
        readonly IncompleteDetails: {
            /**
             * @description `max_output_tokens`: the length limit was reached. `content_filter`: the provider withheld the rest.
             * @enum {string}
             */
            readonly reason: "max_output_tokens" | "content_filter";
        } | null;
        /** @description A piece of a tool call's input. */
        readonly InputJsonDelta: {
            /**
             * @description Kind of the addition.
             * @enum {string}
             */
            readonly type: "input_json_delta";
            /** @description A piece of JSON text. Joined in order, the pieces of a block are its input; where all are empty, the input is `{}`. */
            readonly partial_json: string;
        };
        /** @description One turn of the conversation. `role` identifies the speaker. */
        readonly InputMessage: components["schemas"]["UserInputMessage"] | components["schemas"]["AssistantInputMessage"] | components["schemas"]["SystemInputMessage"];
        /** @description A breakdown of the request's tokens. */
        readonly InputTokensDetails: {
            /**
             * Format: int64
             * @description Tokens read from the provider's prompt cache, or 0.
             */
            readonly cached_tokens: number;
            /**
             * Format: int64
             * @description Tokens written to the provider's prompt cache, billed at the model's `cache_write` price; absent if there are none.
             */
            readonly cache_write_tokens?: number;
            /**
             * Format: int64
             * @description The part of `cache_write_tokens` that was written for an hour, billed at the model's `cache_write_1h` price; absent if there is none.
             */
            readonly cache_write_1h_tokens?: number;
        };
        /** @description Your own JSON object. The gateway does not inspect it. */
        readonly JsonObject: {
            readonly [key: string]: unknown;
        };
        /** @description Your own JSON Schema. It is passed to the model as you wrote it; the gateway does not compile it, and changes only what the model's vendor would refuse. */
        readonly JsonSchema: {
            readonly [key: string]: unknown;
        };
        /** @description The schema that the reply must follow, and its description for the model. */
        readonly JsonSchemaFormat: {
            /** @description A name for the format, for the model to read. */
            readonly name: string;
            /** @description Purpose of the format. The model uses it to fill the fields sensibly. */
            readonly description?: string | null;
            readonly schema: components["schemas"]["JsonSchema"];
            /** @description `true` asks for exact adherence to the schema, if the model's `structured_output` is `strict`. */
            readonly strict?: boolean | null;
        };
        /** @description Any JSON value, `null` included. The gateway does not inspect it. */
        readonly JsonValue: unknown;
        /**
         * @deprecated
         * @description A function in the older form, without the wrapping tool.
         */
        readonly LegacyFunction: {
            /** @description The name by which the model calls it. */
            readonly name: string;
            /** @description The purpose of the function and when to use it. */
            readonly description?: string;
            readonly parameters?: components["schemas"]["JsonSchema"];
        };
        /**
         * @deprecated
         * @description Older form of `tool_choice`: `auto`, `none`, or an object with the name of one function.
         */
        readonly LegacyFunctionChoice: components["schemas"]["LegacyFunctionChoiceMode"] | components["schemas"]["ChatChosenFunction"];
        /** @description `auto`: the model decides. `none`: it calls no function. */
        readonly LegacyFunctionChoiceMode: string;
        /** @description The model's reply. */
        readonly Message: {
            /**
             * @description Identifier of this reply.
             * @example msg_7f3b1c9e2a
             */
            readonly id: string;
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly type: "message";
            /**
             * @description Always `assistant`.
             * @enum {string}
             */
            readonly role: "assistant";
            /** @description The requested model. */
            readonly model: string;
            /** @description The model's output. Append it to `messages` as it is, as the content of an `assistant` turn, when you continue the conversation. */
            readonly content: readonly components["schemas"]["ContentBlock"][];
            readonly stop_reason: components["schemas"]["StopReason"];
            /** @description The stop string that was met, if `stop_reason` is `stop_sequence`. */
            readonly stop_sequence: string | null;
            readonly usage: components["schemas"]["MessageUsage"];
            readonly safeguard_results?: components["schemas"]["SafeguardResults"];
        };
        /** @description The additions of the reply's end to the `message` of `message_start`. */
        readonly MessageDelta: {
            readonly stop_reason: components["schemas"]["StopReason"];
            /** @description The stop string that was met, if `stop_reason` is `stop_sequence`. */
            readonly stop_sequence: string | null;
            readonly safeguard_results?: components["schemas"]["SafeguardResults"];
        };
        /** @description The reason for the end of the reply, and its usage. */
        readonly MessageDeltaEvent: {
            /**
             * @description The event's name.
             * @enum {string}
             */
            readonly type: "message_delta";
            readonly delta: components["schemas"]["MessageDelta"];
            readonly usage: components["schemas"]["MessageUsage"];
        };
        /** @description The reply begins. First event of every stream that begins. */
        readonly MessageStartEvent: {
            /**
             * @description The event's name.
             * @enum {string}
             */
            readonly type: "message_start";
            readonly message: components["schemas"]["StartedMessage"];
        };
        /** @description The reply is complete. Last event of every stream that succeeds. */
        readonly MessageStopEvent: {
            /**
             * @description The event's name.
             * @enum {string}
             */
            readonly type: "message_stop";
        };
        /** @description The data of one event. `type` equals the event's name. */
        readonly MessageStreamEvent: components["schemas"]["MessageStartEvent"] | components["schemas"]["ContentBlockStartEvent"] | components["schemas"]["ContentBlockDeltaEvent"] | components["schemas"]["ContentBlockStopEvent"] | components["schemas"]["MessageDeltaEvent"] | components["schemas"]["MessageStopEvent"] | components["schemas"]["ErrorResponse"];
        /** @description The tokens of this request, as they are billed. The four counts do not overlap. */
        readonly MessageUsage: {
            /**
             * Format: int64
             * @description Tokens of the request that were neither read from nor written to a cache.
             */
            readonly input_tokens: number;
            /**
             * Format: int64
             * @description Tokens of the reply, reasoning included.
             */
            readonly output_tokens: number;
            /**
             * Format: int64
             * @description Tokens read from the provider's prompt cache, or 0.
             */
            readonly cache_read_input_tokens: number;
            /**
             * Format: int64
             * @description Tokens written to the provider's prompt cache, or 0.
             */
            readonly cache_creation_input_tokens: number;
            readonly cache_creation?: components["schemas"]["CacheCreation"];
        };
        /** @description A conversation and the parameters for generating the next message. Only `model` and `messages` are required; the model's own settings apply to everything that you omit, and the gateway adds no defaults. A field that is not listed here is rejected with 400. */
        readonly MessagesRequest: {
            /**
             * @description Identifier of a model, in the form `<provider>/<model_name>`, as `GET /models` lists it; the same as in the chat protocol.
             * @example sandbox/echo
             */
            readonly model: string;
            /** @description The conversation so far, oldest message first. */
            readonly messages: readonly components["schemas"]["InputMessage"][];
            readonly system?: components["schemas"]["SystemPrompt"];
            /**
             * Format: int64
             * @description Upper bound on the length of the reply, in tokens, reasoning included. Values of 8000 and above are not forwarded to the model provider; the model then applies its own default limit.
             */
            readonly max_tokens?: number;
            /** @description `true` returns the reply as named server-sent events, piece by piece as the model produces it. */
            readonly stream?: boolean;
            /** @description How freely the next token is chosen: low values make replies more predictable, high values more varied. Change this or `top_p`, not both. */
            readonly temperature?: number;
            /** @description Only the most probable tokens, with probabilities that add up to this share, are considered. */
            readonly top_p?: number;
            /**
             * Format: int64
             * @description Only this many of the most probable tokens are considered. Forwarded to providers that support it; otherwise listed in the response header `x-ignored-fields`.
             */
            readonly top_k?: number;
            /** @description Generation stops at any of these strings, and the string itself is not part of the reply. An empty array is the same as none. */
            readonly stop_sequences?: readonly string[];
            /** @description The tools that the model may call. An empty array is the same as none. */
            readonly tools?: readonly components["schemas"]["MessagesTool"][];
            readonly tool_choice?: components["schemas"]["MessagesToolChoice"];
            readonly thinking?: components["schemas"]["ThinkingConfig"];
            readonly output_config?: components["schemas"]["OutputConfig"];
            readonly output_format?: components["schemas"]["OutputFormat"];
            /** @description Checks of the reply; results come back as `safeguard_results`. */
            readonly safeguards?: readonly components["schemas"]["Safeguard"][];
            readonly metadata?: components["schemas"]["RequestMetadata"];
            readonly context_management?: components["schemas"]["ContextManagement"];
            /** @description A service level, as vendor libraries send it. Accepted but ignored; this service has one level. */
            readonly service_tier?: string;
            readonly cache_control?: components["schemas"]["RequestCacheControl"];
        };
        /** @description One server-sent event of the stream. `event` is its name and `data` is JSON text (see `MessageStreamEvent`) whose `type` equals the name. A stream that succeeded ends with `message_stop`; one that fails partway ends with `error`. Comment lines (`: …`) may come at any time to keep the connection open. */
        readonly MessagesStreamEvent: {
            /**
             * @description The event's name.
             * @enum {string}
             */
            readonly event: "message_start" | "content_block_start" | "content_block_delta" | "content_block_stop" | "message_delta" | "message_stop" | "error";
            /** @description JSON text on one line. */
            readonly data: string;
        };
        /** @description A tool that the model may call. Your code runs it and sends the result back. Tools that a vendor's server would run are rejected with 400. */
        readonly MessagesTool: {
            /**
             * @description The kind of tool. May be `null` or omitted; your own tools are the only kind.
             * @enum {string|null}
             */
            readonly type?: "custom" | null;
            /** @description The name by which the model calls it. */
            readonly name: string;
            /** @description The purpose of the tool and when to use it. The model bases its decision on this text. */
            readonly description?: string;
            readonly input_schema: components["schemas"]["JsonSchema"];
            /** @description `true` asks for input that follows the schema exactly, if supported. */
            readonly strict?: boolean;
            /** @description Asks the vendor to stream the input without buffering. Accepted but ignored; input is always streamed as it arrives. */
            readonly eager_input_streaming?: boolean | null;
            /** @description `true` keeps the tool from the model until the conversation names it: in a `tool_reference` block of a tool result, in a `tool_addition` block, or in `tool_choice`. */
            readonly defer_loading?: boolean;
            readonly cache_control?: components["schemas"]["CacheControl"];
        };
        /** @description Whether the model must, may or must not call a tool. A tool that is not in `tools` is rejected with 400. */
        readonly MessagesToolChoice: components["schemas"]["ToolChoiceAuto"] | components["schemas"]["ToolChoiceAny"] | components["schemas"]["ToolChoiceNone"] | components["schemas"]["ToolChoiceTool"];
        /** @description A model of the catalog, the same in all protocols. */
        readonly Model: {
            /**
             * @description Identifier, `<provider>/<model_name>`; send it as `model`.
             * @example sandbox/echo
             */
            readonly id: string;
            /**
             * @description The type of this object, as chat libraries read it.
             * @enum {string}
             */
            readonly object: "model";
            /**
             * @description The type of this object, as messages libraries read it.
             * @enum {string}
             */
            readonly type: "model";
            /**
             * Format: int64
             * @description When the model was published, in Unix seconds.
             */
            readonly created: number;
            /**
             * Format: date-time
             * @description The same moment as a date.
             */
            readonly created_at: string;
            /** @description A display name. */
            readonly display_name: string;
            /** @description What the model is good for. */
            readonly description: string;
            /** @description Who provides the model. */
            readonly owned_by: string;
            /**
             * @description `preview`: may change without notice. `active`: in service. `deprecated`: in service, to be retired. `retired`: no longer served.
             * @enum {string}
             */
            readonly lifecycle: "preview" | "active" | "deprecated" | "retired";
            /**
             * Format: date-time
             * @description When the model was or will be deprecated; `null` if that has no date.
             */
            readonly deprecated_at: string | null;
            /**
             * Format: date-time
             * @description When the model is retired: from then on a request for it is a 404. `null` if no date is set.
             */
            readonly retires_at: string | null;
            /** @description Identifier of the model to use instead; `null` if none is named. */
            readonly replacement: string | null;
            /**
             * Format: int64
             * @description The maximum number of tokens of request and reply together.
             */
            readonly context_length: number;
            /**
             * Format: int64
             * @description The maximum number of tokens of a reply.
             */
            readonly max_output_tokens: number;
            /** @description The input types that the model accepts. */
            readonly input_modalities: readonly ("text" | "image")[];
            /** @description The output types that the model produces. */
            readonly output_modalities: readonly "text"[];
            readonly capabilities: components["schemas"]["ModelCapabilities"];
            readonly supported_parameters: components["schemas"]["SupportedParameters"];
            readonly pricing: components["schemas"]["ModelPricing"];
            /** @description All prices, if the model has more than those of `pricing`: in ascending order of `above_input_tokens`. A request is charged as a whole at the last tier that its input tokens, cached ones included, are above. The first one has the prices of `pricing`. */
            readonly pricing_tiers?: readonly components["schemas"]["PricingTier"][];
        };
        /** @description What the model can do beyond text. */
        readonly ModelCapabilities: {
            /** @description Whether it calls tools. */
            readonly tools: boolean;
            /** @description Whether it accepts images. */
            readonly images: boolean;
            /** @description Whether it accepts documents, such as PDFs, on `POST /messages`. */
            readonly documents: boolean;
            /**
             * @description Whether it produces JSON when asked: not at all, as well as it can, or exactly to the schema.
             * @enum {string}
             */
            readonly structured_output: "none" | "best_effort" | "strict";
            /**
             * @description Whether it reasons before it answers: never, on request or always.
             * @enum {string}
             */
            readonly reasoning: "none" | "optional" | "always";
        };
        /** @description The models that your key's plan may use. The list is always complete; the paging fields exist for client libraries that expect them. */
        readonly ModelList: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "list";
            /** @description The models. */
            readonly data: readonly components["schemas"]["Model"][];
            /**
             * @description Always `false`; there are no further pages.
             * @enum {boolean}
             */
            readonly has_more: false;
            /** @description Identifier of the first model; `null` for an empty list. */
            readonly first_id: string | null;
            /** @description Identifier of the last model; `null` for an empty list. */
            readonly last_id: string | null;
        };
        /** @description Prices per token as decimal strings, `"0"` if free; `null` if the model has no separate price. */
        readonly ModelPricing: {
            /**
             * @description The currency of all prices.
             * @enum {string}
             */
            readonly currency: "USD";
            /** @description Per token of the request. */
            readonly prompt: string;
            /** @description Per token of the reply, reasoning included. */
            readonly completion: string;
            /** @description Per token of the request that was read from a cache; if `null`, billed as `prompt`. */
            readonly cached_prompt: string | null;
            /** @description Per token of the request that was written to a cache; if `null`, billed as `prompt`. */
            readonly cache_write: string | null;
            /** @description Per image, in addition to its tokens; `null` if images are billed by tokens alone. */
            readonly image: string | null;
        };
        /** @description A tool of the field `tools`, or one that an earlier `tool_addition` defines. */
        readonly NamedTool: {
            /**
             * @description Selects this form.
             * @enum {string}
             */
            readonly type: "tool_reference";
            /** @description The tool's name. */
            readonly name: string;
        };
        /** @description Always `null` or empty: this service cites no sources. The field is accepted because client libraries that write out every field of a block send it. */
        readonly NoCitations: readonly components["schemas"]["JsonValue"][] | null;
        /** @description Always `null` or empty: this service has no toolsets. The field is accepted because client libraries that write out every field of a block send it. */
        readonly NoToolsetName: string | null;
        /** @description Text as one string, or `null` without text. */
        readonly NullablePlainText: string | null;
        /** @description How much effort to spend on the reply, and its format. */
        readonly OutputConfig: {
            /**
             * @description How much to reason. `xhigh` and `max` count as `high` for models with three levels.
             * @enum {string}
             */
            readonly effort?: "low" | "medium" | "high" | "xhigh" | "max";
            readonly format?: components["schemas"]["OutputFormat"];
        };
        /** @description A call of a custom tool for your code to run. */
        readonly OutputCustomToolCall: {
            /**
             * @description The type of the item.
             * @enum {string}
             */
            readonly type: "custom_tool_call";
            /** @description Identifier of the item. */
            readonly id: string;
            /** @description Repeat it in the `custom_tool_call_output` with the result. */
            readonly call_id: string;
            /** @description The tool's name. */
            readonly name: string;
            /** @description The namespace in which the request has the tool, if it is in one. */
            readonly namespace?: string;
            /** @description The input of the tool. Validate it before you use it. */
            readonly input: string;
            readonly status: components["schemas"]["OutputItemStatus"];
        };
        /** @description Asks for a reply that follows a JSON Schema. A model without strict schema support responds on a best-effort basis, so always validate the parsed reply. */
        readonly OutputFormat: {
            /**
             * @description The only supported format.
             * @enum {string}
             */
            readonly type: "json_schema";
            readonly schema: components["schemas"]["JsonSchema"];
        };
        /** @description A call of a function for your code to run. */
        readonly OutputFunctionCall: {
            /**
             * @description The type of the item.
             * @enum {string}
             */
            readonly type: "function_call";
            /** @description Identifier of the item. */
            readonly id: string;
            /** @description Repeat it in the `function_call_output` with the result. */
            readonly call_id: string;
            /** @description The function's name. */
            readonly name: string;
            /** @description The namespace in which the request has the function, if it is in one. */
            readonly namespace?: string;
            /** @description The arguments as JSON text. Validate them before you use them. */
            readonly arguments: string;
            readonly status: components["schemas"]["OutputItemStatus"];
        };
        /** @description One item of the reply. `type` determines its contents. */
        readonly OutputItem: components["schemas"]["OutputMessage"] | components["schemas"]["OutputReasoning"] | components["schemas"]["OutputFunctionCall"] | components["schemas"]["OutputCustomToolCall"] | components["schemas"]["OutputToolSearchCall"];
        /** @description An item begins: a message or reasoning without text, or a call with its name and without input. An item ends before the next one begins. */
        readonly OutputItemAddedEvent: {
            /**
             * @description The event's name.
             * @enum {string}
             */
            readonly type: "response.output_item.added";
            /**
             * Format: int32
             * @description The number of the event in the stream, from 0.
             */
            readonly sequence_number: number;
            /**
             * Format: int32
             * @description The item's place in the reply's `output`.
             */
            readonly output_index: number;
            readonly item: components["schemas"]["OutputItem"];
        };
        /** @description The item is complete. A call that the length limit cut short has no such event, and must not be run. */
        readonly OutputItemDoneEvent: {
            /**
             * @description The event's name.
             * @enum {string}
             */
            readonly type: "response.output_item.done";
            /**
             * Format: int32
             * @description The number of the event in the stream, from 0.
             */
            readonly sequence_number: number;
            /**
             * Format: int32
             * @description The item's place in the reply's `output`.
             */
            readonly output_index: number;
            readonly item: components["schemas"]["OutputItem"];
        };
        /**
         * @description `in_progress` while a stream adds to the item; `incomplete` for text that ended early.
         * @enum {string}
         */
        readonly OutputItemStatus: "in_progress" | "completed" | "incomplete";
        /** @description Text for the user. */
        readonly OutputMessage: {
            /**
             * @description The type of the item.
             * @enum {string}
             */
            readonly type: "message";
            /** @description Identifier of the item. */
            readonly id: string;
            /**
             * @description Always `assistant`.
             * @enum {string}
             */
            readonly role: "assistant";
            readonly status: components["schemas"]["OutputItemStatus"];
            /** @description The text; empty when the item begins in a stream. */
            readonly content: readonly components["schemas"]["OutputText"][];
        };
        /** @description The model's reasoning: its text if the request has `reasoning.summary`, and what the model needs of it after a tool call if the request includes `reasoning.encrypted_content`. */
        readonly OutputReasoning: {
            /**
             * @description The type of the item.
             * @enum {string}
             */
            readonly type: "reasoning";
            /** @description Identifier of the item. */
            readonly id: string;
            /** @description The text of the reasoning; empty if it is not shown. */
            readonly summary: readonly components["schemas"]["OutputSummary"][];
            /** @description Send it back with the item, unchanged. */
            readonly encrypted_content?: string;
        };
        /** @description The text of the reasoning. */
        readonly OutputSummary: {
            /**
             * @description The type of the part.
             * @enum {string}
             */
            readonly type: "summary_text";
            /** @description The text. */
            readonly text: string;
        };
        /** @description The text of a message. */
        readonly OutputText: {
            /**
             * @description The type of the part.
             * @enum {string}
             */
            readonly type: "output_text";
            /** @description The text. */
            readonly text: string;
            /** @description Always empty. */
            readonly annotations: readonly components["schemas"]["JsonObject"][];
            /** @description Always empty. */
            readonly logprobs: readonly components["schemas"]["JsonObject"][];
        };
        /** @description More text of the message. */
        readonly OutputTextDeltaEvent: {
            /**
             * @description The event's name.
             * @enum {string}
             */
            readonly type: "response.output_text.delta";
            /**
             * Format: int32
             * @description The number of the event in the stream, from 0.
             */
            readonly sequence_number: number;
            /** @description Identifier of the item. */
            readonly item_id: string;
            /**
             * Format: int32
             * @description The item's place in the reply's `output`.
             */
            readonly output_index: number;
            /**
             * Format: int32
             * @description The part's place in the item's `content`; always 0.
             */
            readonly content_index: number;
            /** @description The text to append. */
            readonly delta: string;
            /** @description Always empty. */
            readonly logprobs: readonly components["schemas"]["JsonObject"][];
        };
        /** @description The text of the message is complete. */
        readonly OutputTextDoneEvent: {
            /**
             * @description The event's name.
             * @enum {string}
             */
            readonly type: "response.output_text.done";
            /**
             * Format: int32
             * @description The number of the event in the stream, from 0.
             */
            readonly sequence_number: number;
            /** @description Identifier of the item. */
            readonly item_id: string;
            /**
             * Format: int32
             * @description The item's place in the reply's `output`.
             */
            readonly output_index: number;
            /**
             * Format: int32
             * @description The part's place in the item's `content`; always 0.
             */
            readonly content_index: number;
            /** @description All of the text. */
            readonly text: string;
            /** @description Always empty. */
            readonly logprobs: readonly components["schemas"]["JsonObject"][];
        };
        /** @description A breakdown of the reply's tokens. */
        readonly OutputTokensDetails: {
            /**
             * Format: int64
             * @description Tokens of reasoning, or 0.
             */
            readonly reasoning_tokens: number;
        };
        /** @description A search for tools for your code to run. */
        readonly OutputToolSearchCall: {
            /**
             * @description The type of the item.
             * @enum {string}
             */
            readonly type: "tool_search_call";
            /** @description Identifier of the item. */
            readonly id: string;
            /** @description Repeat it in the `tool_search_output` with the tools. */
            readonly call_id: string;
            /**
             * @description Who runs the search.
             * @enum {string}
             */
            readonly execution: "client";
            readonly arguments: components["schemas"]["ToolInput"];
            readonly status: components["schemas"]["OutputItemStatus"];
        };
        /** @description The text as a client library parsed it in your code. It is accepted because libraries send it back with the block; the model reads `text`. */
        readonly ParsedOutput: unknown;
        /** @description A name that distinguishes speakers of the same role. */
        readonly ParticipantName: string;
        /** @description Text as one string. */
        readonly PlainText: string;
        /** @description Prices per token as decimal strings of requests above a number of input tokens, `"0"` if free. */
        readonly PricingTier: {
            /**
             * Format: int64
             * @description The tier applies to requests with more input tokens than this.
             * @example 200000
             */
            readonly above_input_tokens: number;
            /** @description Per token of the request. */
            readonly prompt: string;
            /** @description Per token of the reply, reasoning included. */
            readonly completion: string;
            /** @description Per token of the request that was read from a cache; if `null`, billed as `prompt`. */
            readonly cached_prompt: string | null;
            /** @description Per token of the request that was written to a cache; if `null`, billed as `prompt`. */
            readonly cache_write: string | null;
            /** @description Per token of the request that was written to a cache for an hour; if `null`, billed as `cache_write`. */
            readonly cache_write_1h: string | null;
        };
        /** @description A breakdown of the request's tokens. */
        readonly PromptTokensDetails: {
            /**
             * Format: int64
             * @description Tokens read from the provider's prompt cache, or 0.
             */
            readonly cached_tokens: number;
            /**
             * Format: int64
             * @description Tokens written to the provider's prompt cache, billed at the model's `cache_write` price; absent if there are none.
             */
            readonly cache_write_tokens?: number;
            /**
             * Format: int64
             * @description The part of `cache_write_tokens` that was written for an hour, billed at the model's `cache_write_1h` price; absent if there is none.
             */
            readonly cache_write_1h_tokens?: number;
        };
        /** @description Metadata of other gateways. Any content is accepted, without effect. */
        readonly ProviderSpecificFields: {
            readonly [key: string]: unknown;
        } | null;
        /** @description Turns reasoning on for models that can reason. A model that cannot reason ignores the field: that is not an error, and the response header `x-ignored-fields` lists it. Reasoning is billed as output tokens even when its text is not shown. */
        readonly ReasoningOptions: {
            /** @description `true` turns reasoning on, `false` turns it off. `false` wins over any `effort`. */
            readonly enabled?: boolean;
            /**
             * @description How much to reason. On its own it turns reasoning on.
             * @enum {string}
             */
            readonly effort?: "low" | "medium" | "high";
        };
        /** @description The text of the reasoning begins. */
        readonly ReasoningPartAddedEvent: {
            /**
             * @description The event's name.
             * @enum {string}
             */
            readonly type: "response.reasoning_summary_part.added";
            /**
             * Format: int32
             * @description The number of the event in the stream, from 0.
             */
            readonly sequence_number: number;
            /** @description Identifier of the item. */
            readonly item_id: string;
            /**
             * Format: int32
             * @description The item's place in the reply's `output`.
             */
            readonly output_index: number;
            /**
             * Format: int32
             * @description The part's place in the item's `summary`; always 0.
             */
            readonly summary_index: number;
            readonly part: components["schemas"]["OutputSummary"];
        };
        /** @description The part of the reasoning is complete. */
        readonly ReasoningPartDoneEvent: {
            /**
             * @description The event's name.
             * @enum {string}
             */
            readonly type: "response.reasoning_summary_part.done";
            /**
             * Format: int32
             * @description The number of the event in the stream, from 0.
             */
            readonly sequence_number: number;
            /** @description Identifier of the item. */
            readonly item_id: string;
            /**
             * Format: int32
             * @description The item's place in the reply's `output`.
             */
            readonly output_index: number;
            /**
             * Format: int32
             * @description The part's place in the item's `summary`; always 0.
             */
            readonly summary_index: number;
            readonly part: components["schemas"]["OutputSummary"];
        };
        /** @description More text of the reasoning. */
        readonly ReasoningTextDeltaEvent: {
            /**
             * @description The event's name.
             * @enum {string}
             */
            readonly type: "response.reasoning_summary_text.delta";
            /**
             * Format: int32
             * @description The number of the event in the stream, from 0.
             */
            readonly sequence_number: number;
            /** @description Identifier of the item. */
            readonly item_id: string;
            /**
             * Format: int32
             * @description The item's place in the reply's `output`.
             */
            readonly output_index: number;
            /**
             * Format: int32
             * @description The part's place in the item's `summary`; always 0.
             */
            readonly summary_index: number;
            /** @description The text to append. */
            readonly delta: string;
        };
        /** @description The text of the reasoning is complete. */
        readonly ReasoningTextDoneEvent: {
            /**
             * @description The event's name.
             * @enum {string}
             */
            readonly type: "response.reasoning_summary_text.done";
            /**
             * Format: int32
             * @description The number of the event in the stream, from 0.
             */
            readonly sequence_number: number;
            /** @description Identifier of the item. */
            readonly item_id: string;
            /**
             * Format: int32
             * @description The item's place in the reply's `output`.
             */
            readonly output_index: number;
            /**
             * Format: int32
             * @description The part's place in the item's `summary`; always 0.
             */
            readonly summary_index: number;
            /** @description All of the text. */
            readonly text: string;
        };
        /** @description Hidden reasoning of an earlier reply of another service. Accepted in the history, and not sent back to the model. */
        readonly RedactedThinkingBlockParam: {
            /**
             * @description The type of the block.
             * @enum {string}
             */
            readonly type: "redacted_thinking";
            /** @description The provider's sealed text. */
            readonly data: string;
        };
        /** @description Asks the model provider to cache the whole prompt, up to the end of its last element. It is forwarded and reported as on that element. */
        readonly RequestCacheControl: {
            /**
             * @description The only kind of cache entry.
             * @enum {string}
             */
            readonly type: "ephemeral";
            /**
             * @description How long the entry lives after its last use. The provider decides if absent.
             * @enum {string}
             */
            readonly ttl?: "5m" | "1h";
            /** @description Scope of the shared entry, as coding agents send it (`global`, `org`). Accepted but ignored: no provider is asked to share an entry beyond the gateway's own account. */
            readonly scope?: string;
        };
        /** @description Metadata about the request, for the provider. */
        readonly RequestMetadata: {
            /** @description An opaque identifier of your end user. Forwarded to providers that take one. Send no name or address. */
            readonly user_id?: string | null;
        };
        /** @description The reply is complete. Last event of a stream that succeeded. */
        readonly ResponseCompletedEvent: {
            /**
             * @description The event's name.
             * @enum {string}
             */
            readonly type: "response.completed";
            /**
             * Format: int32
             * @description The number of the event in the stream, from 0.
             */
            readonly sequence_number: number;
            readonly response: components["schemas"]["ResponseObject"];
        };
        /** @description The reply begins. First event of every stream that begins. */
        readonly ResponseCreatedEvent: {
            /**
             * @description The event's name.
             * @enum {string}
             */
            readonly type: "response.created";
            /**
             * Format: int32
             * @description The number of the event in the stream, from 0.
             */
            readonly sequence_number: number;
            readonly response: components["schemas"]["ResponseObject"];
        };
        /** @description The reply failed. `response.failed` follows at once. Libraries read one of the two, so that both state the reason, this one in the fields of the event and in the body of an error. */
        readonly ResponseErrorEvent: {
            /**
             * @description The event's name.
             * @enum {string}
             */
            readonly type: "error";
            /**
             * Format: int32
             * @description The number of the event in the stream, from 0.
             */
            readonly sequence_number: number;
            /** @description The code of `error`. */
            readonly code: string;
            /** @description The message of `error`. */
            readonly message: string;
            /** @description The field of `error`, or `null`. */
            readonly param: string | null;
            readonly error: components["schemas"]["ErrorObject"];
            /** @description Identifier of this request, as in the header `x-request-id`. */
            readonly request_id: string;
        };
        /** @description The reply failed; `error` has the reason. Last event of its stream. */
        readonly ResponseFailedEvent: {
            /**
             * @description The event's name.
             * @enum {string}
             */
            readonly type: "response.failed";
            /**
             * Format: int32
             * @description The number of the event in the stream, from 0.
             */
            readonly sequence_number: number;
            readonly response: components["schemas"]["ResponseObject"];
        };
        /** @description Why the reply failed; `null` if it did not. Only in a stream. */
        readonly ResponseFailure: {
            /** @description The code, as in the body of an error. */
            readonly code: string;
            /** @description A sentence for people. */
            readonly message: string;
        } | null;
        /** @description Asks for a reply that parses as JSON. Support depends on the model: one without strict schema support responds on a best-effort basis, so always validate the parsed reply. For a plain-text reply, omit the field. */
        readonly ResponseFormat: components["schemas"]["ResponseFormatJsonObject"] | components["schemas"]["ResponseFormatJsonSchema"];
        /** @description Any JSON object is valid. State in a message which keys you want. */
        readonly ResponseFormatJsonObject: {
            /**
             * @description Selects this form.
             * @enum {string}
             */
            readonly type: "json_object";
        };
        /** @description The reply must follow a JSON Schema. */
        readonly ResponseFormatJsonSchema: {
            /**
             * @description Selects this form.
             * @enum {string}
             */
            readonly type: "json_schema";
            readonly json_schema: components["schemas"]["JsonSchemaFormat"];
        };
        /** @description The model is at work. Follows `response.created` at once. */
        readonly ResponseInProgressEvent: {
            /**
             * @description The event's name.
             * @enum {string}
             */
            readonly type: "response.in_progress";
            /**
             * Format: int32
             * @description The number of the event in the stream, from 0.
             */
            readonly sequence_number: number;
            readonly response: components["schemas"]["ResponseObject"];
        };
        /** @description The reply ended early; `incomplete_details` has the reason. Last event of its stream. */
        readonly ResponseIncompleteEvent: {
            /**
             * @description The event's name.
             * @enum {string}
             */
            readonly type: "response.incomplete";
            /**
             * Format: int32
             * @description The number of the event in the stream, from 0.
             */
            readonly sequence_number: number;
            readonly response: components["schemas"]["ResponseObject"];
        };
        /** @description The request's `metadata`. */
        readonly ResponseMetadata: {
            readonly [key: string]: string;
        };
        /** @description The model's reply. The request's `instructions` and `tools` are not repeated. */
        readonly ResponseObject: {
            /**
             * @description Identifier of this reply.
             * @example resp_7f3b1c9e2a
             */
            readonly id: string;
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "response";
            /**
             * Format: int64
             * @description When the request arrived, in Unix seconds.
             */
            readonly created_at: number;
            readonly status: components["schemas"]["ResponseStatus"];
            readonly error: components["schemas"]["ResponseFailure"];
            readonly incomplete_details: components["schemas"]["IncompleteDetails"];
            /** @description Always `null`. */
            readonly instructions: string | null;
            readonly metadata: components["schemas"]["ResponseMetadata"];
            /** @description The requested model. */
            readonly model: string;
            /** @description The model's output. Append its items to `input` as they are when you continue the conversation. A call that the length limit cut short is left out. */
            readonly output: readonly components["schemas"]["OutputItem"][];
            /** @description Whether the reply may have several tool calls. */
            readonly parallel_tool_calls: boolean;
            /** @description Always `null`. Nothing is stored. */
            readonly previous_response_id: string | null;
            /** @description Always `false`. Nothing is stored. */
            readonly store: boolean;
            /** @description The request's `temperature`; `null` if it had none. */
            readonly temperature: number | null;
            readonly text: components["schemas"]["ResponseText"];
            /**
             * @description The request's `tool_choice`; `required` for a single tool, and `auto` if it had none.
             * @enum {string}
             */
            readonly tool_choice: "auto" | "none" | "required";
            /** @description Always empty. */
            readonly tools: readonly components["schemas"]["JsonObject"][];
            /** @description The request's `top_p`; `null` if it had none. */
            readonly top_p: number | null;
            /**
             * Format: int32
             * @description The request's `max_output_tokens`; `null` if it had none.
             */
            readonly max_output_tokens: number | null;
            readonly usage: components["schemas"]["ResponseUsage"];
        };
        /**
         * @description `completed`: the model finished. `incomplete`: the reply ended early, see `incomplete_details`. `failed`: see `error`; only in a stream. `in_progress`: only in the first events of a stream.
         * @enum {string}
         */
        readonly ResponseStatus: "completed" | "incomplete" | "failed" | "in_progress";
        /** @description The data of one event. `type` equals the event's name. */
        readonly ResponseStreamEvent: components["schemas"]["ResponseCreatedEvent"] | components["schemas"]["ResponseInProgressEvent"] | components["schemas"]["OutputItemAddedEvent"] | components["schemas"]["ContentPartAddedEvent"] | components["schemas"]["OutputTextDeltaEvent"] | components["schemas"]["OutputTextDoneEvent"] | components["schemas"]["ContentPartDoneEvent"] | components["schemas"]["ReasoningPartAddedEvent"] | components["schemas"]["ReasoningTextDeltaEvent"] | components["schemas"]["ReasoningTextDoneEvent"] | components["schemas"]["ReasoningPartDoneEvent"] | components["schemas"]["FunctionArgumentsDeltaEvent"] | components["schemas"]["FunctionArgumentsDoneEvent"] | components["schemas"]["CustomInputDeltaEvent"] | components["schemas"]["CustomInputDoneEvent"] | components["schemas"]["OutputItemDoneEvent"] | components["schemas"]["ResponseCompletedEvent"] | components["schemas"]["ResponseIncompleteEvent"] | components["schemas"]["ResponseFailedEvent"] | components["schemas"]["ResponseErrorEvent"];
        /** @description The settings of the reply's text. */
        readonly ResponseText: {
            readonly format: components["schemas"]["ResponseTextFormat"];
        };
        /** @description The kind of text that was asked for; a schema is not repeated. */
        readonly ResponseTextFormat: {
            /**
             * @description The kind of the request's `text.format`, or `text`.
             * @enum {string}
             */
            readonly type: "text" | "json_object" | "json_schema";
        };
        /** @description The tokens of this request, as they are billed; `null` until a stream ends. */
        readonly ResponseUsage: {
            /**
             * Format: int64
             * @description Tokens of the request, cached ones included.
             */
            readonly input_tokens: number;
            readonly input_tokens_details: components["schemas"]["InputTokensDetails"];
            /**
             * Format: int64
             * @description Tokens of the reply, reasoning included.
             */
            readonly output_tokens: number;
            readonly output_tokens_details: components["schemas"]["OutputTokensDetails"];
            /**
             * Format: int64
             * @description Both together.
             */
            readonly total_tokens: number;
        } | null;
        /** @description Further tools, offered as if they stood in `tools`. */
        readonly ResponsesAdditionalTools: {
            /**
             * @description The type of the item.
             * @enum {string}
             */
            readonly type: "additional_tools";
            readonly id?: components["schemas"]["ResponsesItemId"];
            readonly role?: components["schemas"]["ResponsesRole"];
            /** @description The tools. */
            readonly tools: readonly components["schemas"]["ResponsesTool"][];
        };
        /** @description A message of another agent. The model gets its texts as a message of the user. */
        readonly ResponsesAgentMessage: {
            /**
             * @description The type of the item.
             * @enum {string}
             */
            readonly type: "agent_message";
            readonly id?: components["schemas"]["ResponsesItemId"];
            /** @description The agent that wrote it. Accepted, without effect. */
            readonly author?: string;
            /** @description The agent that it is for. Accepted, without effect. */
            readonly recipient?: string;
            /** @description The texts of the message. */
            readonly content: readonly components["schemas"]["ResponsesAgentMessagePart"][];
        };
        /** @description A text of a message of another agent. */
        readonly ResponsesAgentMessagePart: components["schemas"]["ResponsesInputTextPart"] | components["schemas"]["ResponsesAgentTextPart"];
        /** @description Text that the other agent wrote as the argument of a call. The gateway encrypts no arguments, so it is plain text. */
        readonly ResponsesAgentTextPart: {
            /**
             * @description The type of the part.
             * @enum {string}
             */
            readonly type: "encrypted_content";
            /** @description The text. */
            readonly encrypted_content: string;
        };
        /** @description A field that libraries add to calls. Accepted, without effect. */
        readonly ResponsesCallFlag: boolean | null;
        /** @description Names and values of an agent about itself. Accepted but ignored. */
        readonly ResponsesClientMetadata: {
            readonly [key: string]: string;
        } | null;
        /** @description Text, or a list of parts. */
        readonly ResponsesContent: components["schemas"]["ResponsesContentText"] | components["schemas"]["ResponsesContentParts"];
        /** @description A part of a message or of a tool's output. `type` determines its contents. */
        readonly ResponsesContentPart: components["schemas"]["ResponsesInputTextPart"] | components["schemas"]["ResponsesOutputTextPart"] | components["schemas"]["ResponsesRefusalPart"] | components["schemas"]["ResponsesInputImagePart"];
        /** @description Parts, in order. */
        readonly ResponsesContentParts: readonly components["schemas"]["ResponsesContentPart"][];
        /** @description The text. */
        readonly ResponsesContentText: string;
        /** @description A custom tool by its name. */
        readonly ResponsesCustomChoice: {
            /**
             * @description The kind of tool.
             * @enum {string}
             */
            readonly type: "custom";
            /** @description The tool's name, as in the definitions that you send. */
            readonly name: string;
        };
        /** @description The form of the input. */
        readonly ResponsesCustomFormat: components["schemas"]["ResponsesTextInputFormat"] | components["schemas"]["ResponsesGrammarFormat"];
        /** @description A tool whose input is text of your own form. A model without such tools gets a function with one string; the reply is a `custom_tool_call` in any case. */
        readonly ResponsesCustomTool: {
            /**
             * @description The kind of tool.
             * @enum {string}
             */
            readonly type: "custom";
            /** @description The name by which the model calls it. */
            readonly name: string;
            /** @description The purpose of the tool and when to use it. */
            readonly description?: string | null;
            readonly format?: components["schemas"]["ResponsesCustomFormat"];
            /** @description Accepted, without effect. A tool is on offer as soon as it is sent. */
            readonly defer_loading?: boolean | null;
        };
        /** @description A call of a custom tool, as a reply had it. */
        readonly ResponsesCustomToolCall: {
            /**
             * @description The type of the item.
             * @enum {string}
             */
            readonly type: "custom_tool_call";
            readonly id?: components["schemas"]["ResponsesItemId"];
            /** @description The identifier of the call; its output repeats it. */
            readonly call_id: string;
            /** @description The tool's name. */
            readonly name: string;
            /** @description The namespace of the tool, if it has one. */
            readonly namespace?: string | null;
            /** @description The input of the tool. */
            readonly input: string;
            readonly caller?: components["schemas"]["JsonValue"];
            readonly async?: components["schemas"]["ResponsesCallFlag"];
            readonly async_?: components["schemas"]["ResponsesCallFlag"];
            readonly status?: components["schemas"]["ResponsesItemStatus"];
        };
        /** @description What your code returned for a call of a custom tool. */
        readonly ResponsesCustomToolCallOutput: {
            /**
             * @description The type of the item.
             * @enum {string}
             */
            readonly type: "custom_tool_call_output";
            readonly id?: components["schemas"]["ResponsesItemId"];
            /** @description The identifier of the call. */
            readonly call_id: string;
            /** @description The tool's name. Accepted, without effect. */
            readonly name?: string | null;
            readonly output: components["schemas"]["ResponsesContent"];
            readonly status?: components["schemas"]["ResponsesItemStatus"];
        };
        /** @description A call of a function, as a reply had it. */
        readonly ResponsesFunctionCall: {
            /**
             * @description The type of the item.
             * @enum {string}
             */
            readonly type: "function_call";
            readonly id?: components["schemas"]["ResponsesItemId"];
            /** @description The identifier of the call; its output repeats it. */
            readonly call_id: string;
            /** @description The function's name. */
            readonly name: string;
            /** @description The namespace of the function, if it has one. */
            readonly namespace?: string | null;
            /** @description The arguments as JSON text. */
            readonly arguments: string;
            readonly parsed_arguments?: components["schemas"]["JsonValue"];
            readonly caller?: components["schemas"]["JsonValue"];
            readonly async?: components["schemas"]["ResponsesCallFlag"];
            readonly async_?: components["schemas"]["ResponsesCallFlag"];
            readonly status?: components["schemas"]["ResponsesItemStatus"];
        };
        /** @description What your code returned for a call of a function. */
        readonly ResponsesFunctionCallOutput: {
            /**
             * @description The type of the item.
             * @enum {string}
             */
            readonly type: "function_call_output";
            readonly id?: components["schemas"]["ResponsesItemId"];
            /** @description The identifier of the call. */
            readonly call_id: string;
            readonly output: components["schemas"]["ResponsesContent"];
            readonly status?: components["schemas"]["ResponsesItemStatus"];
        };
        /** @description A function by its name. */
        readonly ResponsesFunctionChoice: {
            /**
             * @description The kind of tool.
             * @enum {string}
             */
            readonly type: "function";
            /** @description The function's name, as in the definitions that you send. */
            readonly name: string;
        };
        /** @description A function with JSON arguments. */
        readonly ResponsesFunctionTool: {
            /**
             * @description The kind of tool.
             * @enum {string}
             */
            readonly type: "function";
            /** @description The name by which the model calls it. */
            readonly name: string;
            /** @description The purpose of the function and when to use it. The model bases its decision on this text. */
            readonly description?: string | null;
            readonly parameters?: components["schemas"]["ResponsesParameters"];
            /** @description `true` asks for arguments that follow the schema exactly, if the model supports it. */
            readonly strict?: boolean | null;
            /** @description Accepted, without effect. A tool is on offer as soon as it is sent. */
            readonly defer_loading?: boolean | null;
        };
        /** @description Text that follows a grammar. A model without such tools is told the grammar, but may break it. */
        readonly ResponsesGrammarFormat: {
            /**
             * @description Selects this form.
             * @enum {string}
             */
            readonly type: "grammar";
            /**
             * @description The language of the grammar.
             * @enum {string}
             */
            readonly syntax: "lark" | "regex";
            /** @description The grammar. */
            readonly definition: string;
        };
        /**
         * @description The name of an addition to the reply.
         * @enum {string}
         */
        readonly ResponsesIncludable: "reasoning.encrypted_content" | "message.output_text.logprobs" | "message.input_image.image_url" | "file_search_call.results" | "web_search_call.results" | "web_search_call.action.sources" | "computer_call_output.output.image_url" | "code_interpreter_call.outputs";
        /** @description The text of the user, or the items of the conversation so far, oldest first. */
        readonly ResponsesInput: components["schemas"]["ResponsesInputString"] | components["schemas"]["ResponsesInputItems"];
        /** @description An image, in a message of the user or in a tool's output. */
        readonly ResponsesInputImagePart: {
            /**
             * @description The type of the part.
             * @enum {string}
             */
            readonly type: "input_image";
            /** @description An http(s) address, or a data URL in base64 (JPEG, PNG, GIF or WebP). The gateway does not fetch addresses; the model's provider does. */
            readonly image_url: string;
            /**
             * @description How closely the model looks at the image. `original` is the same as `high`. It is forwarded to providers that support it.
             * @enum {string|null}
             */
            readonly detail?: "low" | "high" | "auto" | "original" | null;
        };
        /** @description One item of the conversation. A message may be sent without its `type`. */
        readonly ResponsesInputItem: components["schemas"]["ResponsesTypedItem"] | components["schemas"]["ResponsesPlainMessage"];
        /** @description Items of the conversation. Append each item of a reply's `output` as it is, then the outputs of the calls. */
        readonly ResponsesInputItems: readonly components["schemas"]["ResponsesInputItem"][];
        /** @description A message of the conversation. */
        readonly ResponsesInputMessage: {
            /**
             * @description The type of the item.
             * @enum {string}
             */
            readonly type: "message";
            readonly role: components["schemas"]["ResponsesRole"];
            readonly content: components["schemas"]["ResponsesContent"];
            readonly id?: components["schemas"]["ResponsesItemId"];
            readonly status?: components["schemas"]["ResponsesItemStatus"];
            readonly phase?: components["schemas"]["ResponsesPhase"];
        };
        /** @description The text of one message of the user. */
        readonly ResponsesInputString: string;
        /** @description Text. */
        readonly ResponsesInputTextPart: {
            /**
             * @description The type of the part.
             * @enum {string}
             */
            readonly type: "input_text";
            /** @description The text. */
            readonly text: string;
        };
        /** @description The identifier of the item. Accepted; nothing is looked up by it. */
        readonly ResponsesItemId: string | null;
        /** @description A reference to an item of an earlier reply. Nothing is stored, so only a reference to reasoning (`rs_…`) is accepted; it has no effect, because the calls of a reply carry what the model needs of it. Send every other item in full. */
        readonly ResponsesItemReference: {
            /**
             * @description The type of the item.
             * @enum {string}
             */
            readonly type: "item_reference";
            /** @description The identifier of the item. */
            readonly id: string;
        };
        /**
         * @description The status of the item in the reply that it comes from. Accepted, without effect.
         * @enum {string|null}
         */
        readonly ResponsesItemStatus: "in_progress" | "completed" | "incomplete" | null;
        /** @description Any JSON object is valid. State in a message which keys you want. */
        readonly ResponsesJsonObjectFormat: {
            /**
             * @description Selects this form.
             * @enum {string}
             */
            readonly type: "json_object";
        };
        /** @description The reply must follow a JSON Schema. */
        readonly ResponsesJsonSchemaFormat: {
            /**
             * @description Selects this form.
             * @enum {string}
             */
            readonly type: "json_schema";
            /** @description A name for the format, for the model to read. */
            readonly name: string;
            /** @description Purpose of the format. The model uses it to fill the fields sensibly. */
            readonly description?: string | null;
            readonly schema: components["schemas"]["JsonSchema"];
            /** @description `true` asks for exact adherence to the schema, if the model's `structured_output` is `strict`. */
            readonly strict?: boolean | null;
        };
        /** @description Your own names and values, which the response repeats: at most 16, with names of at most 64 characters. */
        readonly ResponsesMetadata: {
            readonly [key: string]: string;
        } | null;
        /** @description The one tool that the model must call. */
        readonly ResponsesNamedToolChoice: components["schemas"]["ResponsesFunctionChoice"] | components["schemas"]["ResponsesCustomChoice"];
        /** @description A tool of a namespace. */
        readonly ResponsesNamespaceMember: components["schemas"]["ResponsesFunctionTool"] | components["schemas"]["ResponsesCustomTool"];
        /** @description Tools that belong together. A call of one of them has the field `namespace`; the model sees the name `<namespace>__<name>`. */
        readonly ResponsesNamespaceTool: {
            /**
             * @description The kind of tool.
             * @enum {string}
             */
            readonly type: "namespace";
            /** @description The name of the namespace. */
            readonly name: string;
            /** @description The purpose of these tools. */
            readonly description?: string | null;
            /** @description The tools of the namespace. */
            readonly tools: readonly components["schemas"]["ResponsesNamespaceMember"][];
        };
        /** @description Text of the model. */
        readonly ResponsesOutputTextPart: {
            /**
             * @description The type of the part.
             * @enum {string}
             */
            readonly type: "output_text";
            /** @description The text. */
            readonly text: string;
            readonly parsed?: components["schemas"]["JsonValue"];
            /** @description Accepted, without effect. */
            readonly annotations?: readonly components["schemas"]["JsonObject"][] | null;
            /** @description Accepted, without effect. */
            readonly logprobs?: readonly components["schemas"]["JsonObject"][] | null;
        };
        /** @description The JSON Schema of the arguments. It is passed to the model as you wrote it; the gateway does not compile it, and changes only what the model's vendor would refuse. `null` means no arguments. */
        readonly ResponsesParameters: {
            readonly [key: string]: unknown;
        } | null;
        /** @description The part of a reply that the text belongs to. Accepted, without effect. */
        readonly ResponsesPhase: string | null;
        /** @description Plain text, as without a format. */
        readonly ResponsesPlainFormat: {
            /**
             * @description Selects this form.
             * @enum {string}
             */
            readonly type: "text";
        };
        /** @description A message without its `type`. */
        readonly ResponsesPlainMessage: {
            readonly role: components["schemas"]["ResponsesRole"];
            readonly content: components["schemas"]["ResponsesContent"];
            readonly id?: components["schemas"]["ResponsesItemId"];
            readonly status?: components["schemas"]["ResponsesItemStatus"];
            readonly phase?: components["schemas"]["ResponsesPhase"];
        };
        /** @description Reasoning of an earlier reply. Its `encrypted_content` is sent to the model with the call that follows it; its text is not sent. */
        readonly ResponsesReasoning: {
            /**
             * @description The type of the item.
             * @enum {string}
             */
            readonly type: "reasoning";
            readonly id?: components["schemas"]["ResponsesItemId"];
            /** @description The text that the reply showed. */
            readonly summary?: readonly components["schemas"]["ResponsesSummaryText"][] | null;
            /** @description Accepted, without effect. */
            readonly content?: readonly components["schemas"]["JsonObject"][] | null;
            /** @description What the model needs to continue its reasoning, as the reply had it. Content of another origin is ignored, and the response header `x-ignored-fields` lists it. */
            readonly encrypted_content?: string | null;
            readonly status?: components["schemas"]["ResponsesItemStatus"];
        };
        /** @description Settings of models that can reason. A model that cannot reason ignores them: that is not an error, and the response header `x-ignored-fields` lists them. Reasoning is billed as output tokens even when its text is not shown. */
        readonly ResponsesReasoningOptions: {
            /**
             * @description How much to reason; `none` turns reasoning off. `minimal` is the same as `low`, and `xhigh` and `max` are the same as `high`.
             * @enum {string|null}
             */
            readonly effort?: "none" | "minimal" | "low" | "medium" | "high" | "xhigh" | "max" | null;
            /**
             * @description With a value other than `none`, the reply shows the text of the reasoning, if the model has one. The kind of summary is up to the model.
             * @enum {string|null}
             */
            readonly summary?: "auto" | "concise" | "detailed" | "none" | null;
            /**
             * @deprecated
             * @description Older name of `summary`, which applies if both are sent.
             * @enum {string|null}
             */
            readonly generate_summary?: "auto" | "concise" | "detailed" | null;
            /** @description Accepted but ignored. The reasoning of the current turn is sent to the model. */
            readonly context?: string | null;
        } | null;
        /** @description Text in which the model refused to answer. */
        readonly ResponsesRefusalPart: {
            /**
             * @description The type of the part.
             * @enum {string}
             */
            readonly type: "refusal";
            /** @description The text. */
            readonly refusal: string;
        };
        /** @description A conversation and the parameters for generating the next response. Nothing is stored, so each request has the whole conversation. Only `model` and `input` are required; the model's own settings apply to everything that you omit, and the gateway adds no defaults. A field that is not listed here is rejected with 400. */
        readonly ResponsesRequest: {
            /**
             * @description Identifier of a model, in the form `<provider>/<model_name>`, as `GET /models` lists it.
             * @example sandbox/echo
             */
            readonly model: string;
            readonly input: components["schemas"]["ResponsesInput"];
            /** @description System text before the input. */
            readonly instructions?: string | null;
            /** @description `true` returns the reply as server-sent events, piece by piece as the model produces it. */
            readonly stream?: boolean | null;
            readonly stream_options?: components["schemas"]["ResponsesStreamOptions"];
            /** @description Nothing is stored, so `true` is rejected with 400. Absent is the same as `false`, and the response says `false`. */
            readonly store?: boolean | null;
            /** @description Nothing is stored, so any value but `null` is rejected with 400. Send the whole conversation in `input`. */
            readonly previous_response_id?: string | null;
            /** @description Nothing runs in the background, so `true` is rejected with 400. */
            readonly background?: boolean | null;
            /** @description How freely the next token is chosen: low values make replies more predictable, high values more varied. Change this or `top_p`, not both. */
            readonly temperature?: number | null;
            /** @description Only the most probable tokens, with probabilities that add up to this share, are considered. */
            readonly top_p?: number | null;
            /**
             * Format: int32
             * @description Upper bound on the length of the reply, in tokens, reasoning included. A bound above the model's `max_output_tokens` is accepted and lowered to it.
             */
            readonly max_output_tokens?: number | null;
            /** @description The tools that the model may call. An empty array is the same as none. */
            readonly tools?: readonly components["schemas"]["ResponsesTool"][] | null;
            readonly tool_choice?: components["schemas"]["ResponsesToolChoice"];
            /** @description `false` asks for at most one tool call in a reply. */
            readonly parallel_tool_calls?: boolean | null;
            readonly text?: components["schemas"]["ResponsesTextOptions"];
            readonly reasoning?: components["schemas"]["ResponsesReasoningOptions"];
            /** @description What to add to the reply. With `reasoning.encrypted_content`, the reasoning items before tool calls have what the model needs to continue its reasoning. The other values belong to tools that the gateway does not run, and are ignored. */
            readonly include?: readonly components["schemas"]["ResponsesIncludable"][] | null;
            readonly metadata?: components["schemas"]["ResponsesMetadata"];
            readonly client_metadata?: components["schemas"]["ResponsesClientMetadata"];
            /** @description Accepted but ignored. The providers' caches find a prompt by its text. */
            readonly prompt_cache_key?: string | null;
            /** @description Your own opaque identifier of your end user. It is forwarded to providers that take one. */
            readonly safety_identifier?: string | null;
            /** @description Older name of `safety_identifier`, which applies if both are sent. */
            readonly user?: string | null;
            /** @description Accepted but ignored. There is only one service level. */
            readonly service_tier?: string | null;
            /**
             * @description Accepted. The input is never shortened, so `auto` is ignored.
             * @enum {string|null}
             */
            readonly truncation?: "auto" | "disabled" | null;
        };
        /**
         * @description Who speaks. `developer` is the same as `system`.
         * @enum {string}
         */
        readonly ResponsesRole: "user" | "assistant" | "system" | "developer";
        /** @description One server-sent event of the stream. `event` is its name and `data` is JSON text (see `ResponseStreamEvent`) whose `type` equals the name. A stream ends with `response.completed`, `response.incomplete` or `response.failed`; one that ends otherwise was cut off. Comment lines (`: …`) may come at any time to keep the connection open. */
        readonly ResponsesStreamEvent: {
            /**
             * @description The event's name.
             * @enum {string}
             */
            readonly event: "response.created" | "response.in_progress" | "response.output_item.added" | "response.content_part.added" | "response.output_text.delta" | "response.output_text.done" | "response.content_part.done" | "response.reasoning_summary_part.added" | "response.reasoning_summary_text.delta" | "response.reasoning_summary_text.done" | "response.reasoning_summary_part.done" | "response.function_call_arguments.delta" | "response.function_call_arguments.done" | "response.custom_tool_call_input.delta" | "response.custom_tool_call_input.done" | "response.output_item.done" | "response.completed" | "response.incomplete" | "response.failed" | "error";
            /** @description JSON text on one line. */
            readonly data: string;
        };
        /** @description Settings for streaming. */
        readonly ResponsesStreamOptions: {
            /** @description Accepted but ignored. Events are not padded. */
            readonly include_obfuscation?: boolean;
        } | null;
        /** @description A part of the shown reasoning. */
        readonly ResponsesSummaryText: {
            /**
             * @description The type of the part.
             * @enum {string}
             */
            readonly type: "summary_text";
            /** @description The text. */
            readonly text: string;
        };
        /** @description Plain text, or a reply that parses as JSON. Support depends on the model: one without strict schema support responds on a best-effort basis, so always validate the parsed reply. */
        readonly ResponsesTextFormat: components["schemas"]["ResponsesPlainFormat"] | components["schemas"]["ResponsesJsonObjectFormat"] | components["schemas"]["ResponsesJsonSchemaFormat"];
        /** @description Any text. */
        readonly ResponsesTextInputFormat: {
            /**
             * @description Selects this form.
             * @enum {string}
             */
            readonly type: "text";
        };
        /** @description Settings of the reply's text. */
        readonly ResponsesTextOptions: {
            readonly format?: components["schemas"]["ResponsesTextFormat"];
            /**
             * @description Accepted but ignored. Ask for short or long answers in `instructions`.
             * @enum {string|null}
             */
            readonly verbosity?: "low" | "medium" | "high" | null;
        } | null;
        /** @description A tool that the model may call. Your code runs it and sends the result back; the gateway runs no tools itself. */
        readonly ResponsesTool: components["schemas"]["ResponsesFunctionTool"] | components["schemas"]["ResponsesCustomTool"] | components["schemas"]["ResponsesNamespaceTool"] | components["schemas"]["ResponsesToolSearch"];
        /** @description Whether the model must, may or must not call a tool: `auto`, `none`, `required`, or one tool. A tool that is not offered is rejected with 400. */
        readonly ResponsesToolChoice: components["schemas"]["ResponsesToolChoiceMode"] | components["schemas"]["ResponsesNamedToolChoice"];
        /** @description `auto`: the model decides. `none`: it calls no tool. `required`: it calls one. `null` is the same as absent. */
        readonly ResponsesToolChoiceMode: string | null;
        /** @description The search for further tools. Your code runs it, too: the model calls it with a `tool_search_call`, and you send the tools that you found as a `tool_search_output`. */
        readonly ResponsesToolSearch: {
            /**
             * @description The kind of tool.
             * @enum {string}
             */
            readonly type: "tool_search";
            /**
             * @description Who runs the search.
             * @enum {string}
             */
            readonly execution: "client";
            /** @description When and how to search. */
            readonly description?: string | null;
            readonly parameters?: components["schemas"]["ResponsesParameters"];
        };
        /** @description A search for tools, as a reply had it. */
        readonly ResponsesToolSearchCall: {
            /**
             * @description The type of the item.
             * @enum {string}
             */
            readonly type: "tool_search_call";
            readonly id?: components["schemas"]["ResponsesItemId"];
            /** @description The identifier of the call; its output repeats it. */
            readonly call_id: string;
            /**
             * @description Who runs the search.
             * @enum {string}
             */
            readonly execution?: "client";
            readonly arguments: components["schemas"]["JsonObject"];
            readonly status?: components["schemas"]["ResponsesItemStatus"];
        };
        /** @description The tools that a search has found. They are on offer as if they stood in `tools`. */
        readonly ResponsesToolSearchOutput: {
            /**
             * @description The type of the item.
             * @enum {string}
             */
            readonly type: "tool_search_output";
            readonly id?: components["schemas"]["ResponsesItemId"];
            /** @description The identifier of the call. */
            readonly call_id: string;
            /**
             * @description Who ran the search.
             * @enum {string}
             */
            readonly execution?: "client";
            /** @description The tools. */
            readonly tools: readonly components["schemas"]["ResponsesTool"][];
            readonly status?: components["schemas"]["ResponsesItemStatus"];
        };
        /** @description One item of the conversation. `type` determines its contents. */
        readonly ResponsesTypedItem: components["schemas"]["ResponsesInputMessage"] | components["schemas"]["ResponsesFunctionCall"] | components["schemas"]["ResponsesFunctionCallOutput"] | components["schemas"]["ResponsesCustomToolCall"] | components["schemas"]["ResponsesCustomToolCallOutput"] | components["schemas"]["ResponsesToolSearchCall"] | components["schemas"]["ResponsesToolSearchOutput"] | components["schemas"]["ResponsesAgentMessage"] | components["schemas"]["ResponsesReasoning"] | components["schemas"]["ResponsesItemReference"] | components["schemas"]["ResponsesAdditionalTools"];
        /** @description A check of the reply that the client asks the provider for, as the vendor defines it. A provider that has none ignores it, and the response header `x-ignored-fields` lists it. */
        readonly Safeguard: {
            /** @description The kind of check. */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description The result of one check, as the vendor defines it. */
        readonly SafeguardResult: {
            /** @description The kind of check. */
            readonly type: string;
        } & {
            readonly [key: string]: unknown;
        };
        /** @description Results of the provider's checks of this reply, if the request asked for them with `safeguards` and the provider has them. Calls are named by their ids in `content`. */
        readonly SafeguardResults: readonly components["schemas"]["SafeguardResult"][];
        /** @description The mark on a thinking block, just before the block ends. */
        readonly SignatureDelta: {
            /**
             * @description Kind of the addition.
             * @enum {string}
             */
            readonly type: "signature_delta";
            /** @description The mark. */
            readonly signature: string;
        };
        /** @description The reply as far as it is known at its start, in the shape of a `Message`. */
        readonly StartedMessage: {
            /** @description Identifier of this reply. */
            readonly id: string;
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly type: "message";
            /**
             * @description Always `assistant`.
             * @enum {string}
             */
            readonly role: "assistant";
            /** @description The requested model. */
            readonly model: string;
            /** @description Always empty; the blocks follow as events. */
            readonly content: readonly components["schemas"]["ContentBlock"][];
            /** @description Always `null`; `message_delta` carries the reason. */
            readonly stop_reason: string | null;
            /** @description Always `null`; `message_delta` carries the string. */
            readonly stop_sequence: string | null;
            readonly usage: components["schemas"]["MessageUsage"];
        };
        /**
         * @description `end_turn`: the model finished. `max_tokens`: the length limit was reached. `tool_use`: the model wants to call a tool. `stop_sequence`: a stop string was met.
         * @enum {string}
         */
        readonly StopReason: "end_turn" | "max_tokens" | "tool_use" | "stop_sequence";
        /** @description A single stop string. */
        readonly StopSequence: string;
        /** @description Up to eight stop strings. An empty array is the same as none. */
        readonly StopSequenceList: readonly string[];
        /** @description Generation stops at any of these strings, and the string itself is not part of the reply. */
        readonly StopSequences: components["schemas"]["StopSequence"] | components["schemas"]["StopSequenceList"];
        /** @description Settings for streaming. Accepted, without effect, when `stream` is not `true`. */
        readonly StreamOptions: {
            /** @description `true` adds a chunk with an empty `choices` array and the token counts in `usage` just before the end of the stream. */
            readonly include_usage?: boolean;
        };
        /** @description The request fields that have an effect with this model, per protocol. */
        readonly SupportedParameters: {
            /** @description Top-level fields of `POST /chat/completions`. */
            readonly chat: readonly string[];
            /** @description Top-level fields of `POST /messages`. */
            readonly messages: readonly string[];
            /** @description Top-level fields of `POST /responses`. */
            readonly responses: readonly string[];
        };
        /** @description One block of system text or of changes to the tools. `type` determines its contents. */
        readonly SystemInputBlock: components["schemas"]["TextBlockParam"] | components["schemas"]["ToolAdditionBlockParam"] | components["schemas"]["ToolRemovalBlockParam"];
        /** @description Text and changes of tools, in their order. */
        readonly SystemInputBlocks: readonly components["schemas"]["SystemInputBlock"][];
        /** @description Text as one string, or an array of text and changes of tools. May be empty or absent where the message sets an effort. */
        readonly SystemInputContent: components["schemas"]["PlainText"] | components["schemas"]["SystemInputBlocks"];
        /** @description System text between turns, as coding agents send it. It keeps its position in the conversation. For rules that hold from the start, use the field `system`. It may also change what holds from here on: the tools that are on offer, and the effort. */
        readonly SystemInputMessage: {
            /**
             * @description The speaker.
             * @enum {string}
             */
            readonly role: "system";
            readonly content?: components["schemas"]["SystemInputContent"];
            readonly output_config?: components["schemas"]["SystemOutputConfig"];
        };
        /** @description Settings that hold from this message on. */
        readonly SystemOutputConfig: {
            /**
             * @description How much to reason from here on. For a model that takes one effort for a request, the last one counts.
             * @enum {string|null}
             */
            readonly effort?: "low" | "medium" | "high" | "xhigh" | "max" | null;
        } | null;
        /** @description General rules of behaviour for the model, as one string or as an array of blocks. */
        readonly SystemPrompt: components["schemas"]["PlainText"] | components["schemas"]["TextBlockParams"];
        /** @description Text for the user. */
        readonly TextBlock: {
            /**
             * @description The type of the block.
             * @enum {string}
             */
            readonly type: "text";
            /** @description The text. */
            readonly text: string;
        };
        /** @description A piece of text. */
        readonly TextBlockParam: {
            /**
             * @description The type of the block.
             * @enum {string}
             */
            readonly type: "text";
            /** @description The text. */
            readonly text: string;
            readonly citations?: components["schemas"]["NoCitations"];
            readonly parsed_output?: components["schemas"]["ParsedOutput"];
            readonly cache_control?: components["schemas"]["CacheControl"];
        };
        /** @description Text in blocks. */
        readonly TextBlockParams: readonly components["schemas"]["TextBlockParam"][];
        /** @description A piece of text. */
        readonly TextDelta: {
            /**
             * @description Kind of the addition.
             * @enum {string}
             */
            readonly type: "text_delta";
            /** @description The piece. */
            readonly text: string;
        };
        /** @description Plain text. */
        readonly TextDocumentSource: {
            /**
             * @description The document is text.
             * @enum {string}
             */
            readonly type: "text";
            /**
             * @description The document's format.
             * @enum {string}
             */
            readonly media_type: "text/plain";
            /** @description The text. */
            readonly data: string;
        };
        /** @description Reasoning on; the model decides how much. */
        readonly ThinkingAdaptive: {
            /**
             * @description Selects this form.
             * @enum {string}
             */
            readonly type: "adaptive";
            /**
             * Format: int64
             * @description How many tokens the model may spend on reasoning, if the provider supports it.
             */
            readonly budget_tokens?: number;
            readonly display?: components["schemas"]["ThinkingDisplay"];
            readonly block_binding?: components["schemas"]["ThinkingBlockBinding"];
        };
        /** @description Reasoning on; another name for `adaptive`. */
        readonly ThinkingAuto: {
            /**
             * @description Selects this form.
             * @enum {string}
             */
            readonly type: "auto";
            /**
             * Format: int64
             * @description How many tokens the model may spend on reasoning, if the provider supports it.
             */
            readonly budget_tokens?: number;
            readonly display?: components["schemas"]["ThinkingDisplay"];
            readonly block_binding?: components["schemas"]["ThinkingBlockBinding"];
        };
        /** @description The least reasoning that the model supports: none, or short notes between tool calls if it cannot stop. Those notes are not shown. */
        readonly ThinkingBetweenTools: {
            /**
             * @description Selects this form.
             * @enum {string}
             */
            readonly type: "between_tools";
        };
        /** @description The model's reasoning. Only when the request turned reasoning on. */
        readonly ThinkingBlock: {
            /**
             * @description The type of the block.
             * @enum {string}
             */
            readonly type: "thinking";
            /** @description The reasoning text; empty if it is not shown. */
            readonly thinking: string;
            /** @description A signature of the text. Send it back with the block, unchanged. */
            readonly signature: string;
        };
        /** @description Treatment of earlier reasoning that no longer fits its conversation. The gateway itself sends reasoning back, and asks the provider to drop reasoning that does not fit. */
        readonly ThinkingBlockBinding: {
            /**
             * @description Only a provider that binds reasoning to its conversation reads it; for others it is listed in the response header `x-ignored-fields`.
             * @enum {string|null}
             */
            readonly prefix_mismatch_behavior?: "error" | "drop_block" | null;
        } | null;
        /** @description Reasoning of an earlier reply. Accepted in the history, and not sent back to the model. */
        readonly ThinkingBlockParam: {
            /**
             * @description The type of the block.
             * @enum {string}
             */
            readonly type: "thinking";
            /** @description The reasoning text. */
            readonly thinking: string;
            /** @description The provider's signature of the text, as received with the reply. */
            readonly signature?: string;
        };
        /** @description Turns reasoning on (`enabled`, `adaptive`, `auto`), off (`disabled`, `none`), or down to short notes between tool calls (`between_tools`). A model that cannot reason ignores it, and the response header `x-ignored-fields` lists it. Reasoning is billed as output tokens even when its text is not shown. */
        readonly ThinkingConfig: components["schemas"]["ThinkingEnabled"] | components["schemas"]["ThinkingAdaptive"] | components["schemas"]["ThinkingAuto"] | components["schemas"]["ThinkingBetweenTools"] | components["schemas"]["ThinkingDisabled"] | components["schemas"]["ThinkingNone"];
        /** @description A piece of reasoning text. */
        readonly ThinkingDelta: {
            /**
             * @description Kind of the addition.
             * @enum {string}
             */
            readonly type: "thinking_delta";
            /** @description The piece. */
            readonly thinking: string;
        };
        /** @description Reasoning off. */
        readonly ThinkingDisabled: {
            /**
             * @description Selects this form.
             * @enum {string}
             */
            readonly type: "disabled";
        };
        /**
         * @description Whether the reasoning text is shown in the reply (`summarized`, the default) or left out of it (`omitted`). `updates` shows short reports of progress where the provider has them; elsewhere it counts as `omitted`.
         * @enum {string|null}
         */
        readonly ThinkingDisplay: "summarized" | "omitted" | "updates" | null;
        /** @description Reasoning on. */
        readonly ThinkingEnabled: {
            /**
             * @description Selects this form.
             * @enum {string}
             */
            readonly type: "enabled";
            /**
             * Format: int64
             * @description How many tokens the model may spend on reasoning, if the provider supports it.
             */
            readonly budget_tokens?: number;
            readonly display?: components["schemas"]["ThinkingDisplay"];
            readonly block_binding?: components["schemas"]["ThinkingBlockBinding"];
        };
        /** @description Reasoning off; another name for `disabled`. */
        readonly ThinkingNone: {
            /**
             * @description Selects this form.
             * @enum {string}
             */
            readonly type: "none";
        };
        /** @description A number of input tokens. */
        readonly TokenCount: {
            /**
             * Format: int64
             * @description Input tokens of the messages, the system prompt and the tools, cached ones included.
             */
            readonly input_tokens: number;
        };
        /** @description Offers a tool from here on. */
        readonly ToolAdditionBlockParam: {
            /**
             * @description The type of the block.
             * @enum {string}
             */
            readonly type: "tool_addition";
            readonly tool: components["schemas"]["AddedTool"];
            readonly cache_control?: components["schemas"]["CacheControl"];
        };
        /** @description The model must call at least one tool, whichever it chooses. */
        readonly ToolChoiceAny: {
            /**
             * @description Selects this form.
             * @enum {string}
             */
            readonly type: "any";
            /** @description `true` limits the reply to exactly one tool call. */
            readonly disable_parallel_tool_use?: boolean;
        };
        /** @description The model decides whether to call a tool. */
        readonly ToolChoiceAuto: {
            /**
             * @description Selects this form.
             * @enum {string}
             */
            readonly type: "auto";
            /** @description `true` limits the reply to at most one tool call. */
            readonly disable_parallel_tool_use?: boolean;
        };
        /** @description The model must not call a tool. */
        readonly ToolChoiceNone: {
            /**
             * @description Selects this form.
             * @enum {string}
             */
            readonly type: "none";
        };
        /** @description The model must call the named tool. */
        readonly ToolChoiceTool: {
            /**
             * @description Selects this form.
             * @enum {string}
             */
            readonly type: "tool";
            /** @description The tool's name. */
            readonly name: string;
            /** @description `true` limits the reply to exactly one tool call. */
            readonly disable_parallel_tool_use?: boolean;
        };
        /** @description The tool's input. Validate it before you use it. */
        readonly ToolInput: {
            readonly [key: string]: unknown;
        };
        /** @description A tool that a search found. The model is offered it from here on, if it is in `tools` with `defer_loading`. */
        readonly ToolReferenceBlockParam: {
            /**
             * @description The type of the block.
             * @enum {string}
             */
            readonly type: "tool_reference";
            /** @description The tool's name. */
            readonly tool_name: string;
            readonly cache_control?: components["schemas"]["CacheControl"];
        };
        /** @description Withdraws a tool from here on. */
        readonly ToolRemovalBlockParam: {
            /**
             * @description The type of the block.
             * @enum {string}
             */
            readonly type: "tool_removal";
            readonly tool: components["schemas"]["NamedTool"];
            readonly cache_control?: components["schemas"]["CacheControl"];
        };
        /** @description One block of a tool's result. `type` determines its contents. */
        readonly ToolResultBlock: components["schemas"]["TextBlockParam"] | components["schemas"]["ImageBlockParam"] | components["schemas"]["DocumentBlockParam"] | components["schemas"]["ToolReferenceBlockParam"];
        /** @description The result of a tool call, computed by your code. */
        readonly ToolResultBlockParam: {
            /**
             * @description The type of the block.
             * @enum {string}
             */
            readonly type: "tool_result";
            /** @description The `id` of the `tool_use` block that this answers. */
            readonly tool_use_id: string;
            readonly content?: components["schemas"]["ToolResultContent"];
            /** @description `true` reports to the model that the tool failed. */
            readonly is_error?: boolean;
            readonly toolset_name?: components["schemas"]["NoToolsetName"];
            readonly cache_control?: components["schemas"]["CacheControl"];
        };
        /** @description Text, images and documents that the tool returned, and tools that it found. */
        readonly ToolResultBlocks: readonly components["schemas"]["ToolResultBlock"][];
        /** @description The tool's result, as one string or as blocks; absent if it is empty. */
        readonly ToolResultContent: components["schemas"]["PlainText"] | components["schemas"]["ToolResultBlocks"];
        /** @description A tool call for your code to run. */
        readonly ToolUseBlock: {
            /**
             * @description The type of the block.
             * @enum {string}
             */
            readonly type: "tool_use";
            /** @description Repeat it as `tool_use_id` in the `tool_result` block with the result. */
            readonly id: string;
            /** @description The tool's name. */
            readonly name: string;
            readonly input: components["schemas"]["ToolInput"];
        };
        /** @description A tool call of an earlier reply. The next user turn must answer it. */
        readonly ToolUseBlockParam: {
            /**
             * @description The type of the block.
             * @enum {string}
             */
            readonly type: "tool_use";
            /** @description The call's identifier; the `tool_result` block that answers it repeats it. */
            readonly id: string;
            /** @description The tool's name. */
            readonly name: string;
            readonly input: components["schemas"]["JsonObject"];
            readonly caller?: components["schemas"]["DirectCaller"];
            readonly toolset_name?: components["schemas"]["NoToolsetName"];
            readonly cache_control?: components["schemas"]["CacheControl"];
        };
        /**
         * @description What happens to fields of a request with this key that this document does not list. `refuse`: each is a 400. `ignore`: those that common clients are known to send are accepted, and the ones without effect are named in `x-ignored-fields`; any other is a 400.
         * @enum {string}
         */
        readonly UnlistedFields: "refuse" | "ignore";
        /** @description A PDF at a URL. */
        readonly UrlDocumentSource: {
            /**
             * @description The document is at a URL.
             * @enum {string}
             */
            readonly type: "url";
            /** @description An `http` or `https` URL. The gateway never fetches it; the model provider does. */
            readonly url: string;
        };
        /** @description An image at a URL. */
        readonly UrlImageSource: {
            /**
             * @description The image is at a URL.
             * @enum {string}
             */
            readonly type: "url";
            /** @description An `http` or `https` URL. The gateway never fetches it; the model provider does. */
            readonly url: string;
        };
        /** @description One content block of a user turn. `type` determines its contents. */
        readonly UserInputBlock: components["schemas"]["TextBlockParam"] | components["schemas"]["ImageBlockParam"] | components["schemas"]["DocumentBlockParam"] | components["schemas"]["ToolResultBlockParam"];
        /** @description Content blocks in the order in which the model is to see them. */
        readonly UserInputBlocks: readonly components["schemas"]["UserInputBlock"][];
        /** @description Text as one string, or an array of content blocks. */
        readonly UserInputContent: components["schemas"]["PlainText"] | components["schemas"]["UserInputBlocks"];
        /** @description The user's text, images and documents, and the results of tool calls. Results stand before everything else in the turn. Content that is empty as a whole is a 400. */
        readonly UserInputMessage: {
            /**
             * @description The speaker.
             * @enum {string}
             */
            readonly role: "user";
            readonly content: components["schemas"]["UserInputContent"];
        };
    };
    responses: {
        /** @description The account of your key. */
        readonly Account: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly "x-ratelimit-limit-requests": components["headers"]["RateLimitLimitRequests"];
                readonly "x-ratelimit-remaining-requests": components["headers"]["RateLimitRemainingRequests"];
                readonly "x-ratelimit-reset-requests": components["headers"]["RateLimitResetRequests"];
                readonly "x-ratelimit-limit-tokens": components["headers"]["RateLimitLimitTokens"];
                readonly "x-ratelimit-remaining-tokens": components["headers"]["RateLimitRemainingTokens"];
                readonly "x-ratelimit-reset-tokens": components["headers"]["RateLimitResetTokens"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Account"];
            };
        };
        /** @description The model provider failed or returned an invalid response. The request was not charged. */
        readonly BadGateway: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly deprecation: components["headers"]["Deprecation"];
                readonly sunset: components["headers"]["Sunset"];
                readonly link: components["headers"]["Link"];
                readonly "x-ratelimit-limit-requests": components["headers"]["RateLimitLimitRequests"];
                readonly "x-ratelimit-remaining-requests": components["headers"]["RateLimitRemainingRequests"];
                readonly "x-ratelimit-reset-requests": components["headers"]["RateLimitResetRequests"];
                readonly "x-ratelimit-limit-tokens": components["headers"]["RateLimitLimitTokens"];
                readonly "x-ratelimit-remaining-tokens": components["headers"]["RateLimitRemainingTokens"];
                readonly "x-ratelimit-reset-tokens": components["headers"]["RateLimitResetTokens"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The request is malformed JSON, violates the contract, or asks for something that the model cannot do. A body holds UTF-8, at most 64 levels of nesting and at most 500,000 JSON values (objects, arrays, strings, numbers, booleans and nulls; the value of a key counts once). `error.details.issues` lists the issues, up to 50; if the upstream provider rejects the request, its message is passed on. In `POST /messages` the message adds to each issue, in parentheses, how the vendor of that protocol words it. `x-should-retry` is `false`: the same request is refused again. */
        readonly BadRequest: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly deprecation: components["headers"]["Deprecation"];
                readonly sunset: components["headers"]["Sunset"];
                readonly link: components["headers"]["Link"];
                readonly "x-should-retry": components["headers"]["ShouldRetry"];
                readonly "x-ratelimit-limit-requests": components["headers"]["RateLimitLimitRequests"];
                readonly "x-ratelimit-remaining-requests": components["headers"]["RateLimitRemainingRequests"];
                readonly "x-ratelimit-reset-requests": components["headers"]["RateLimitResetRequests"];
                readonly "x-ratelimit-limit-tokens": components["headers"]["RateLimitLimitTokens"];
                readonly "x-ratelimit-remaining-tokens": components["headers"]["RateLimitRemainingTokens"];
                readonly "x-ratelimit-reset-tokens": components["headers"]["RateLimitResetTokens"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The model's response: non-streaming, or as server-sent events when `stream` is `true`. */
        readonly ChatCompletion: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly deprecation: components["headers"]["Deprecation"];
                readonly sunset: components["headers"]["Sunset"];
                readonly link: components["headers"]["Link"];
                readonly "x-ratelimit-limit-requests": components["headers"]["RateLimitLimitRequests"];
                readonly "x-ratelimit-remaining-requests": components["headers"]["RateLimitRemainingRequests"];
                readonly "x-ratelimit-reset-requests": components["headers"]["RateLimitResetRequests"];
                readonly "x-ratelimit-limit-tokens": components["headers"]["RateLimitLimitTokens"];
                readonly "x-ratelimit-remaining-tokens": components["headers"]["RateLimitRemainingTokens"];
                readonly "x-ratelimit-reset-tokens": components["headers"]["RateLimitResetTokens"];
                readonly "x-ignored-fields": components["headers"]["IgnoredFields"];
                readonly "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ChatCompletion"];
                readonly "text/event-stream": string | components["schemas"]["ChatCompletionStreamEvent"];
            };
        };
        /** @description A request with the same `Idempotency-Key` is still in progress, in another process of the service. */
        readonly Conflict: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly deprecation: components["headers"]["Deprecation"];
                readonly sunset: components["headers"]["Sunset"];
                readonly link: components["headers"]["Link"];
                readonly "x-ratelimit-limit-requests": components["headers"]["RateLimitLimitRequests"];
                readonly "x-ratelimit-remaining-requests": components["headers"]["RateLimitRemainingRequests"];
                readonly "x-ratelimit-reset-requests": components["headers"]["RateLimitResetRequests"];
                readonly "x-ratelimit-limit-tokens": components["headers"]["RateLimitLimitTokens"];
                readonly "x-ratelimit-remaining-tokens": components["headers"]["RateLimitRemainingTokens"];
                readonly "x-ratelimit-reset-tokens": components["headers"]["RateLimitResetTokens"];
                readonly "x-should-retry": components["headers"]["ShouldRetry"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The plan or the key may not use this model, or the account is suspended: `error.code` says which. */
        readonly Forbidden: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly deprecation: components["headers"]["Deprecation"];
                readonly sunset: components["headers"]["Sunset"];
                readonly link: components["headers"]["Link"];
                readonly "x-ratelimit-limit-requests": components["headers"]["RateLimitLimitRequests"];
                readonly "x-ratelimit-remaining-requests": components["headers"]["RateLimitRemainingRequests"];
                readonly "x-ratelimit-reset-requests": components["headers"]["RateLimitResetRequests"];
                readonly "x-ratelimit-limit-tokens": components["headers"]["RateLimitLimitTokens"];
                readonly "x-ratelimit-remaining-tokens": components["headers"]["RateLimitRemainingTokens"];
                readonly "x-ratelimit-reset-tokens": components["headers"]["RateLimitResetTokens"];
                readonly "x-should-retry": components["headers"]["ShouldRetry"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The model provider did not respond in time. The request was not charged. */
        readonly GatewayTimeout: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly deprecation: components["headers"]["Deprecation"];
                readonly sunset: components["headers"]["Sunset"];
                readonly link: components["headers"]["Link"];
                readonly "x-ratelimit-limit-requests": components["headers"]["RateLimitLimitRequests"];
                readonly "x-ratelimit-remaining-requests": components["headers"]["RateLimitRemainingRequests"];
                readonly "x-ratelimit-reset-requests": components["headers"]["RateLimitResetRequests"];
                readonly "x-ratelimit-limit-tokens": components["headers"]["RateLimitLimitTokens"];
                readonly "x-ratelimit-remaining-tokens": components["headers"]["RateLimitRemainingTokens"];
                readonly "x-ratelimit-reset-tokens": components["headers"]["RateLimitResetTokens"];
                readonly "x-should-retry": components["headers"]["ShouldRetry"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description An internal error. The request was not charged. */
        readonly InternalServerError: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly deprecation: components["headers"]["Deprecation"];
                readonly sunset: components["headers"]["Sunset"];
                readonly link: components["headers"]["Link"];
                readonly "x-ratelimit-limit-requests": components["headers"]["RateLimitLimitRequests"];
                readonly "x-ratelimit-remaining-requests": components["headers"]["RateLimitRemainingRequests"];
                readonly "x-ratelimit-reset-requests": components["headers"]["RateLimitResetRequests"];
                readonly "x-ratelimit-limit-tokens": components["headers"]["RateLimitLimitTokens"];
                readonly "x-ratelimit-remaining-tokens": components["headers"]["RateLimitRemainingTokens"];
                readonly "x-ratelimit-reset-tokens": components["headers"]["RateLimitResetTokens"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The path contains a percent sign that is not followed by two hexadecimal digits, or bytes that are not UTF-8. */
        readonly MalformedPath: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly "x-should-retry": components["headers"]["ShouldRetry"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The model's response: non-streaming, or as named server-sent events when `stream` is `true`. */
        readonly Message: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly deprecation: components["headers"]["Deprecation"];
                readonly sunset: components["headers"]["Sunset"];
                readonly link: components["headers"]["Link"];
                readonly "x-ratelimit-limit-requests": components["headers"]["RateLimitLimitRequests"];
                readonly "x-ratelimit-remaining-requests": components["headers"]["RateLimitRemainingRequests"];
                readonly "x-ratelimit-reset-requests": components["headers"]["RateLimitResetRequests"];
                readonly "x-ratelimit-limit-tokens": components["headers"]["RateLimitLimitTokens"];
                readonly "x-ratelimit-remaining-tokens": components["headers"]["RateLimitRemainingTokens"];
                readonly "x-ratelimit-reset-tokens": components["headers"]["RateLimitResetTokens"];
                readonly "x-ignored-fields": components["headers"]["IgnoredFields"];
                readonly "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Message"];
                readonly "text/event-stream": string | components["schemas"]["MessagesStreamEvent"];
            };
        };
        /** @description The model. */
        readonly Model: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly "x-ratelimit-limit-requests": components["headers"]["RateLimitLimitRequests"];
                readonly "x-ratelimit-remaining-requests": components["headers"]["RateLimitRemainingRequests"];
                readonly "x-ratelimit-reset-requests": components["headers"]["RateLimitResetRequests"];
                readonly "x-ratelimit-limit-tokens": components["headers"]["RateLimitLimitTokens"];
                readonly "x-ratelimit-remaining-tokens": components["headers"]["RateLimitRemainingTokens"];
                readonly "x-ratelimit-reset-tokens": components["headers"]["RateLimitResetTokens"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Model"];
            };
        };
        /** @description The plan or the key may not use this model, or the account is suspended: `error.code` says which. */
        readonly ModelForbidden: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly deprecation: components["headers"]["Deprecation"];
                readonly sunset: components["headers"]["Sunset"];
                readonly link: components["headers"]["Link"];
                readonly "x-ratelimit-limit-requests": components["headers"]["RateLimitLimitRequests"];
                readonly "x-ratelimit-remaining-requests": components["headers"]["RateLimitRemainingRequests"];
                readonly "x-ratelimit-reset-requests": components["headers"]["RateLimitResetRequests"];
                readonly "x-ratelimit-limit-tokens": components["headers"]["RateLimitLimitTokens"];
                readonly "x-ratelimit-remaining-tokens": components["headers"]["RateLimitRemainingTokens"];
                readonly "x-ratelimit-reset-tokens": components["headers"]["RateLimitResetTokens"];
                readonly "x-should-retry": components["headers"]["ShouldRetry"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The models that your key's plan may use. */
        readonly ModelList: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly "x-ratelimit-limit-requests": components["headers"]["RateLimitLimitRequests"];
                readonly "x-ratelimit-remaining-requests": components["headers"]["RateLimitRemainingRequests"];
                readonly "x-ratelimit-reset-requests": components["headers"]["RateLimitResetRequests"];
                readonly "x-ratelimit-limit-tokens": components["headers"]["RateLimitLimitTokens"];
                readonly "x-ratelimit-remaining-tokens": components["headers"]["RateLimitRemainingTokens"];
                readonly "x-ratelimit-reset-tokens": components["headers"]["RateLimitResetTokens"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ModelList"];
            };
        };
        /** @description No model of the catalog has this identifier. */
        readonly ModelNotFound: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly deprecation: components["headers"]["Deprecation"];
                readonly sunset: components["headers"]["Sunset"];
                readonly link: components["headers"]["Link"];
                readonly "x-ratelimit-limit-requests": components["headers"]["RateLimitLimitRequests"];
                readonly "x-ratelimit-remaining-requests": components["headers"]["RateLimitRemainingRequests"];
                readonly "x-ratelimit-reset-requests": components["headers"]["RateLimitResetRequests"];
                readonly "x-ratelimit-limit-tokens": components["headers"]["RateLimitLimitTokens"];
                readonly "x-ratelimit-remaining-tokens": components["headers"]["RateLimitRemainingTokens"];
                readonly "x-ratelimit-reset-tokens": components["headers"]["RateLimitResetTokens"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description No model of the catalog has this identifier. */
        readonly NotFound: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly deprecation: components["headers"]["Deprecation"];
                readonly sunset: components["headers"]["Sunset"];
                readonly link: components["headers"]["Link"];
                readonly "x-ratelimit-limit-requests": components["headers"]["RateLimitLimitRequests"];
                readonly "x-ratelimit-remaining-requests": components["headers"]["RateLimitRemainingRequests"];
                readonly "x-ratelimit-reset-requests": components["headers"]["RateLimitResetRequests"];
                readonly "x-ratelimit-limit-tokens": components["headers"]["RateLimitLimitTokens"];
                readonly "x-ratelimit-remaining-tokens": components["headers"]["RateLimitRemainingTokens"];
                readonly "x-ratelimit-reset-tokens": components["headers"]["RateLimitResetTokens"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description No provider of the model is available now, or the bodies of the requests under way leave no room for another. The request was not charged. Try again after the time in `retry-after`. */
        readonly Overloaded: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly deprecation: components["headers"]["Deprecation"];
                readonly sunset: components["headers"]["Sunset"];
                readonly link: components["headers"]["Link"];
                readonly "x-ratelimit-limit-requests": components["headers"]["RateLimitLimitRequests"];
                readonly "x-ratelimit-remaining-requests": components["headers"]["RateLimitRemainingRequests"];
                readonly "x-ratelimit-reset-requests": components["headers"]["RateLimitResetRequests"];
                readonly "x-ratelimit-limit-tokens": components["headers"]["RateLimitLimitTokens"];
                readonly "x-ratelimit-remaining-tokens": components["headers"]["RateLimitRemainingTokens"];
                readonly "x-ratelimit-reset-tokens": components["headers"]["RateLimitResetTokens"];
                readonly "retry-after": components["headers"]["RetryAfter"];
                readonly "retry-after-ms": components["headers"]["RetryAfterMs"];
                readonly "x-should-retry": components["headers"]["ShouldRetry"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The request's body, after decompression, is larger than the service accepts. */
        readonly PayloadTooLarge: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly deprecation: components["headers"]["Deprecation"];
                readonly sunset: components["headers"]["Sunset"];
                readonly link: components["headers"]["Link"];
                readonly "x-ratelimit-limit-requests": components["headers"]["RateLimitLimitRequests"];
                readonly "x-ratelimit-remaining-requests": components["headers"]["RateLimitRemainingRequests"];
                readonly "x-ratelimit-reset-requests": components["headers"]["RateLimitResetRequests"];
                readonly "x-ratelimit-limit-tokens": components["headers"]["RateLimitLimitTokens"];
                readonly "x-ratelimit-remaining-tokens": components["headers"]["RateLimitRemainingTokens"];
                readonly "x-ratelimit-reset-tokens": components["headers"]["RateLimitResetTokens"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The balance, the key's spending limit, or a budget does not cover the maximum cost of the request: `error.code` says which. `error.details` contains the limit that refuses the request, the amount needed, the amount available, and the largest `max_tokens` that would be accepted. */
        readonly PaymentRequired: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly deprecation: components["headers"]["Deprecation"];
                readonly sunset: components["headers"]["Sunset"];
                readonly link: components["headers"]["Link"];
                readonly "x-ratelimit-limit-requests": components["headers"]["RateLimitLimitRequests"];
                readonly "x-ratelimit-remaining-requests": components["headers"]["RateLimitRemainingRequests"];
                readonly "x-ratelimit-reset-requests": components["headers"]["RateLimitResetRequests"];
                readonly "x-ratelimit-limit-tokens": components["headers"]["RateLimitLimitTokens"];
                readonly "x-ratelimit-remaining-tokens": components["headers"]["RateLimitRemainingTokens"];
                readonly "x-ratelimit-reset-tokens": components["headers"]["RateLimitResetTokens"];
                readonly "x-should-retry": components["headers"]["ShouldRetry"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The request's body did not arrive in time. */
        readonly RequestTimeout: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly deprecation: components["headers"]["Deprecation"];
                readonly sunset: components["headers"]["Sunset"];
                readonly link: components["headers"]["Link"];
                readonly "x-ratelimit-limit-requests": components["headers"]["RateLimitLimitRequests"];
                readonly "x-ratelimit-remaining-requests": components["headers"]["RateLimitRemainingRequests"];
                readonly "x-ratelimit-reset-requests": components["headers"]["RateLimitResetRequests"];
                readonly "x-ratelimit-limit-tokens": components["headers"]["RateLimitLimitTokens"];
                readonly "x-ratelimit-remaining-tokens": components["headers"]["RateLimitRemainingTokens"];
                readonly "x-ratelimit-reset-tokens": components["headers"]["RateLimitResetTokens"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The model's response: non-streaming, or as named server-sent events when `stream` is `true`. */
        readonly Response: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly deprecation: components["headers"]["Deprecation"];
                readonly sunset: components["headers"]["Sunset"];
                readonly link: components["headers"]["Link"];
                readonly "x-ratelimit-limit-requests": components["headers"]["RateLimitLimitRequests"];
                readonly "x-ratelimit-remaining-requests": components["headers"]["RateLimitRemainingRequests"];
                readonly "x-ratelimit-reset-requests": components["headers"]["RateLimitResetRequests"];
                readonly "x-ratelimit-limit-tokens": components["headers"]["RateLimitLimitTokens"];
                readonly "x-ratelimit-remaining-tokens": components["headers"]["RateLimitRemainingTokens"];
                readonly "x-ratelimit-reset-tokens": components["headers"]["RateLimitResetTokens"];
                readonly "x-ignored-fields": components["headers"]["IgnoredFields"];
                readonly "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ResponseObject"];
                readonly "text/event-stream": string | components["schemas"]["ResponsesStreamEvent"];
            };
        };
        /** @description The service is shutting down or cannot reach its store. No charge was made. Try again after the time in `retry-after`. */
        readonly ServiceStopping: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly deprecation: components["headers"]["Deprecation"];
                readonly sunset: components["headers"]["Sunset"];
                readonly link: components["headers"]["Link"];
                readonly "x-ratelimit-limit-requests": components["headers"]["RateLimitLimitRequests"];
                readonly "x-ratelimit-remaining-requests": components["headers"]["RateLimitRemainingRequests"];
                readonly "x-ratelimit-reset-requests": components["headers"]["RateLimitResetRequests"];
                readonly "x-ratelimit-limit-tokens": components["headers"]["RateLimitLimitTokens"];
                readonly "x-ratelimit-remaining-tokens": components["headers"]["RateLimitRemainingTokens"];
                readonly "x-ratelimit-reset-tokens": components["headers"]["RateLimitResetTokens"];
                readonly "retry-after": components["headers"]["RetryAfter"];
                readonly "retry-after-ms": components["headers"]["RetryAfterMs"];
                readonly "x-should-retry": components["headers"]["ShouldRetry"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description No provider of the model is available now, the bodies of the requests under way leave no room for another, or the service is shutting down or cannot reach its store. The request was not charged. Try again after the time in `retry-after`. */
        readonly ServiceUnavailable: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly deprecation: components["headers"]["Deprecation"];
                readonly sunset: components["headers"]["Sunset"];
                readonly link: components["headers"]["Link"];
                readonly "x-ratelimit-limit-requests": components["headers"]["RateLimitLimitRequests"];
                readonly "x-ratelimit-remaining-requests": components["headers"]["RateLimitRemainingRequests"];
                readonly "x-ratelimit-reset-requests": components["headers"]["RateLimitResetRequests"];
                readonly "x-ratelimit-limit-tokens": components["headers"]["RateLimitLimitTokens"];
                readonly "x-ratelimit-remaining-tokens": components["headers"]["RateLimitRemainingTokens"];
                readonly "x-ratelimit-reset-tokens": components["headers"]["RateLimitResetTokens"];
                readonly "retry-after": components["headers"]["RetryAfter"];
                readonly "retry-after-ms": components["headers"]["RetryAfterMs"];
                readonly "x-should-retry": components["headers"]["ShouldRetry"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The number of input tokens. */
        readonly TokenCount: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly deprecation: components["headers"]["Deprecation"];
                readonly sunset: components["headers"]["Sunset"];
                readonly link: components["headers"]["Link"];
                readonly "x-ratelimit-limit-requests": components["headers"]["RateLimitLimitRequests"];
                readonly "x-ratelimit-remaining-requests": components["headers"]["RateLimitRemainingRequests"];
                readonly "x-ratelimit-reset-requests": components["headers"]["RateLimitResetRequests"];
                readonly "x-ratelimit-limit-tokens": components["headers"]["RateLimitLimitTokens"];
                readonly "x-ratelimit-remaining-tokens": components["headers"]["RateLimitRemainingTokens"];
                readonly "x-ratelimit-reset-tokens": components["headers"]["RateLimitResetTokens"];
                readonly "x-ignored-fields": components["headers"]["IgnoredFields"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["TokenCount"];
            };
        };
        /** @description A limit on requests, tokens or concurrent requests is reached. Try again after the time in `retry-after`. */
        readonly TooManyRequests: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly deprecation: components["headers"]["Deprecation"];
                readonly sunset: components["headers"]["Sunset"];
                readonly link: components["headers"]["Link"];
                readonly "x-ratelimit-limit-requests": components["headers"]["RateLimitLimitRequests"];
                readonly "x-ratelimit-remaining-requests": components["headers"]["RateLimitRemainingRequests"];
                readonly "x-ratelimit-reset-requests": components["headers"]["RateLimitResetRequests"];
                readonly "x-ratelimit-limit-tokens": components["headers"]["RateLimitLimitTokens"];
                readonly "x-ratelimit-remaining-tokens": components["headers"]["RateLimitRemainingTokens"];
                readonly "x-ratelimit-reset-tokens": components["headers"]["RateLimitResetTokens"];
                readonly "retry-after": components["headers"]["RetryAfter"];
                readonly "retry-after-ms": components["headers"]["RetryAfterMs"];
                readonly "x-should-retry": components["headers"]["ShouldRetry"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description No key was sent, or the key is unknown, revoked or expired. */
        readonly Unauthorized: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly "www-authenticate": components["headers"]["WwwAuthenticate"];
                readonly "x-should-retry": components["headers"]["ShouldRetry"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The same `Idempotency-Key` was already used with another body. */
        readonly UnprocessableContent: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly deprecation: components["headers"]["Deprecation"];
                readonly sunset: components["headers"]["Sunset"];
                readonly link: components["headers"]["Link"];
                readonly "x-ratelimit-limit-requests": components["headers"]["RateLimitLimitRequests"];
                readonly "x-ratelimit-remaining-requests": components["headers"]["RateLimitRemainingRequests"];
                readonly "x-ratelimit-reset-requests": components["headers"]["RateLimitResetRequests"];
                readonly "x-ratelimit-limit-tokens": components["headers"]["RateLimitLimitTokens"];
                readonly "x-ratelimit-remaining-tokens": components["headers"]["RateLimitRemainingTokens"];
                readonly "x-ratelimit-reset-tokens": components["headers"]["RateLimitResetTokens"];
                readonly "x-should-retry": components["headers"]["ShouldRetry"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The request's content type is missing or is not JSON in UTF-8, or its content coding is not understood. Of the content type's parameters only `charset` is looked at. */
        readonly UnsupportedMediaType: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly deprecation: components["headers"]["Deprecation"];
                readonly sunset: components["headers"]["Sunset"];
                readonly link: components["headers"]["Link"];
                readonly "x-ratelimit-limit-requests": components["headers"]["RateLimitLimitRequests"];
                readonly "x-ratelimit-remaining-requests": components["headers"]["RateLimitRemainingRequests"];
                readonly "x-ratelimit-reset-requests": components["headers"]["RateLimitResetRequests"];
                readonly "x-ratelimit-limit-tokens": components["headers"]["RateLimitLimitTokens"];
                readonly "x-ratelimit-remaining-tokens": components["headers"]["RateLimitRemainingTokens"];
                readonly "x-ratelimit-reset-tokens": components["headers"]["RateLimitResetTokens"];
                readonly "accept-encoding": components["headers"]["AcceptEncoding"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"];
            };
        };
    };
    parameters: {
        /** @description An identifier of your choice, returned as `x-client-request-id`. */
        readonly ClientRequestId: string;
        /** @description A date-like version, as client libraries of this protocol send it. It is accepted with any value and not checked. */
        readonly CompatVersion: string;
        /** @description A key of your choice, in visible ASCII characters, that identifies this request. A retry with the same key and the same body within 24 hours gets the same response, a stream included, with the header `idempotent-replayed: true`, and is charged once. While the first request is in progress, a retry follows it: the response from its beginning, then as it is generated; or a 409 if another process of the service runs it. */
        readonly IdempotencyKey: string;
        /**
         * @description Identifier of a model, as `GET /models` lists it. Its slash may be sent as it is, as `%2F` or as `%2f`.
         * @example sandbox/echo
         */
        readonly ModelId: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The content codings of a request's body that are understood. Present if the body came with another one.
         * @example gzip, deflate, br, zstd
         */
        readonly AcceptEncoding: string;
        /** @description Your own `x-request-id`, if the request had one: its printable ASCII characters, at most 128 of them. */
        readonly ClientRequestId: string;
        /**
         * @description When what the request uses was deprecated, or will be: `@` and Unix seconds (RFC 9745), the earliest moment of several. Present only if the request uses a deprecated operation, field or model whose date is known.
         * @example @1795219200
         */
        readonly Deprecation: string;
        /** @description Present if this is the response to an earlier request with the same `Idempotency-Key`, stored or still being generated. Nothing is charged for it. */
        readonly IdempotentReplayed: "true";
        /** @description The request fields that were accepted but ignored, or had another effect: JSON pointers separated by commas, array indices as `*`, each once, at most 1 KB. The id of a tool call is listed if the reasoning that travels in it was not used, also if the model's vendor dropped it. Absent if everything took effect. */
        readonly IgnoredFields: string;
        /** @description Links to the guide to deprecations, with the relations `deprecation` and `sunset`. Present with the headers of these names. */
        readonly Link: string;
        /** @description Requests allowed per minute. Absent if the plan sets no such limit. */
        readonly RateLimitLimitRequests: number;
        /** @description Tokens allowed per minute. Absent if the plan sets no such limit. */
        readonly RateLimitLimitTokens: number;
        /** @description Requests remaining. Absent if the plan sets no such limit. */
        readonly RateLimitRemainingRequests: number;
        /** @description Tokens remaining, without those that running requests have reserved. Absent if the plan sets no such limit. */
        readonly RateLimitRemainingTokens: number;
        /** @description Whole seconds until all requests are available again. Absent if the plan sets no such limit. */
        readonly RateLimitResetRequests: number;
        /** @description Whole seconds until all tokens are available again, sooner if running requests use fewer than they have reserved. Absent if the plan sets no such limit. */
        readonly RateLimitResetTokens: number;
        /**
         * @description Identifier of the request, ours and unique, also in the body of an error. Include it in support requests.
         * @example req_3c91e0d47ab2
         */
        readonly RequestId: string;
        /** @description Whole seconds to wait before the next attempt, from 1 to 60. */
        readonly RetryAfter: number;
        /** @description The same wait in milliseconds, if it is known that precisely. */
        readonly RetryAfterMs: number;
        /** @description `true`: the same request may succeed later. `false`: it will not. It takes precedence over the client library's own rules. */
        readonly ShouldRetry: "true" | "false";
        /**
         * @description From when what the request uses is no longer served (RFC 8594), the earliest moment of several. Present only if that is planned.
         * @example Thu, 01 Apr 2027 00:00:00 GMT
         */
        readonly Sunset: string;
        /**
         * @description Identifier of the request, ours and unique, also in the body of an error. Include it in support requests.
         * @example req_3c91e0d47ab2
         */
        readonly VendorRequestId: string;
        /** @description How to authenticate. */
        readonly WwwAuthenticate: "Bearer";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly createChatCompletion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key of your choice, in visible ASCII characters, that identifies this request. A retry with the same key and the same body within 24 hours gets the same response, a stream included, with the header `idempotent-replayed: true`, and is charged once. While the first request is in progress, a retry follows it: the response from its beginning, then as it is generated; or a 409 if another process of the service runs it. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description An identifier of your choice, returned as `x-client-request-id`. */
                readonly "x-request-id"?: components["parameters"]["ClientRequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The conversation, and how to continue it: UTF-8, with at most 64 levels of nesting and at most 500,000 JSON values. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChatCompletionRequest"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["ChatCompletion"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 502: components["responses"]["BadGateway"];
            readonly 503: components["responses"]["ServiceUnavailable"];
            readonly 504: components["responses"]["GatewayTimeout"];
        };
    };
    readonly createMessage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A date-like version, as client libraries of this protocol send it. It is accepted with any value and not checked. */
                readonly "compat-version"?: components["parameters"]["CompatVersion"];
                /** @description A key of your choice, in visible ASCII characters, that identifies this request. A retry with the same key and the same body within 24 hours gets the same response, a stream included, with the header `idempotent-replayed: true`, and is charged once. While the first request is in progress, a retry follows it: the response from its beginning, then as it is generated; or a 409 if another process of the service runs it. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description An identifier of your choice, returned as `x-client-request-id`. */
                readonly "x-request-id"?: components["parameters"]["ClientRequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The conversation, and how to continue it: UTF-8, with at most 64 levels of nesting and at most 500,000 JSON values. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MessagesRequest"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Message"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 502: components["responses"]["BadGateway"];
            readonly 503: components["responses"]["ServiceStopping"];
            readonly 504: components["responses"]["GatewayTimeout"];
            readonly 529: components["responses"]["Overloaded"];
        };
    };
    readonly countMessageTokens: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A date-like version, as client libraries of this protocol send it. It is accepted with any value and not checked. */
                readonly "compat-version"?: components["parameters"]["CompatVersion"];
                /** @description An identifier of your choice, returned as `x-client-request-id`. */
                readonly "x-request-id"?: components["parameters"]["ClientRequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The input to count: UTF-8, with at most 64 levels of nesting and at most 500,000 JSON values. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CountTokensRequest"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["TokenCount"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceStopping"];
            readonly 529: components["responses"]["Overloaded"];
        };
    };
    readonly createResponse: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A key of your choice, in visible ASCII characters, that identifies this request. A retry with the same key and the same body within 24 hours gets the same response, a stream included, with the header `idempotent-replayed: true`, and is charged once. While the first request is in progress, a retry follows it: the response from its beginning, then as it is generated; or a 409 if another process of the service runs it. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description An identifier of your choice, returned as `x-client-request-id`. */
                readonly "x-request-id"?: components["parameters"]["ClientRequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The conversation, and how to continue it: UTF-8, with at most 64 levels of nesting and at most 500,000 JSON values. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ResponsesRequest"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Response"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 402: components["responses"]["PaymentRequired"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["UnprocessableContent"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 502: components["responses"]["BadGateway"];
            readonly 503: components["responses"]["ServiceStopping"];
            readonly 504: components["responses"]["GatewayTimeout"];
        };
    };
    readonly listModels: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An identifier of your choice, returned as `x-client-request-id`. */
                readonly "x-request-id"?: components["parameters"]["ClientRequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ModelList"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceStopping"];
        };
    };
    readonly getModel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An identifier of your choice, returned as `x-client-request-id`. */
                readonly "x-request-id"?: components["parameters"]["ClientRequestId"];
            };
            readonly path: {
                /**
                 * @description Identifier of a model, as `GET /models` lists it. Its slash may be sent as it is, as `%2F` or as `%2f`.
                 * @example sandbox/echo
                 */
                readonly id: components["parameters"]["ModelId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Model"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["ModelForbidden"];
            readonly 404: components["responses"]["ModelNotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceStopping"];
        };
    };
    readonly getAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An identifier of your choice, returned as `x-client-request-id`. */
                readonly "x-request-id"?: components["parameters"]["ClientRequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Account"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceStopping"];
        };
    };
}

/** Every schema of the contract by its component name. */
export type Schemas = components["schemas"];

/** The known codes of an error. */
export type ErrorCode =
    | "invalid_json"
    | "invalid_request"
    | "unknown_field"
    | "unsupported_content"
    | "unsupported_schema"
    | "upstream_rejected"
    | "context_length_exceeded"
    | "policy_blocked"
    | "missing_api_key"
    | "invalid_api_key"
    | "insufficient_balance"
    | "spending_limit_exceeded"
    | "account_budget_exceeded"
    | "key_budget_exceeded"
    | "account_suspended"
    | "model_not_allowed"
    | "model_not_allowed_by_key"
    | "model_not_found"
    | "not_found"
    | "method_not_allowed"
    | "request_timeout"
    | "idempotency_in_flight"
    | "body_too_large"
    | "unsupported_media_type"
    | "expectation_failed"
    | "idempotency_mismatch"
    | "rate_limited"
    | "headers_too_large"
    | "internal_error"
    | "not_implemented"
    | "upstream_error"
    | "overloaded"
    | "unavailable"
    | "upstream_timeout"
    | "http_version_not_supported";
