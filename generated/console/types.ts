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
         * @description Reports the name, the state, the plan, the balance and the limits of your key's account, and what the key has spent. `GET /account` below `/v1` has the same without `name` and `state`.
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
         * @description Sums up requests, tokens and charges of the account by day, by model or by key. Days are in UTC; a request counts on the one on which it ended. Reports of an account run one after the other: with one running and four waiting, further ones are a 429; one that takes too long is a 503.
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
    readonly "/requests": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List requests
         * @description Lists the requests of the account that have ended, newest first: which key, which model, how many tokens, which charge. What was sent and answered is not kept. Requests that were refused before they cost anything are listed by `GET /failed-requests`. Reports of an account run one after the other: with one running and four waiting, further ones are a 429; one that takes too long is a 503.
         */
        readonly get: operations["listConsoleRequests"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/failed-requests": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List failed requests
         * @description Lists the requests of the account that were answered with an error, refused ones included, newest first: the error and the field that it is about, and nothing that was sent. The gateway keeps the last 1,000 of each account, and the last 20,000 of all accounts, for at most seven days. Requests without a valid key belong to no account. Reports of an account run one after the other: with one running and four waiting, further ones are a 429; one that takes too long is a 503.
         */
        readonly get: operations["listConsoleFailedRequests"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Sum up the sessions of agents
         * @description Sums up the account's ended requests of each session of an agent, by the id that the agent sends in a header such as `x-claude-code-session-id`; the session whose last request ended latest comes first. Without `from`, the requests of the last 30 days before `to`. Reports of an account run one after the other: with one running and four waiting, further ones are a 429; one that takes too long is a 503.
         */
        readonly get: operations["listConsoleSessions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/statements": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List statements
         * @description Lists the months that there are statements of, newest first: from the month in which the account was opened to the present one, in UTC.
         */
        readonly get: operations["listConsoleStatements"];
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
         * @description Gets the statement of the account for a month in UTC: the opening balance, the usage by day and model, every other entry, and the closing balance, which is their exact sum. Reports of an account run one after the other: with one running and four waiting, further ones are a 429; one that takes too long is a 503.
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
    readonly "/keys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List keys
         * @description Lists the keys of the account, without their secrets, in pages, the newest first. Any key may list them; `permission` says what this one may change.
         */
        readonly get: operations["listConsoleKeys"];
        readonly put?: never;
        /**
         * Create a key
         * @description Creates a key of the account, if its plan allows customers to and the account has fewer active keys than the plan allows. Only this response contains the key itself. In a day an account gets at most twice as many new keys as it may have, and at least 20; further ones are a 429.
         */
        readonly post: operations["createConsoleKey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/keys/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a key
         * @description Changes the settings of a key that a customer created. Running requests keep the old settings; later ones use the new ones. A key that the provider created, or has set more of than its label, is not changed.
         */
        readonly patch: operations["updateConsoleKey"];
        readonly trace?: never;
    };
    readonly "/keys/{id}/rotate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Rotate a key
         * @description Replaces the secret of a key of the account. The key keeps its id, its settings, and what was spent of its limit and budget. The secret before it stays valid for the overlap, but manages no keys; one that an earlier rotation replaced ends at once. The new secret is in this response and nowhere else.
         */
        readonly post: operations["rotateConsoleKey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/keys/{id}/revoke": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Revoke a key
         * @description Revokes a key of the account: its next request is refused. Requests under way end and are charged. Revoking it again changes nothing. The key of the request itself is revoked only with `confirm`. A suspended account may revoke its keys.
         */
        readonly post: operations["revokeConsoleKey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/audit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List changes of keys
         * @description Lists the changes of the account's keys that were asked for, by customers and by the provider, in pages: the change that ended last comes first. No other change of the account is listed. Reports of an account run one after the other: with one running and four waiting, further ones are a 429; one that takes too long is a 503.
         */
        readonly get: operations["listConsoleAudit"];
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
            /** @description A name for display. */
            readonly name: string;
            /**
             * @description Whether its keys are served: those of a suspended account are blocked from every model, those of a closed account are refused.
             * @enum {string}
             */
            readonly state: "active" | "suspended" | "closed";
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
        /** @description Another spending limit per period, or `null` for none. Where period, time zone and day of reset stay the same, the running period goes on; otherwise what was spent since the new one began counts in it. */
        readonly BudgetChange: {
            /**
             * @description The most that may be spent per period, in US dollars, with at most 9 digits after the point and at most 9,000,000.
             * @example 5.00
             */
            readonly limit: string;
            /**
             * @description How often it resets, at the start of a day in its time zone.
             * @enum {string}
             */
            readonly period: "day" | "week" | "month";
            /**
             * @description The time zone of its days, by its name in the IANA database. Absent: that of the budget before, or `UTC`.
             * @example Europe/Berlin
             */
            readonly time_zone?: string;
            /**
             * @description The day of the reset: `monday` to `sunday` of a week, `1` to `28` of a month; not for a day. Absent: that of the budget before if its period is the same, or else the first.
             * @example 15
             */
            readonly resets_on?: string;
        } | null;
        /** @description A spending limit per period. */
        readonly BudgetTerms: {
            /**
             * @description The most that may be spent per period, in US dollars, with at most 9 digits after the point and at most 9,000,000.
             * @example 5.00
             */
            readonly limit: string;
            /**
             * @description How often it resets, at the start of a day in its time zone.
             * @enum {string}
             */
            readonly period: "day" | "week" | "month";
            /**
             * @description The time zone of its days, by its name in the IANA database. Absent: that of the budget before, or `UTC`.
             * @example Europe/Berlin
             */
            readonly time_zone?: string;
            /**
             * @description The day of the reset: `monday` to `sunday` of a week, `1` to `28` of a month; not for a day. Absent: that of the budget before if its period is the same, or else the first.
             * @example 15
             */
            readonly resets_on?: string;
        };
        /** @description A key with a new secret. Store it now: it is not shown again. */
        readonly CreatedKey: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "key";
            /**
             * @description Identifier of the key.
             * @example key_77aa
             */
            readonly id: string;
            /** @description A name for display, if it has one. */
            readonly label: string | null;
            /**
             * @description Whether requests with the key are served.
             * @enum {string}
             */
            readonly status: "active" | "expired" | "revoked";
            /** @description Whether it is the key of this request. */
            readonly is_caller: boolean;
            /** @description Whether customers may change its settings: one of them created it, and the provider has set none but its label. */
            readonly is_editable: boolean;
            /** @description The key with which a customer created it; `null` if the provider did. */
            readonly made_by: string | null;
            /**
             * Format: date-time
             * @description The hour in UTC, by its begin, in which its last request ended; `null` if there was none. Running and refused requests do not count.
             */
            readonly last_used_at: string | null;
            /** @description Patterns that narrow the models of the plan; `null` if the key is not narrowed. */
            readonly models: readonly string[] | null;
            /**
             * @description What happens to fields of its requests that the contract does not list: `refuse` or `ignore`; `null` if the plan's rule applies.
             * @enum {string|null}
             */
            readonly unlisted_fields: "refuse" | "ignore" | null;
            /** @description The most that may be spent with the key in total, in US dollars; `null` if there is no limit. */
            readonly spending_limit: string | null;
            /** @description Amount spent of the limit in total; `null` if there is no limit. */
            readonly spent: string | null;
            readonly budget: components["schemas"]["Budget"];
            /**
             * Format: date-time
             * @description When it was created.
             */
            readonly created_at: string;
            /**
             * Format: date-time
             * @description When it expires; `null` if it does not.
             */
            readonly expires_at: string | null;
            /**
             * Format: date-time
             * @description Until when the secret before the last rotation is valid; `null` if it was never rotated.
             */
            readonly previous_expires_at: string | null;
            /**
             * Format: date-time
             * @description When it was revoked; `null` if it was not.
             */
            readonly revoked_at: string | null;
            /** @description The key itself, for `Authorization` or `x-api-key`. */
            readonly key: string;
            /** @description What may not be intended, such as a pattern that matches no model. */
            readonly warnings: readonly string[];
        };
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
             * @description The kind of error. The list is that of `/v1`; no response of the console has the types `billing_error` and `policy_blocked`.
             * @enum {string}
             */
            readonly type: "invalid_request_error" | "authentication_error" | "billing_error" | "permission_error" | "not_found_error" | "conflict_error" | "request_too_large" | "rate_limit_error" | "timeout_error" | "api_error" | "overloaded_error" | "policy_blocked";
            /** @description The problem in a sentence for humans. Its wording may change. */
            readonly message: string;
            /** @description A stable code for programs, one of those in `x-extensible-enum`. New codes may be added, so treat one that you do not know like its `type`. */
            readonly code: string;
            /** @description The first invalid field or query parameter; `null` if it is not a single one. */
            readonly param: string | null;
            readonly details: components["schemas"]["ErrorDetails"];
        };
        /** @description Every error of the API has this body, which is that of the gateway's own API. */
        readonly ErrorResponse: {
            /**
             * @description Distinguishes an error from every other object.
             * @enum {string}
             */
            readonly type: "error";
            readonly error: components["schemas"]["ErrorObject"];
            /**
             * @description Identifier of the request, as in the header `x-request-id`.
             * @example req_3c91e0d47ab2
             */
            readonly request_id: string;
        };
        /** @description A request that was answered with an error. */
        readonly FailedRequest: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "failed_request";
            /** @description Its id, `x-request-id` of its response. */
            readonly id: string;
            /**
             * Format: date-time
             * @description When it failed.
             */
            readonly at: string;
            /** @description The key that it was made with; `null` if that is not known. */
            readonly key_id: string | null;
            /** @description The key's label; `null` if it has none. */
            readonly key_label: string | null;
            /** @description The model; `null` if the request was refused before it was known. */
            readonly model: string | null;
            /**
             * @description The protocol that it spoke; `null` if neither.
             * @enum {string|null}
             */
            readonly protocol: "chat" | "messages" | "responses" | null;
            /**
             * Format: int32
             * @description The HTTP status of its response; 200 of a stream that broke off.
             */
            readonly status: number;
            /**
             * @description `failed`: its response has an error status; `broken`: its response was a stream that began and broke off.
             * @enum {string}
             */
            readonly outcome: "failed" | "broken";
            /** @description `error.code` of its response. */
            readonly error_code: string;
            /** @description JSON pointer to the first field that was refused; `null` if none was. */
            readonly pointer: string | null;
            /** @description The limit that refused it, `error.details.limit` of a 402; `null` if none did. New values may be added. */
            readonly limit: string | null;
        };
        /** @description A page of failed requests. */
        readonly FailedRequestPage: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "list";
            /** @description The failed requests, newest first. */
            readonly data: readonly components["schemas"]["FailedRequest"][];
            /** @description `cursor` of the next page; `null` on the last one. */
            readonly next_cursor: string | null;
        };
        /** @description A key without its secret, which cannot be shown again. */
        readonly Key: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "key";
            /**
             * @description Identifier of the key.
             * @example key_77aa
             */
            readonly id: string;
            /** @description A name for display, if it has one. */
            readonly label: string | null;
            /**
             * @description Whether requests with the key are served.
             * @enum {string}
             */
            readonly status: "active" | "expired" | "revoked";
            /** @description Whether it is the key of this request. */
            readonly is_caller: boolean;
            /** @description Whether customers may change its settings: one of them created it, and the provider has set none but its label. */
            readonly is_editable: boolean;
            /** @description The key with which a customer created it; `null` if the provider did. */
            readonly made_by: string | null;
            /**
             * Format: date-time
             * @description The hour in UTC, by its begin, in which its last request ended; `null` if there was none. Running and refused requests do not count.
             */
            readonly last_used_at: string | null;
            /** @description Patterns that narrow the models of the plan; `null` if the key is not narrowed. */
            readonly models: readonly string[] | null;
            /**
             * @description What happens to fields of its requests that the contract does not list: `refuse` or `ignore`; `null` if the plan's rule applies.
             * @enum {string|null}
             */
            readonly unlisted_fields: "refuse" | "ignore" | null;
            /** @description The most that may be spent with the key in total, in US dollars; `null` if there is no limit. */
            readonly spending_limit: string | null;
            /** @description Amount spent of the limit in total; `null` if there is no limit. */
            readonly spent: string | null;
            readonly budget: components["schemas"]["Budget"];
            /**
             * Format: date-time
             * @description When it was created.
             */
            readonly created_at: string;
            /**
             * Format: date-time
             * @description When it expires; `null` if it does not.
             */
            readonly expires_at: string | null;
            /**
             * Format: date-time
             * @description Until when the secret before the last rotation is valid; `null` if it was never rotated.
             */
            readonly previous_expires_at: string | null;
            /**
             * Format: date-time
             * @description When it was revoked; `null` if it was not.
             */
            readonly revoked_at: string | null;
        };
        /** @description A change of a key that was asked for. */
        readonly KeyChange: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "key_change";
            /**
             * @description Identifier of the change.
             * @example aud_1c9f
             */
            readonly id: string;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            readonly at: string;
            /**
             * Format: date-time
             * @description When its outcome was known; `null` if it is not.
             */
            readonly ended_at: string | null;
            /** @description The key with which a customer asked for it; `null` if the provider did. */
            readonly by_key: string | null;
            /**
             * @description What was to be done with the key.
             * @enum {string}
             */
            readonly action: "create" | "update" | "rotate" | "revoke";
            /** @description Identifier of the key; `null` if it was not created. */
            readonly key_id: string | null;
            /**
             * @description Result of the change. `unknown` means that it is running, or was cut off and may have happened.
             * @enum {string}
             */
            readonly result: "done" | "refused" | "failed" | "unknown";
            /** @description The code of the error if it was refused or failed; else `null`. */
            readonly error_code: string | null;
            readonly input: components["schemas"]["KeyChangeInput"];
        };
        /** @description The settings that were asked for, without secrets; `null` if there are none. */
        readonly KeyChangeInput: {
            readonly [key: string]: unknown;
        } | null;
        /** @description A page of changes of keys, the change that ended last first. */
        readonly KeyChangeList: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "list";
            /** @description The changes of this page. */
            readonly data: readonly components["schemas"]["KeyChange"][];
            /** @description The `cursor` of the next page; `null` on the last one. */
            readonly next_cursor: string | null;
        };
        /** @description A new key of the account. */
        readonly KeyCreation: {
            /** @description A name for display, in one line, without control characters; none if absent. */
            readonly label?: string;
            /** @description Patterns that narrow the models of the plan: ids, or the start of one followed by `*`. If absent, all models of the plan. */
            readonly models?: readonly string[];
            /**
             * @description The most that may be spent with the key in total, in US dollars; if absent there is no limit.
             * @example 10.00
             */
            readonly spending_limit?: string;
            readonly budget?: components["schemas"]["BudgetTerms"];
            /**
             * Format: date-time
             * @description When it expires, in the future; never if absent.
             */
            readonly expires_at?: string;
        };
        /** @description A page of keys, without their secrets, and what the key of the request may change. */
        readonly KeyList: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "list";
            /** @description What the key of the request may do with keys, one of those in `x-extensible-enum`: `all`; `revoke_only` if the account is suspended; nothing because the key has settings of its own (`key_restricted`), or because the plan leaves the keys to the provider (`plan_off`). New values may be added; treat them as nothing. */
            readonly permission: string;
            /**
             * Format: int64
             * @description Number of active keys of the account.
             */
            readonly active_keys: number;
            /**
             * Format: int64
             * @description Number of active keys up to which customers may create keys; `null` if they may not.
             */
            readonly active_keys_max: number | null;
            /** @description The keys of this page. */
            readonly data: readonly components["schemas"]["Key"][];
            /** @description The `cursor` of the next page; `null` if this is the last. */
            readonly next_cursor: string | null;
        };
        /** @description How a key is revoked. */
        readonly KeyRevocation: {
            /** @description Must be `true` to revoke the key of the request itself. */
            readonly confirm?: boolean;
        };
        /** @description How the secret of a key is replaced. */
        readonly KeyRotation: {
            /**
             * Format: int64
             * @description How long the secret before it stays valid; 24 hours if absent. 0 ends it at once.
             * @example 3600
             */
            readonly overlap_seconds?: number;
        };
        /** @description Changes of a key; absent fields stay unchanged. */
        readonly KeyUpdate: {
            /** @description A name for display, in one line, without control characters; `null` for none. */
            readonly label?: string | null;
            /** @description Patterns that narrow the models of the plan; `null` for all models of the plan. */
            readonly models?: readonly string[] | null;
            /** @description The most that may be spent with the key in total, with what was already spent; `null` for no limit. */
            readonly spending_limit?: string | null;
            readonly budget?: components["schemas"]["BudgetChange"];
            /**
             * Format: date-time
             * @description When it expires; `null` for never.
             */
            readonly expires_at?: string | null;
        };
        /** @description A period of lost entries. The entries that the processes remembered were written again at its end. */
        readonly LostTime: {
            /**
             * Format: date-time
             * @description When the last entry was written that was not lost.
             */
            readonly from: string;
            /**
             * Format: date-time
             * @description When the loss was found.
             */
            readonly to: string;
        };
        /** @description A request that has ended. */
        readonly Request: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "request";
            /** @description Its id, `x-request-id` of its response. */
            readonly id: string;
            /** @description The key that it was made with. */
            readonly key_id: string;
            /** @description The key's label; `null` if it has none. */
            readonly key_label: string | null;
            /** @description The model. */
            readonly model: string;
            /**
             * @description The protocol that it spoke.
             * @enum {string}
             */
            readonly protocol: "chat" | "messages" | "responses";
            /** @description Whether its response was a stream. */
            readonly stream: boolean;
            /**
             * Format: int32
             * @description The HTTP status of its response; 0 if the client had left before there was one.
             */
            readonly status: number;
            /**
             * @description How it ended: `failed` with an error status, `broken` after its response had begun, as a stream of status 200 that ends in an error; `client-gone`, the client left or did not read its response in time; `killed`, the gateway was stopped meanwhile.
             * @enum {string}
             */
            readonly outcome: "finished" | "failed" | "client-gone" | "broken" | "killed";
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
            /** @description The charge, in US dollars. */
            readonly charge: string;
            /**
             * Format: date-time
             * @description When the charge was reversed; `null` if it was not.
             */
            readonly reversed_at: string | null;
            /**
             * Format: date-time
             * @description When it began.
             */
            readonly started_at: string;
            /**
             * Format: date-time
             * @description When it ended.
             */
            readonly ended_at: string;
            /** @description The session of the client's agent, as a header of the request names it; `null` if none does. */
            readonly agent_session: string | null;
            /** @description The agent of the session, by the product name of its `User-Agent`; `null` if it is unknown. */
            readonly agent: string | null;
        };
        /** @description A page of requests. */
        readonly RequestPage: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "list";
            /** @description The requests, newest first. */
            readonly data: readonly components["schemas"]["Request"][];
            /** @description `cursor` of the next page; `null` on the last one. */
            readonly next_cursor: string | null;
            /**
             * Format: date-time
             * @description Requests before this moment may exist only in the provider's archive, and be missing here; `null`: no part of the requested time.
             */
            readonly archived_before: string | null;
        };
        /** @description The sums of a session's ended requests. */
        readonly Session: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "session";
            /** @description The id of the session, as the agent sends it. */
            readonly agent_session: string;
            /** @description The agent, by the product name of its `User-Agent`; `null` if it is unknown. */
            readonly agent: string | null;
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
            /** @description Charges that were not reversed, in US dollars. */
            readonly charge: string;
            /**
             * Format: date-time
             * @description When the first of these requests ended.
             */
            readonly first_at: string;
            /**
             * Format: date-time
             * @description When the last of these requests ended.
             */
            readonly last_at: string;
        };
        /** @description A page of sessions. */
        readonly SessionPage: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "list";
            /** @description The sessions; the one whose last request ended latest comes first. */
            readonly data: readonly components["schemas"]["Session"][];
            /** @description `cursor` of the next page; `null` on the last one. */
            readonly next_cursor: string | null;
            /**
             * Format: date-time
             * @description Requests before this moment may exist only in the provider's archive, and be missing here; `null`: no part of the requested time.
             */
            readonly archived_before: string | null;
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
            /** @description The external identifier of the account, or `null`. */
            readonly account_external_id: string | null;
            /** @description The statement's number, made of the month and the account, so that it never changes. */
            readonly number: string;
            readonly issuer: components["schemas"]["StatementIssuer"];
            readonly customer: components["schemas"]["StatementCustomer"];
            /** @description The month. */
            readonly month: string;
            /**
             * Format: date-time
             * @description The beginning of the month in UTC.
             */
            readonly from: string;
            /**
             * Format: date-time
             * @description The end of the month in UTC; the statement contains all entries before it.
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
            /** @description The times of the month that the ledger lost. A statement that was made before the end of one of them may have another `chain_head`, and it is no sign of tampering. */
            readonly rewinds: readonly components["schemas"]["LostTime"][];
            /**
             * Format: date-time
             * @description When the statement was made.
             */
            readonly as_of: string;
        };
        /** @description Whom the statement is for. Postal address and tax number are the entries `billing_address`, with a semicolon between two lines, and `tax_id` of the account's metadata. */
        readonly StatementCustomer: {
            /** @description The account's name. */
            readonly name: string;
            /** @description The lines of the postal address; empty if none is recorded. */
            readonly address: readonly string[];
            /** @description The tax number, or `null`. */
            readonly tax_id: string | null;
            /** @description An e-mail address, or `null`. */
            readonly email: string | null;
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
        /** @description Who issues the statement, from the section `brand` of the configuration. */
        readonly StatementIssuer: {
            /** @description The seller's name; without one, the name of the service. */
            readonly name: string;
            /** @description The lines of the postal address; empty if none is recorded. */
            readonly address: readonly string[];
            /** @description The tax number, or `null`. */
            readonly tax_id: string | null;
            /** @description An e-mail address, or `null`. */
            readonly email: string | null;
            /** @description The address of a support page, or `null`. */
            readonly url: string | null;
        };
        /** @description The months that there are statements of. */
        readonly StatementList: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "list";
            /** @description The months, newest first. */
            readonly data: readonly components["schemas"]["StatementMonth"][];
        };
        /** @description A month of the account. */
        readonly StatementMonth: {
            /** @description The month in UTC, such as `2026-11`. */
            readonly month: string;
            /** @description Whether the month is over. */
            readonly is_complete: boolean;
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
            /** @description How the balance changed, so usually below zero; reversed charges count on the day they were reversed. */
            readonly amount: string;
        };
        /**
         * @description What happens to fields of a request with this key that this document does not list. `refuse`: each is a 400. `ignore`: those that common clients are known to send are accepted, and the ones without effect are named in `x-ignored-fields`; any other is a 400.
         * @enum {string}
         */
        readonly UnlistedFields: "refuse" | "ignore";
        /** @description The sums of one day, model or key. */
        readonly UsageGroup: {
            /** @description A day in UTC such as `2026-11-22`, or the id of a model or a key. */
            readonly group: string;
            /** @description Of a key, its label; `null` if it has none, and of days and models. */
            readonly label: string | null;
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
            /** @description Charges less reversed charges, in US dollars; negative if more was reversed. */
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
             * @description Grouping of the sums.
             * @enum {string}
             */
            readonly by: "day" | "model" | "key";
            /** @description The sums; days in their order, models and keys by name. */
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
        /** @description The body is malformed JSON or violates the contract; `error.details.issues` lists the issues, up to 50. */
        readonly BadBody: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
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
        /** @description A query parameter is not one that the contract names, or its value is not valid; `error.details.issues` lists the issues. */
        readonly BadRequest: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
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
        /** @description The body is malformed JSON or violates the contract, or the key is the one of the request and the body does not confirm that; `error.details.issues` lists the issues. */
        readonly BadRevocation: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
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
        /** @description The service is shutting down or cannot reach its store: try again after the time in `retry- after`. With `change_unconfirmed` the change may have been carried out: look before you repeat it. */
        readonly ChangeUnconfirmed: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly deprecation: components["headers"]["Deprecation"];
                readonly sunset: components["headers"]["Sunset"];
                readonly link: components["headers"]["Link"];
                readonly "retry-after": components["headers"]["RetryAfter"];
                readonly "retry-after-ms": components["headers"]["RetryAfterMs"];
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
        /** @description The new key, with its secret. */
        readonly CreatedKey: {
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
                readonly "application/json": components["schemas"]["CreatedKey"];
            };
        };
        /** @description A page of failed requests. */
        readonly FailedRequests: {
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
                readonly "application/json": components["schemas"]["FailedRequestPage"];
            };
        };
        /** @description An internal error. */
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
        /** @description The changes. */
        readonly KeyChanges: {
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
                readonly "application/json": components["schemas"]["KeyChangeList"];
            };
        };
        /** @description The plan of the account leaves the keys to the provider, the key of the request has settings of its own, the account is suspended, or the provider has set the key to change. */
        readonly KeyNotChanged: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
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
        /** @description The plan of the account leaves the keys to the provider, or the key of the request has settings of its own. */
        readonly KeyNotRevoked: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
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
        /** @description The key is revoked; the change was not made. */
        readonly KeyRevoked: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
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
        /** @description The key is revoked; or it would be active again, and the account has as many active keys as the plan allows; or a process of an older release may count the budget in UTC. The change was not made. */
        readonly KeyUpdateConflict: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
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
        /** @description A page of keys. */
        readonly Keys: {
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
                readonly "application/json": components["schemas"]["KeyList"];
            };
        };
        /** @description The plan of the account leaves the keys to the provider, the key of the request has settings of its own, or the account is suspended. */
        readonly KeysNotManaged: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
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
        /** @description The account has no such key. */
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
        /** @description The body is too large. */
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
        /** @description The body arrived too slowly. */
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
        /** @description A page of requests. */
        readonly Requests: {
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
                readonly "application/json": components["schemas"]["RequestPage"];
            };
        };
        /** @description The key. */
        readonly RevokedKey: {
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
                readonly "application/json": components["schemas"]["Key"];
            };
        };
        /** @description The key with its new secret. Store it now, it is not shown again. */
        readonly RotatedKey: {
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
                readonly "application/json": components["schemas"]["CreatedKey"];
            };
        };
        /** @description The service is shutting down or cannot reach its store. Try again after the time in `retry- after`. */
        readonly ServiceStopping: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly deprecation: components["headers"]["Deprecation"];
                readonly sunset: components["headers"]["Sunset"];
                readonly link: components["headers"]["Link"];
                readonly "retry-after": components["headers"]["RetryAfter"];
                readonly "retry-after-ms": components["headers"]["RetryAfterMs"];
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
        /** @description A page of sessions. */
        readonly Sessions: {
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
                readonly "application/json": components["schemas"]["SessionPage"];
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
        /** @description The months. */
        readonly Statements: {
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
                readonly "application/json": components["schemas"]["StatementList"];
            };
        };
        /** @description The account has as many active keys as the plan allows, or a process of an older release may count the budget in UTC; the key was not created. */
        readonly TooManyKeys: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
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
        /** @description A limit of the console is reached. Try again after the time in `retry-after`. */
        readonly TooManyRequests: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly deprecation: components["headers"]["Deprecation"];
                readonly sunset: components["headers"]["Sunset"];
                readonly link: components["headers"]["Link"];
                readonly "retry-after": components["headers"]["RetryAfter"];
                readonly "retry-after-ms": components["headers"]["RetryAfterMs"];
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
        /** @description The body is not JSON, or its encoding is not supported. */
        readonly UnsupportedMediaType: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly "accept-encoding": components["headers"]["AcceptEncoding"];
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
        /** @description The key after the change. */
        readonly UpdatedKey: {
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
                readonly "application/json": components["schemas"]["Key"];
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
        /** @description Only the requests of this session of an agent. */
        readonly AgentSessionQuery: string;
        /** @description An identifier of your choice, returned as `x-client-request-id`. */
        readonly ClientRequestId: string;
        /**
         * @description Only this `error.code`.
         * @example rate_limited
         */
        readonly CodeQuery: string;
        /** @description The `next_cursor` of the page before; the other parameters stay the same. Rows that are added meanwhile neither repeat nor move those of later pages. */
        readonly CursorQuery: string;
        /**
         * @description Only requests that ended at or after this moment: a date, which is its midnight in UTC, or a date with a time of day.
         * @example 2026-11-01
         */
        readonly FromQuery: string;
        /** @description Grouping of the sums; `day` if absent. */
        readonly Grouping: "day" | "model" | "key";
        /**
         * @description Identifier of a key, never the key itself.
         * @example key_77aa
         */
        readonly KeyId: string;
        /** @description Only this key, by its identifier. */
        readonly KeyQuery: string;
        /** @description Only keys with this `status`. */
        readonly KeyStatusQuery: "active" | "expired" | "revoked";
        /**
         * @description The most rows of one page, from 1 to 1000; 100 if absent.
         * @example 100
         */
        readonly LimitQuery: string;
        /** @description Only this model. */
        readonly ModelQuery: string;
        /**
         * @description A month in UTC, such as `2026-11`; not a future one.
         * @example 2026-11
         */
        readonly StatementMonth: string;
        /**
         * @description Only this HTTP status, such as `429`.
         * @example 429
         */
        readonly StatusQuery: string;
        /**
         * @description Only requests that ended before this moment, written like `from`.
         * @example 2026-12-01
         */
        readonly ToQuery: string;
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
                /** @description Grouping of the sums; `day` if absent. */
                readonly by?: components["parameters"]["Grouping"];
                /**
                 * @description Only requests that ended at or after this moment: a date, which is its midnight in UTC, or a date with a time of day.
                 * @example 2026-11-01
                 */
                readonly from?: components["parameters"]["FromQuery"];
                /**
                 * @description Only requests that ended before this moment, written like `from`.
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
    readonly listConsoleRequests: {
        readonly parameters: {
            readonly query?: {
                /** @description Only this key, by its identifier. */
                readonly key?: components["parameters"]["KeyQuery"];
                /** @description Only this model. */
                readonly model?: components["parameters"]["ModelQuery"];
                /** @description Only the requests of this session of an agent. */
                readonly agent_session?: components["parameters"]["AgentSessionQuery"];
                /**
                 * @description Only requests that ended at or after this moment: a date, which is its midnight in UTC, or a date with a time of day.
                 * @example 2026-11-01
                 */
                readonly from?: components["parameters"]["FromQuery"];
                /**
                 * @description Only requests that ended before this moment, written like `from`.
                 * @example 2026-12-01
                 */
                readonly to?: components["parameters"]["ToQuery"];
                /**
                 * @description The most rows of one page, from 1 to 1000; 100 if absent.
                 * @example 100
                 */
                readonly limit?: components["parameters"]["LimitQuery"];
                /** @description The `next_cursor` of the page before; the other parameters stay the same. Rows that are added meanwhile neither repeat nor move those of later pages. */
                readonly cursor?: components["parameters"]["CursorQuery"];
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
            readonly 200: components["responses"]["Requests"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceStopping"];
        };
    };
    readonly listConsoleFailedRequests: {
        readonly parameters: {
            readonly query?: {
                /** @description Only this key, by its identifier. */
                readonly key?: components["parameters"]["KeyQuery"];
                /** @description Only this model. */
                readonly model?: components["parameters"]["ModelQuery"];
                /**
                 * @description Only this HTTP status, such as `429`.
                 * @example 429
                 */
                readonly status?: components["parameters"]["StatusQuery"];
                /**
                 * @description Only this `error.code`.
                 * @example rate_limited
                 */
                readonly code?: components["parameters"]["CodeQuery"];
                /**
                 * @description Only requests that ended at or after this moment: a date, which is its midnight in UTC, or a date with a time of day.
                 * @example 2026-11-01
                 */
                readonly from?: components["parameters"]["FromQuery"];
                /**
                 * @description Only requests that ended before this moment, written like `from`.
                 * @example 2026-12-01
                 */
                readonly to?: components["parameters"]["ToQuery"];
                /**
                 * @description The most rows of one page, from 1 to 1000; 100 if absent.
                 * @example 100
                 */
                readonly limit?: components["parameters"]["LimitQuery"];
                /** @description The `next_cursor` of the page before; the other parameters stay the same. Rows that are added meanwhile neither repeat nor move those of later pages. */
                readonly cursor?: components["parameters"]["CursorQuery"];
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
            readonly 200: components["responses"]["FailedRequests"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceStopping"];
        };
    };
    readonly listConsoleSessions: {
        readonly parameters: {
            readonly query?: {
                /** @description Only the requests of this session of an agent. */
                readonly agent_session?: components["parameters"]["AgentSessionQuery"];
                /** @description Only this key, by its identifier. */
                readonly key?: components["parameters"]["KeyQuery"];
                /** @description Only this model. */
                readonly model?: components["parameters"]["ModelQuery"];
                /**
                 * @description Only requests that ended at or after this moment: a date, which is its midnight in UTC, or a date with a time of day.
                 * @example 2026-11-01
                 */
                readonly from?: components["parameters"]["FromQuery"];
                /**
                 * @description Only requests that ended before this moment, written like `from`.
                 * @example 2026-12-01
                 */
                readonly to?: components["parameters"]["ToQuery"];
                /**
                 * @description The most rows of one page, from 1 to 1000; 100 if absent.
                 * @example 100
                 */
                readonly limit?: components["parameters"]["LimitQuery"];
                /** @description The `next_cursor` of the page before; the other parameters stay the same. Rows that are added meanwhile neither repeat nor move those of later pages. */
                readonly cursor?: components["parameters"]["CursorQuery"];
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
            readonly 200: components["responses"]["Sessions"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceStopping"];
        };
    };
    readonly listConsoleStatements: {
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
            readonly 200: components["responses"]["Statements"];
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
    readonly listConsoleKeys: {
        readonly parameters: {
            readonly query?: {
                /** @description Only keys with this `status`. */
                readonly status?: components["parameters"]["KeyStatusQuery"];
                /**
                 * @description The most rows of one page, from 1 to 1000; 100 if absent.
                 * @example 100
                 */
                readonly limit?: components["parameters"]["LimitQuery"];
                /** @description The `next_cursor` of the page before; the other parameters stay the same. Rows that are added meanwhile neither repeat nor move those of later pages. */
                readonly cursor?: components["parameters"]["CursorQuery"];
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
            readonly 200: components["responses"]["Keys"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceStopping"];
        };
    };
    readonly createConsoleKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An identifier of your choice, returned as `x-client-request-id`. */
                readonly "x-request-id"?: components["parameters"]["ClientRequestId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["KeyCreation"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["CreatedKey"];
            readonly 400: components["responses"]["BadBody"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["KeysNotManaged"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["TooManyKeys"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ChangeUnconfirmed"];
        };
    };
    readonly updateConsoleKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An identifier of your choice, returned as `x-client-request-id`. */
                readonly "x-request-id"?: components["parameters"]["ClientRequestId"];
            };
            readonly path: {
                /**
                 * @description Identifier of a key, never the key itself.
                 * @example key_77aa
                 */
                readonly id: components["parameters"]["KeyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["KeyUpdate"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["UpdatedKey"];
            readonly 400: components["responses"]["BadBody"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["KeyNotChanged"];
            readonly 404: components["responses"]["NotFound"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyUpdateConflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ChangeUnconfirmed"];
        };
    };
    readonly rotateConsoleKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An identifier of your choice, returned as `x-client-request-id`. */
                readonly "x-request-id"?: components["parameters"]["ClientRequestId"];
            };
            readonly path: {
                /**
                 * @description Identifier of a key, never the key itself.
                 * @example key_77aa
                 */
                readonly id: components["parameters"]["KeyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["KeyRotation"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["RotatedKey"];
            readonly 400: components["responses"]["BadBody"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["KeysNotManaged"];
            readonly 404: components["responses"]["NotFound"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyRevoked"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ChangeUnconfirmed"];
        };
    };
    readonly revokeConsoleKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An identifier of your choice, returned as `x-client-request-id`. */
                readonly "x-request-id"?: components["parameters"]["ClientRequestId"];
            };
            readonly path: {
                /**
                 * @description Identifier of a key, never the key itself.
                 * @example key_77aa
                 */
                readonly id: components["parameters"]["KeyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["KeyRevocation"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["RevokedKey"];
            readonly 400: components["responses"]["BadRevocation"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["KeyNotRevoked"];
            readonly 404: components["responses"]["NotFound"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ChangeUnconfirmed"];
        };
    };
    readonly listConsoleAudit: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The most rows of one page, from 1 to 1000; 100 if absent.
                 * @example 100
                 */
                readonly limit?: components["parameters"]["LimitQuery"];
                /** @description The `next_cursor` of the page before; the other parameters stay the same. Rows that are added meanwhile neither repeat nor move those of later pages. */
                readonly cursor?: components["parameters"]["CursorQuery"];
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
            readonly 200: components["responses"]["KeyChanges"];
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
    | "http_version_not_supported"
    | "confirmation_required"
    | "customer_keys_off"
    | "key_restricted"
    | "key_set_by_provider"
    | "key_limit_reached"
    | "key_revoked"
    | "older_release_running"
    | "change_unconfirmed";
