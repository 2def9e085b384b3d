// Made from spec/ by scripts/generate.ts. Do not edit.

export interface paths {
    readonly "/account": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the account
         * @description Reports the plan, the balance and the limits of the account that your key belongs to, and what the key has spent. The same as `GET /account` below `/v1`.
         */
        readonly get: operations["getConsoleAccount"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/usage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Sum up the usage
         * @description Sums up requests, tokens and charges of the account by day or by model. Days are in UTC; a request counts on the one on which it ended.
         */
        readonly get: operations["getConsoleUsage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/statements/{month}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a statement
         * @description Gets the statement of the account for a month in UTC: the opening balance, the usage by day and model, every other entry, and the closing balance, which is their exact sum.
         */
        readonly get: operations["getConsoleStatement"];
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
            readonly key: components["schemas"]["AccountKey"];
            readonly limits: components["schemas"]["AccountLimits"];
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
            /** @description All payments minus refunds. */
            readonly topped_up: string;
        };
        /** @description More about the error, or `null`. A contract violation has `issues`; an insufficient balance has the amounts; a stateful request that only the vendor can serve has `error_code` and `unsupported`. */
        readonly ErrorDetails: {
            /** @description Every broken rule of the request. */
            readonly issues?: readonly components["schemas"]["ErrorIssue"][];
            /** @description The maximum cost of the request, in US dollars. */
            readonly needed?: string;
            /** @description What the balance, or the key's spending limit, still allows, in US dollars. */
            readonly available?: string;
            /**
             * Format: int64
             * @description The largest `max_tokens` that would be accepted; `null` if none would.
             */
            readonly affordable_max_tokens?: number | null;
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
            /** @description What is wrong there. */
            readonly message: string;
            /** @description What was probably meant. */
            readonly hint?: string;
        };
        /** @description What went wrong. */
        readonly ErrorObject: {
            /**
             * @description The kind of error.
             * @enum {string}
             */
            readonly type: "invalid_request_error" | "authentication_error" | "billing_error" | "permission_error" | "not_found_error" | "conflict_error" | "request_too_large" | "rate_limit_error" | "timeout_error" | "api_error" | "overloaded_error";
            /** @description What went wrong, in a sentence for humans. Its wording may change. */
            readonly message: string;
            /** @description A stable code for programs, one of those in `x-extensible-enum`. New codes may be added, so treat one that you do not know like its `type`. */
            readonly code: string;
            /** @description The first invalid field, as a path such as `messages[0].content`; `null` if it is not a single field. */
            readonly param: string | null;
            readonly details: components["schemas"]["ErrorDetails"];
        };
        /** @description Every error of the service has this body, in both protocols and in every stream. Client libraries of either kind turn it into their own typed error. */
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
        /** @description An account's month: `opening_balance` plus every amount of `usage` and `entries` is `closing_balance`, to the nano-dollar. */
        readonly Statement: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "statement";
            /** @description Identifier of the account. */
            readonly account_id: string;
            /** @description The account's name. */
            readonly account_name: string;
            /** @description The month. */
            readonly month: string;
            /**
             * Format: date-time
             * @description The beginning of the month in UTC.
             */
            readonly from: string;
            /**
             * Format: date-time
             * @description The end of the month in UTC; what happened before it is in the statement.
             */
            readonly to: string;
            /** @description Whether the month is over. */
            readonly is_complete: boolean;
            /**
             * @description The currency of all amounts.
             * @enum {string}
             */
            readonly currency: "USD";
            /** @description The balance at the beginning of the month. */
            readonly opening_balance: string;
            /** @description The balance at the end of the month, or now. */
            readonly closing_balance: string;
            /** @description The sum of the amounts of `usage`. */
            readonly usage_total: string;
            /** @description The sum of the amounts of `entries`. */
            readonly entries_total: string;
            /** @description The usage by day and model, in this order. */
            readonly usage: readonly components["schemas"]["StatementUsage"][];
            /** @description Top-ups, refunds and corrections, the oldest first. */
            readonly entries: readonly components["schemas"]["StatementEntry"][];
            /** @description The SHA-256 of the last entry in the statement, which stands for that entry and all before it; `null` if there is none. */
            readonly chain_head: string | null;
            /**
             * Format: date-time
             * @description When the statement was made.
             */
            readonly as_of: string;
        };
        /** @description An entry that belongs to no request. */
        readonly StatementEntry: {
            /**
             * Format: date-time
             * @description When it was posted.
             */
            readonly at: string;
            /** @description `top-up`, `refund` or another kind of entry. */
            readonly kind: string;
            /** @description Its reference, unique for its kind. */
            readonly reference: string;
            /** @description The operator's note, if there is one. */
            readonly note: string | null;
            /** @description How the balance changed. */
            readonly amount: string;
        };
        /** @description The requests of one model that ended on one day. */
        readonly StatementUsage: {
            /** @description The day in UTC. */
            readonly day: string;
            /** @description Identifier of the model. */
            readonly model: string;
            /**
             * Format: int64
             * @description Requests.
             */
            readonly requests: number;
            /**
             * Format: int64
             * @description Input tokens.
             */
            readonly prompt_tokens: number;
            /**
             * Format: int64
             * @description Output tokens.
             */
            readonly completion_tokens: number;
            /** @description How the balance changed, so usually below zero; charges that were taken back count on the day on which they were. */
            readonly amount: string;
        };
        /** @description The sums of one day or model. */
        readonly UsageGroup: {
            /** @description A day in UTC such as `2026-11-22`, or a model's id. */
            readonly group: string;
            /**
             * Format: int64
             * @description Requests.
             */
            readonly requests: number;
            /**
             * Format: int64
             * @description Input tokens.
             */
            readonly prompt_tokens: number;
            /**
             * Format: int64
             * @description Output tokens.
             */
            readonly completion_tokens: number;
            /** @description What was charged, less what was taken back, in US dollars; negative where that is more. */
            readonly charge: string;
        };
        /** @description Sums of requests, tokens and charges. */
        readonly UsageReport: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "list";
            /**
             * @description What the sums are made for.
             * @enum {string}
             */
            readonly by: "day" | "model";
            /** @description The sums; days in their order, models by name. */
            readonly data: readonly components["schemas"]["UsageGroup"][];
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
        /** @description A query parameter is not one that the contract names, or its value is not valid; `error.details.issues` lists the issues. */
        readonly BadRequest: {
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
                readonly "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description An internal error. The request was not charged. */
        readonly InternalServerError: {
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
                readonly "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The service is shutting down or cannot reach its store. Nothing was charged. Try again after the time in `retry-after`. */
        readonly ServiceStopping: {
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
                readonly "retry-after": components["headers"]["RetryAfter"];
                readonly "retry-after-ms": components["headers"]["RetryAfterMs"];
                readonly "x-should-retry": components["headers"]["ShouldRetry"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The statement. */
        readonly Statement: {
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
                readonly "application/json": components["schemas"]["Statement"];
            };
        };
        /** @description A limit on requests, tokens or concurrent requests is reached. Try again after the time in `retry-after`. */
        readonly TooManyRequests: {
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
        /** @description The sums. */
        readonly UsageReport: {
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
                readonly "application/json": components["schemas"]["UsageReport"];
            };
        };
    };
    parameters: {
        /** @description An identifier of your choice, returned as `x-client-request-id`. */
        readonly ClientRequestId: string;
        /**
         * @description Only what ended at or after this moment: a date, which is its midnight in UTC, or a date with a time of day.
         * @example 2026-11-01
         */
        readonly FromQuery: string;
        /** @description What the sums are made for; `day` if absent. */
        readonly Grouping: "day" | "model";
        /**
         * @description A month in UTC, such as `2026-11`; not a future one.
         * @example 2026-11
         */
        readonly StatementMonth: string;
        /**
         * @description Only what ended before this moment, written like `from`.
         * @example 2026-12-01
         */
        readonly ToQuery: string;
    };
    requestBodies: never;
    headers: {
        /** @description Your own `x-request-id`, if the request had one: its printable ASCII characters, at most 128 of them. */
        readonly ClientRequestId: string;
        /** @description Requests allowed per minute. Absent if the plan sets no such limit. */
        readonly RateLimitLimitRequests: number;
        /** @description Tokens allowed per minute. Absent if the plan sets no such limit. */
        readonly RateLimitLimitTokens: number;
        /** @description Requests remaining. Absent if the plan sets no such limit. */
        readonly RateLimitRemainingRequests: number;
        /** @description Tokens remaining. Absent if the plan sets no such limit. */
        readonly RateLimitRemainingTokens: number;
        /** @description Whole seconds until all requests are available again. Absent if the plan sets no such limit. */
        readonly RateLimitResetRequests: number;
        /** @description Whole seconds until all tokens are available again. Absent if the plan sets no such limit. */
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
    readonly getConsoleAccount: {
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceStopping"];
        };
    };
    readonly getConsoleUsage: {
        readonly parameters: {
            readonly query?: {
                /** @description What the sums are made for; `day` if absent. */
                readonly by?: components["parameters"]["Grouping"];
                /**
                 * @description Only what ended at or after this moment: a date, which is its midnight in UTC, or a date with a time of day.
                 * @example 2026-11-01
                 */
                readonly from?: components["parameters"]["FromQuery"];
                /**
                 * @description Only what ended before this moment, written like `from`.
                 * @example 2026-12-01
                 */
                readonly to?: components["parameters"]["ToQuery"];
            };
            readonly header?: {
                /** @description An identifier of your choice, returned as `x-client-request-id`. */
                readonly "x-request-id"?: components["parameters"]["ClientRequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["UsageReport"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceStopping"];
        };
    };
    readonly getConsoleStatement: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An identifier of your choice, returned as `x-client-request-id`. */
                readonly "x-request-id"?: components["parameters"]["ClientRequestId"];
            };
            readonly path: {
                /**
                 * @description A month in UTC, such as `2026-11`; not a future one.
                 * @example 2026-11
                 */
                readonly month: components["parameters"]["StatementMonth"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Statement"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceStopping"];
        };
    };
}

/** Every schema of the contract by its component name. */
export type Schemas = components["schemas"];
