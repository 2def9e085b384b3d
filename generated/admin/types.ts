// Made from spec/ by scripts/generate.ts. Do not edit.

export interface paths {
    readonly "/accounts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List accounts
         * @description Lists accounts in pages, the oldest first unless `sort` and `order` say otherwise.
         */
        readonly get: operations["listAccounts"];
        readonly put?: never;
        /**
         * Open an account
         * @description Opens an account on a plan of the configuration, with an opening balance.
         */
        readonly post: operations["createAccount"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/accounts/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Show an account
         * @description Shows one account with its balance.
         */
        readonly get: operations["showAccount"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change an account
         * @description Changes the name, plan, budget or details of an account. Running requests keep the old settings; later ones use the new settings, in every process.
         */
        readonly patch: operations["updateAccount"];
        readonly trace?: never;
    };
    readonly "/accounts/{id}/suspend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Suspend an account
         * @description Blocks its keys from every model, from the next request on; they still see the account. Requests that run end and are charged. Suspending it again changes nothing.
         */
        readonly post: operations["suspendAccount"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/accounts/{id}/resume": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Resume an account
         * @description Ends a suspension. Resuming an account that is not suspended changes nothing.
         */
        readonly post: operations["resumeAccount"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/accounts/{id}/close": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Close an account
         * @description Closes an account permanently: its keys are refused, and nothing but refunds of its remaining credit changes it. It is refused while running requests hold money; suspend the account first and close it when they have ended. Closing it again changes nothing.
         */
        readonly post: operations["closeAccount"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/accounts/{id}/webhook": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Show the webhook of an account
         * @description Shows the account's webhook for low-balance notices, and its signing secret, which the customer needs to verify them. Another address has another secret.
         */
        readonly get: operations["showWebhook"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/accounts/{id}/top-ups": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Top up an account
         * @description Adds credit to an account, once for each `reference`: a payment provider may send its message twice. A balance may be at most 9,000,000; what an account pays and spends over its life has no bound.
         */
        readonly post: operations["topUpAccount"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/accounts/{id}/refunds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Refund an account
         * @description Takes unused credit back, and nothing if more than that is asked for: what running requests hold cannot be refunded.
         */
        readonly post: operations["refundAccount"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/accounts/{id}/corrections": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Correct a balance
         * @description Adds to a balance or takes from it, to fix a mistake. It takes nothing that running requests hold, and leaves at most 9,000,000.
         */
        readonly post: operations["correctAccount"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/accounts/{id}/entries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List an account's entries
         * @description Lists the changes of an account's balance in their order, with the hashes that chain the entries.
         */
        readonly get: operations["listEntries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/accounts/{id}/repairs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Repair an account's sums and chain
         * @description Sets the held amount of the account, and the sums of its keys' limits and of the budgets, to those of its entries and holds, where they differ. The holds of ended processes that these sums had kept from ending are then ended; a request whose process still runs is settled within some seconds. The balance is not changed.
         *     Records the original text of entries that were hashed with half of a surrogate pair, which the ledger keeps as U+FFFD. It changes no entry: the hash of the entry proves the text, which is sought in the audit log and by trial. From then on the ledger is verified with it. Repairing again changes nothing.
         *     It also records the text of entries with NUL, which PostgreSQL cannot store. They can then be moved there, with U+FFFD in its place.
         */
        readonly post: operations["repairAccount"];
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
         * @description Lists the keys of one account or of all, without their secrets, in pages, the oldest first unless `sort` and `order` say otherwise.
         */
        readonly get: operations["listKeys"];
        readonly put?: never;
        /**
         * Create a key
         * @description Creates a key for an account. Only this response contains the key itself.
         */
        readonly post: operations["createKey"];
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
        /**
         * Show a key
         * @description Shows one key, without its secret.
         */
        readonly get: operations["showKey"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change a key
         * @description Changes the settings of a key. Running requests keep the old settings; later ones use the new settings, in every process.
         */
        readonly patch: operations["updateKey"];
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
         * @description Replaces the secret of a key. The key keeps its id, its settings, and what was spent of its limit and budget, which both secrets share. The secret before it stays valid for the overlap; one that an earlier rotation replaced ends at once. The new secret is in this response and nowhere else.
         */
        readonly post: operations["rotateKey"];
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
         * @description Revokes a key: its next request is refused, in every process. Requests under way end and are charged. Revoking it again changes nothing.
         */
        readonly post: operations["revokeKey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/plans": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the plans
         * @description Lists the plans of the configuration; with `accounts=true`, how many accounts each has, and the plans that accounts have but the configuration does not.
         */
        readonly get: operations["listPlans"];
        readonly put?: never;
        readonly post?: never;
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
         * List the catalog
         * @description Lists every model of the configuration, with the catalog's prices per token; with `plan`, the models that the plan sells, at its prices, as `GET /v1/models` shows them to its customers.
         */
        readonly get: operations["listCatalog"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/upstreams": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the upstreams
         * @description Lists the upstreams of every model that have an address, with their prices, dialects and quirks.
         */
        readonly get: operations["listUpstreams"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/upstreams/attempts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Sum up the attempts
         * @description Sums up the calls of each upstream, of all replicas, that belong to the latest ended requests since `from`: every attempt counts, also one that failed before another upstream answered. At most 5,000 requests are read; `complete` says whether these are all. Without `from` it sums up the last 24 hours.
         */
        readonly get: operations["listUpstreamAttempts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/upstreams/probe": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Probe upstreams
         * @description Tests the features of each upstream by small requests that the vendor bills to the operator. With `dry_run` it sends no requests and reports the maximum cost of the probe.
         */
        readonly post: operations["probeUpstreams"];
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
         * @description Sums up requests, failures, tokens, charges, upstream costs and the margin between them, of the requests that the other parameters leave. The groups are in the order of their names, unless `top` is given.
         */
        readonly get: operations["getUsage"];
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
         * @description Lists the requests that have ended, newest first. Those that failed have their `error_code` and `pointer` as long as `GET /failed-requests` has them. A 402 is not among them, so `limit` is `null`.
         */
        readonly get: operations["listRequests"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/statements/{month}/document": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get all statements of a month
         * @description Gets the statements of all accounts that were open in a month as one file of comma-separated values: the lines of each account between its two balances, with its identifier.
         */
        readonly get: operations["getStatementsDocument"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/accounts/{id}/statements/{month}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a statement
         * @description Gets the statement of an account for a month in UTC: the opening balance, the usage by day and model, operators' entries one by one, and the closing balance, which is their exact sum.
         */
        readonly get: operations["getStatement"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/accounts/{id}/statements/{month}/document": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a statement as a document
         * @description Gets the statement of an account for a month as the text of a file: a page to read and print, without scripts, comma-separated values, or the text of an e-mail.
         */
        readonly get: operations["getStatementDocument"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/requests/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Show a request
         * @description Shows one request by its id, the `x-request-id` of its response. What is not known while it runs is `null`.
         */
        readonly get: operations["showRequest"];
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
         * @description Lists the requests that were answered with an error, refused ones included, newest first: of at most seven days the last 1,000 of each account, the last 500 without a valid key, and the last 20,000 of all.
         */
        readonly get: operations["listFailedRequests"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/deprecations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List who uses what is deprecated
         * @description Lists which keys used a deprecated operation, field or model in requests that ended, in the order of the deprecations, the accounts and the keys. Without `from`, the requests of the last 30 days before `to`.
         */
        readonly get: operations["listDeprecatedUses"];
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
         * @description Sums up the ended requests of each session of an agent, by the id that the agent sends in a header such as `x-claude-code-session-id`; the session whose last request ended latest comes first. Without `from`, the requests of the last 30 days before `to`.
         */
        readonly get: operations["listSessions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/names": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Look up names
         * @description Gives the names of accounts and the labels of keys by their ids, so that a report can be shown with names.
         */
        readonly get: operations["listNames"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ledger/verification": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Verify the ledger
         * @description Recomputes every balance from its entries. It reads the entries after the place where the last verification of each account ended, and keeps the place where this one ends; with `full` it reads all that the ledger has.
         */
        readonly get: operations["verifyLedger"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/actor": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Show the owner of the token
         * @description Shows the name and the role of the token that the request carries.
         */
        readonly get: operations["showActor"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/live": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Show the current activity
         * @description Shows the open requests and streams by model, the circuit breakers of the upstreams and the delay of the event loop, of the process that is asked. Ended requests of all replicas are in `GET /usage`.
         */
        readonly get: operations["showLive"];
        readonly put?: never;
        readonly post?: never;
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
         * List the audit log
         * @description Lists the changes that operators asked for, and those of keys that customers asked for, in pages: the change that ended last comes first, and a change without an outcome has the place at which it was asked for. When it ends, it moves to the top. The pages that follow a first page show the log as it was at that page.
         */
        readonly get: operations["listAudit"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/reload": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Reload the configuration
         * @description Reads the gateway's configuration again: models, upstreams, presets and plans change at once. An invalid configuration is refused, and the current one stays in use.
         */
        readonly post: operations["reloadGateway"];
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
        /** @description A customer with a prepaid balance. */
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
            /** @description Your own unique identifier for the customer, or `null`. */
            readonly external_id: string | null;
            /** @description The customer's e-mail address; `null` if unknown. The gateway does not send e-mail to it. */
            readonly email: string | null;
            readonly metadata: components["schemas"]["Metadata"];
            /** @description Receives the customer's low-balance notices; `null` if there is none. */
            readonly webhook_url: string | null;
            /** @description Identifier of its plan. */
            readonly plan: string;
            /**
             * @description Whether its keys are served: those of a suspended account are blocked from every model, those of a closed account are refused.
             * @enum {string}
             */
            readonly state: "active" | "suspended" | "closed";
            /** @description The whole balance, in US dollars. */
            readonly balance: string;
            /** @description Amount available to new requests, `balance` minus `held`. */
            readonly available: string;
            /** @description The amount held by running requests. */
            readonly held: string;
            /** @description The cost of all requests. */
            readonly spent: string;
            /** @description Net payments, which are all payments minus refunds. */
            readonly topped_up: string;
            readonly budget: components["schemas"]["Budget"];
            /**
             * Format: date-time
             * @description When it was opened.
             */
            readonly created_at: string;
            /**
             * Format: date-time
             * @description When it was suspended; `null` if it is not.
             */
            readonly suspended_at: string | null;
            /**
             * Format: date-time
             * @description When it was closed; `null` if it is not.
             */
            readonly closed_at: string | null;
        };
        /** @description A new account. */
        readonly AccountCreation: {
            /** @description A name for display, in one line: not blank, without control characters. */
            readonly name: string;
            /** @description Identifier of a plan of the configuration. */
            readonly plan: string;
            /**
             * @description The opening balance in US dollars, with at most 9 digits after the point and at most 9,000,000; none if absent.
             * @example 10.00
             */
            readonly balance?: string;
            /** @description Your own identifier for the customer, without control characters, which no other account has. */
            readonly external_id?: string;
            /** @description The customer's e-mail address. The gateway does not send e-mail to it. */
            readonly email?: string;
            readonly metadata?: components["schemas"]["Metadata"];
            /** @description Receives a notice when the customer's balance becomes low, and when it recovers. It begins with `https://` and has a public address, unless the section `alerts.customers` of the configuration allows others; without that section there is none. */
            readonly webhook_url?: string;
            readonly budget?: components["schemas"]["BudgetTerms"];
        };
        /** @description A page of accounts. */
        readonly AccountList: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "list";
            /** @description The accounts of this page. */
            readonly data: readonly components["schemas"]["Account"][];
            /** @description The `cursor` of the next page; `null` if this is the last. */
            readonly next_cursor: string | null;
            /**
             * Format: int64
             * @description Number of accounts on all pages; absent unless the query has `total=true`.
             */
            readonly total?: number;
        };
        /** @description Changes of an account; absent fields stay unchanged. */
        readonly AccountUpdate: {
            /** @description A name for display, in one line: not blank, without control characters. */
            readonly name?: string;
            /** @description Identifier of a plan of the configuration. */
            readonly plan?: string;
            /** @description Your own identifier for the customer, without control characters, which no other account has; `null` for none. */
            readonly external_id?: string | null;
            /** @description The customer's e-mail address; `null` for none. The gateway does not send e-mail to it. */
            readonly email?: string | null;
            readonly metadata?: components["schemas"]["MetadataChange"];
            /** @description Receives the customer's low-balance notices, as for a new account; `null` for none. */
            readonly webhook_url?: string | null;
            readonly budget?: components["schemas"]["BudgetChange"];
        };
        /** @description The owner of the request's token. */
        readonly Actor: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "actor";
            /** @description The name of the token. */
            readonly name: string;
            /**
             * @description Permissions of the token; each role includes the ones before it.
             * @enum {string}
             */
            readonly role: "read" | "support" | "full";
        };
        /** @description The latest failed attempt; `null` if none of the counted ones failed. */
        readonly AttemptFailure: {
            /** @description The request that made the attempt. */
            readonly request_id: string;
            /**
             * Format: date-time
             * @description When that request ended.
             */
            readonly at: string;
            /** @description Why it failed, such as `overloaded` or `timeout`; `null` for requests of earlier releases. */
            readonly failure: string | null;
            /**
             * Format: int64
             * @description The upstream's HTTP status; 0 without a response.
             */
            readonly status: number;
        } | null;
        /** @description A page of the audit log, the change that ended last first. */
        readonly AuditPage: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "list";
            /** @description The changes of this page. */
            readonly data: readonly components["schemas"]["AuditRecord"][];
            /** @description The `cursor` of the next page; `null` on the last one. */
            readonly next_cursor: string | null;
        };
        /** @description A change that an operator, or a customer in the console, asked for. It is recorded before it is tried, and its outcome before the response is sent; no record is changed or removed later. */
        readonly AuditRecord: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "audit_record";
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
            /** @description The name of an admin token, `cli:` and the user of the host who ran a command there, or `key:` and the id of the key with which a customer asked for it. */
            readonly actor: string;
            /** @description The role of the actor; `customer` of a key. */
            readonly role: string;
            /**
             * @description The `operationId` of this document.
             * @example topUpAccount
             */
            readonly operation: string;
            /** @description Identifier of the account or key; `null` if the change has none. */
            readonly target: string | null;
            /**
             * @description Result of the change. `unknown` means that it is running, or was cut off and may have happened.
             * @enum {string}
             */
            readonly result: "done" | "refused" | "failed" | "unknown";
            /** @description The code of the error if it was refused or failed; else `null`. */
            readonly error_code: string | null;
            readonly input: components["schemas"]["AuditedState"];
            readonly before: components["schemas"]["AuditedState"];
            readonly after: components["schemas"]["AuditedState"];
        };
        /** @description The body of the call; the account or key before it; the response to it. Secrets are left out; `null` if there is none. */
        readonly AuditedState: {
            readonly [key: string]: unknown;
        } | null;
        /** @description An entry that breaks the chain. */
        readonly BrokenEntry: {
            /** @description Identifier of the entry, unique with its kind. */
            readonly id: string;
            /**
             * @description Kind of the entry.
             * @enum {string}
             */
            readonly kind: "top-up" | "refund" | "correction" | "usage" | "reversal";
            /** @description The entry's hash, hexadecimal, as it was stored with the entry. */
            readonly hash: string;
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
        /** @description A correction of a balance. */
        readonly CorrectionAmount: {
            /**
             * @description The added amount in US dollars, negative for a deduction; not zero, with at most 9 digits after the point and at most 9,000,000.
             * @example -1.25
             */
            readonly amount: string;
            /**
             * @description Your own name of this payment, such as the payment provider's id of it: visible ASCII characters without spaces. It is unique for the account and the kind of entry. A repeat with the same amount and note changes nothing and is answered with the first entry; with another amount or note it is refused.
             * @example pi_3PqX2e
             */
            readonly reference?: string;
            /**
             * @description Purpose of the entry, for people, in one line: not blank, without control characters. It is on the account's statement.
             * @example Invoice 2026-117
             */
            readonly note?: string;
        };
        /** @description The sums that count against a balance, a limit or a budget. */
        readonly CountedSums: {
            /** @description US dollars held for requests in progress. */
            readonly held: string;
            /** @description US dollars spent; null for an account, whose chain of entries proves its balance. */
            readonly spent: string | null;
        };
        /** @description A new key. Store its secret now: it is not shown again. */
        readonly CreatedKey: {
            /**
             * @description Identifier of the key.
             * @example key_77aa
             */
            readonly id: string;
            /**
             * @description Identifier of its account.
             * @example acc_5d1e
             */
            readonly account_id: string;
            /** @description A name for display, if it has one. */
            readonly label: string | null;
            /**
             * @description Whether requests with the key are served.
             * @enum {string}
             */
            readonly status: "active" | "expired" | "revoked";
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
            /** @description The key with which a customer created it in the console; `null` if an operator did. */
            readonly made_by: string | null;
            /**
             * Format: date-time
             * @description The hour in UTC, by its begin, in which the last request of the key ended for which money was held; `null` if there was none. Running and refused requests do not count.
             */
            readonly last_used_at: string | null;
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "key";
            /**
             * @description The key itself.
             * @example sk-gw-…
             */
            readonly key: string;
            /** @description Probable mistakes, such as a pattern that matches no model. */
            readonly warnings: readonly string[];
        };
        /** @description An amount of credit. */
        readonly CreditAmount: {
            /**
             * @description US dollars above zero, with at most 9 digits after the point and at most 9,000,000.
             * @example 10.00
             */
            readonly amount: string;
            /**
             * @description Your own name of this payment, such as the payment provider's id of it: visible ASCII characters without spaces. It is unique for the account and the kind of entry. A repeat with the same amount and note changes nothing and is answered with the first entry; with another amount or note it is refused.
             * @example pi_3PqX2e
             */
            readonly reference?: string;
            /**
             * @description Purpose of the entry, for people, in one line: not blank, without control characters. It is on the account's statement.
             * @example Invoice 2026-117
             */
            readonly note?: string;
        };
        /** @description How often a key used something deprecated. */
        readonly DeprecatedUse: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "deprecated_use";
            /** @description What is deprecated: `operation:` and its id, `field:` with protocol and path, or `model:` and its id. */
            readonly deprecation: string;
            /** @description Identifier of the account. */
            readonly account_id: string;
            /** @description Identifier of the key. */
            readonly key_id: string;
            /**
             * Format: int64
             * @description Requests that used it.
             */
            readonly requests: number;
            /**
             * Format: date-time
             * @description When the last of these requests ended.
             */
            readonly last_at: string;
            /**
             * Format: date-time
             * @description When it was or will be deprecated; `null` if that is not known, or if it is no longer listed as deprecated.
             */
            readonly deprecated_at: string | null;
            /**
             * Format: date-time
             * @description From when it is no longer served; `null` if no date is set.
             */
            readonly sunset_at: string | null;
        };
        /** @description A page of uses. */
        readonly DeprecatedUsePage: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "list";
            /** @description The uses, in the order of the deprecations, the accounts and the keys. */
            readonly data: readonly components["schemas"]["DeprecatedUse"][];
            /** @description The `cursor` of the next page; `null` if this is the last. */
            readonly next_cursor: string | null;
            /**
             * Format: date-time
             * @description Charges before this moment may exist only in the operator's archive, and be missing here; `null`: no part of the requested time.
             */
            readonly archived_before: string | null;
        };
        /** @description An entry of an account's log, with its place in the account's chain. */
        readonly Entry: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "entry";
            /** @description Identifier of the entry, unique with its kind: that of the request for usage and its reversal, `opening ` and the account for an opening balance, `KIND:ACCOUNT:REFERENCE` with a reference. */
            readonly id: string;
            /** @description Identifier of the account. */
            readonly account_id: string;
            /**
             * @description Kind of the entry; a reversal reverses the charge of a request.
             * @enum {string}
             */
            readonly kind: "top-up" | "refund" | "correction" | "usage" | "reversal";
            /** @description How it changed the balance, in US dollars. */
            readonly amount: string;
            /** @description The reference that it was posted with; `null` without one. */
            readonly reference: string | null;
            /** @description The note that it was posted with; `null` without one. */
            readonly note: string | null;
            /** @description Who posted it, or opened the account with this balance; `null` for what requests did, and for entries of older releases. */
            readonly actor: string | null;
            /**
             * Format: date-time
             * @description When it was posted.
             */
            readonly at: string;
            /** @description The model of the request; `null` for an operator's entry. */
            readonly model: string | null;
            /** @description The key of the request; `null` for an operator's entry. */
            readonly key_id: string | null;
            /** @description The entry's hash, hexadecimal: the SHA-256 of the hash of the account's entry before it followed by the SHA-256 of `text`, both as bytes. `null` for entries from before there were hashes. */
            readonly hash: string | null;
            /** @description The entry's canonical text, which its hash is computed of; of an entry that was repaired, the text that the repair recorded. */
            readonly text: string;
        };
        /** @description A page of an account's entries. */
        readonly EntryPage: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "list";
            /** @description The entries, the oldest first. */
            readonly data: readonly components["schemas"]["Entry"][];
            /** @description The `cursor` of the next page; `null` if this is the last. */
            readonly next_cursor: string | null;
            /**
             * Format: date-time
             * @description Charges before this moment may exist only in the operator's archive, and be missing here; `null`: no part of the requested time.
             */
            readonly archived_before: string | null;
        };
        /** @description More about the error, or `null`. A contract violation has `issues`; a refund beyond the credit has `available`; closing an account while requests run has `held`. */
        readonly ErrorDetails: {
            /** @description Every broken rule of the request. */
            readonly issues?: readonly components["schemas"]["ErrorIssue"][];
            /** @description Refundable amount, in US dollars. */
            readonly available?: string;
            /** @description Amount held by running requests, in US dollars. */
            readonly held?: string;
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
             * @description The kind of error.
             * @enum {string}
             */
            readonly type: "invalid_request_error" | "authentication_error" | "permission_error" | "not_found_error" | "conflict_error" | "request_too_large" | "rate_limit_error" | "timeout_error" | "api_error" | "overloaded_error";
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
        /** @description A request that was answered with an error. Fields that were unknown when it failed are `null`. */
        readonly FailedRequest: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "failed_request";
            /** @description Identifier of the request, the `x-request-id` of its response. */
            readonly id: string;
            /**
             * Format: date-time
             * @description When it failed.
             */
            readonly at: string;
            /** @description Identifier of its account; `null` if it had no valid key. */
            readonly account_id: string | null;
            /** @description Identifier of its key; `null` if it had no valid key. */
            readonly key_id: string | null;
            /** @description Identifier of the model; `null` if the request was refused before it was known. */
            readonly model: string | null;
            /**
             * @description The protocol of the client; `null` for a request of neither.
             * @enum {string|null}
             */
            readonly protocol: "chat" | "messages" | "responses" | null;
            /**
             * Format: int64
             * @description The HTTP status that the client got; 200 of a stream that broke off.
             */
            readonly status: number;
            /**
             * @description `failed`: its response has an error status; `broken`: its response was a stream that began and broke off.
             * @enum {string}
             */
            readonly outcome: "failed" | "broken";
            /** @description Whether money was held for it; if not, the request was refused. `GET /requests` lists only requests with a hold. */
            readonly held: boolean;
            /** @description The `error.code` that the client got. */
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
            /** @description The `cursor` of the next page; `null` if this is the last. */
            readonly next_cursor: string | null;
        };
        /** @description Settings for the upstream that were seen to help, by their names in the configuration; `null` if none are needed or were found. */
        readonly FoundQuirks: {
            readonly [key: string]: unknown;
        } | null;
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
            /**
             * @description Identifier of its account.
             * @example acc_5d1e
             */
            readonly account_id: string;
            /** @description A name for display, if it has one. */
            readonly label: string | null;
            /**
             * @description Whether requests with the key are served.
             * @enum {string}
             */
            readonly status: "active" | "expired" | "revoked";
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
            /** @description The key with which a customer created it in the console; `null` if an operator did. */
            readonly made_by: string | null;
            /**
             * Format: date-time
             * @description The hour in UTC, by its begin, in which the last request of the key ended for which money was held; `null` if there was none. Running and refused requests do not count.
             */
            readonly last_used_at: string | null;
        };
        /** @description A new key. */
        readonly KeyCreation: {
            /** @description Identifier of its account. */
            readonly account: string;
            /** @description A name for display, in one line, without control characters; none if absent. */
            readonly label?: string;
            /** @description Patterns that narrow the models of the plan: ids, or the start of one followed by `*`. If absent, all models of the plan. */
            readonly models?: readonly string[];
            /**
             * @description What happens to fields of its requests that the contract does not list: `refuse` answers each with a 400, `ignore` accepts those that common clients are known to send. If absent, the plan's rule.
             * @enum {string}
             */
            readonly unlisted_fields?: "refuse" | "ignore";
            /**
             * @description The most that may be spent with the key in total, in US dollars; 0 lets it spend nothing, and if it is absent there is no limit.
             * @example 10.00
             */
            readonly spending_limit?: string;
            readonly budget?: components["schemas"]["BudgetTerms"];
            /**
             * Format: date-time
             * @description When it expires; never if absent.
             */
            readonly expires_at?: string;
        };
        /** @description A page of keys, without their secrets. */
        readonly KeyList: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "list";
            /** @description The keys of this page. */
            readonly data: readonly components["schemas"]["Key"][];
            /** @description The `cursor` of the next page; `null` if this is the last. */
            readonly next_cursor: string | null;
            /**
             * Format: int64
             * @description Number of keys on all pages; absent unless the query has `total=true`.
             */
            readonly total?: number;
        };
        /** @description How a key's secret is replaced. */
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
            /**
             * @description What happens to fields of its requests that the contract does not list: `refuse` answers each with a 400, `ignore` accepts those that common clients are known to send; `null` for the plan's rule.
             * @enum {string|null}
             */
            readonly unlisted_fields?: "refuse" | "ignore" | null;
            /**
             * @description The most that may be spent with the key in total, in US dollars; `null` for no limit. What was spent and is held already counts: a limit below that refuses new requests.
             * @example 10.00
             */
            readonly spending_limit?: string | null;
            readonly budget?: components["schemas"]["BudgetChange"];
            /**
             * Format: date-time
             * @description When it expires; `null` for never.
             */
            readonly expires_at?: string | null;
        };
        /** @description Whether every balance is the sum of its entries. */
        readonly LedgerVerification: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "verification";
            /** @description Whether the ledger is consistent. */
            readonly ok: boolean;
            /**
             * Format: int64
             * @description Accounts that were recomputed.
             */
            readonly accounts: number;
            /**
             * Format: int64
             * @description Entries that were read.
             */
            readonly entries: number;
            /**
             * Format: int64
             * @description Entries among them that were verified with the text that a repair recorded.
             */
            readonly repaired: number;
            /** @description Whether all entries were read. */
            readonly full: boolean;
            /** @description One sentence per problem, with the ids that it concerns. */
            readonly problems: readonly string[];
            /** @description The last times that the ledger lost, as an asynchronous standby does that is promoted. A head of an account's chain that was given out in one of them may not be found again. */
            readonly rewinds: readonly components["schemas"]["LostTime"][];
        };
        /** @description The circuit breaker of one upstream of a model. */
        readonly LiveBreaker: {
            /** @description Identifier of the upstream. */
            readonly upstream: string;
            /** @description Identifier of the model. */
            readonly model: string;
            /**
             * @description `open` while no request is sent, or none of one account where only its requests failed; `half-open` while one is tried.
             * @enum {string}
             */
            readonly state: "closed" | "half-open" | "open";
            readonly outage: components["schemas"]["Outage"];
        };
        /** @description The open requests of one model. */
        readonly LiveModel: {
            /** @description Identifier of the model. */
            readonly model: string;
            /**
             * Format: int64
             * @description Open requests.
             */
            readonly requests: number;
            /**
             * Format: int64
             * @description Of these, the streams that have begun.
             */
            readonly streams: number;
        };
        /** @description The open work of a process. */
        readonly LiveReport: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "live";
            /**
             * Format: date-time
             * @description When the figures were read.
             */
            readonly at: string;
            /**
             * Format: int64
             * @description Open requests to all paths, this one included.
             */
            readonly requests: number;
            /**
             * Format: int64
             * @description Streams that have begun and not ended.
             */
            readonly streams: number;
            /**
             * Format: int64
             * @description Calls to the ledger that wait in its queue or for their commit.
             */
            readonly ledger_calls: number;
            /**
             * Format: int64
             * @description How late timers were in the last seconds, as their 99th percentile.
             */
            readonly event_loop_delay_ms: number;
            /** @description Whether the process can write the ledger. */
            readonly store_up: boolean;
            /** @description Open requests by model, the most first. */
            readonly models: readonly components["schemas"]["LiveModel"][];
            /** @description The circuit breakers of the upstreams. */
            readonly breakers: readonly components["schemas"]["LiveBreaker"][];
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
        /** @description Your own values, by names of 1 to 64 characters, all without control characters. */
        readonly Metadata: {
            readonly [key: string]: string;
        };
        /** @description Your own values, by names of 1 to 64 characters, all without control characters: they replace all that there were, and `null` removes them. */
        readonly MetadataChange: {
            readonly [key: string]: string;
        } | null;
        /** @description A plan that only accounts have. */
        readonly MissingPlan: {
            /** @description Identifier of the plan. */
            readonly id: string;
            /**
             * Format: int64
             * @description Number of accounts on it, closed ones included.
             */
            readonly accounts: number;
        };
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
        /** @description Every model of the configuration. */
        readonly ModelList: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "list";
            /** @description The list, always complete. */
            readonly data: readonly components["schemas"]["Model"][];
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
        /** @description Name of an account or key. */
        readonly Name: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "name";
            /**
             * @description Kind of the identified record.
             * @enum {string}
             */
            readonly kind: "account" | "key";
            /** @description Identifier of the account or key. */
            readonly id: string;
            /** @description The account's name, or the key's label; `null` for a key without one. */
            readonly name: string | null;
            /** @description Identifier of the account, or of the key's account. */
            readonly account_id: string;
        };
        /** @description The names of accounts and keys. */
        readonly NameList: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "list";
            /** @description Those that there are, in the order of their identifiers in the query. */
            readonly data: readonly components["schemas"]["Name"][];
        };
        /** @description Since when and why a breaker is not closed; `null` if it is closed. */
        readonly Outage: {
            /**
             * Format: date-time
             * @description When it opened.
             */
            readonly since: string;
            /**
             * Format: date-time
             * @description From when on the next request is sent as a trial. Its success closes the breaker.
             */
            readonly next_trial_at: string;
            /** @description The request that met the latest failure. */
            readonly request_id: string | null;
            /** @description That failure, such as `connect` or `timeout`. */
            readonly failure: string | null;
            /**
             * Format: int64
             * @description The upstream's HTTP status with it; 0 without a response.
             */
            readonly status: number | null;
        } | null;
        /** @description The models that an account may use, with its limits. */
        readonly Plan: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "plan";
            /** @description Identifier of the plan. */
            readonly id: string;
            /** @description Its display name. */
            readonly name: string;
            /** @description Patterns of the models that it covers. */
            readonly models: readonly string[];
            /**
             * Format: int64
             * @description Requests that may begin within a minute; `null` if there is no limit.
             */
            readonly requests_per_minute: number | null;
            /**
             * Format: int64
             * @description Tokens, of requests and replies, within a minute; `null` if there is no limit.
             */
            readonly tokens_per_minute: number | null;
            /**
             * Format: int64
             * @description Requests that may run at the same time; `null` if there is no limit.
             */
            readonly concurrent_requests: number | null;
            /**
             * @description What happens to fields of requests that the contract does not list, for keys without a rule of their own: `refuse` answers each with a 400, `ignore` accepts those that common clients are known to send.
             * @enum {string}
             */
            readonly unlisted_fields: "refuse" | "ignore";
            /**
             * Format: int64
             * @description Number of active keys of an account up to which its customers create keys in the console; `null` if only operators manage keys.
             */
            readonly customer_keys: number | null;
            /**
             * Format: int64
             * @description Number of accounts on it, closed ones included; absent unless the query has `accounts=true`.
             */
            readonly accounts?: number;
        };
        /** @description The plans of the configuration. */
        readonly PlanList: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "list";
            /** @description The list, always complete. */
            readonly data: readonly components["schemas"]["Plan"][];
            /** @description Plans of accounts that the configuration does not have, whose keys are refused; absent unless the query has `accounts=true`. */
            readonly missing?: readonly components["schemas"]["MissingPlan"][];
        };
        /** @description An account after an entry was posted, with the entry. */
        readonly PostedAccount: {
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
            /** @description Your own unique identifier for the customer, or `null`. */
            readonly external_id: string | null;
            /** @description The customer's e-mail address; `null` if unknown. The gateway does not send e-mail to it. */
            readonly email: string | null;
            readonly metadata: components["schemas"]["Metadata"];
            /** @description Receives the customer's low-balance notices; `null` if there is none. */
            readonly webhook_url: string | null;
            /** @description Identifier of its plan. */
            readonly plan: string;
            /**
             * @description Whether its keys are served: those of a suspended account are blocked from every model, those of a closed account are refused.
             * @enum {string}
             */
            readonly state: "active" | "suspended" | "closed";
            /** @description The whole balance, in US dollars. */
            readonly balance: string;
            /** @description Amount available to new requests, `balance` minus `held`. */
            readonly available: string;
            /** @description The amount held by running requests. */
            readonly held: string;
            /** @description The cost of all requests. */
            readonly spent: string;
            /** @description Net payments, which are all payments minus refunds. */
            readonly topped_up: string;
            readonly budget: components["schemas"]["Budget"];
            /**
             * Format: date-time
             * @description When it was opened.
             */
            readonly created_at: string;
            /**
             * Format: date-time
             * @description When it was suspended; `null` if it is not.
             */
            readonly suspended_at: string | null;
            /**
             * Format: date-time
             * @description When it was closed; `null` if it is not.
             */
            readonly closed_at: string | null;
            readonly entry: components["schemas"]["PostedEntry"];
        };
        /** @description An entry that changed the balance of an account. */
        readonly PostedEntry: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "entry";
            /** @description Identifier of the entry, unique with its kind: that of the request for usage and its reversal, `opening ` and the account for an opening balance, `KIND:ACCOUNT:REFERENCE` with a reference. */
            readonly id: string;
            /** @description Identifier of the account. */
            readonly account_id: string;
            /**
             * @description Kind of the entry; a reversal reverses the charge of a request.
             * @enum {string}
             */
            readonly kind: "top-up" | "refund" | "correction" | "usage" | "reversal";
            /** @description How it changed the balance, in US dollars. */
            readonly amount: string;
            /** @description The reference that it was posted with; `null` without one. */
            readonly reference: string | null;
            /** @description The note that it was posted with; `null` without one. */
            readonly note: string | null;
            /** @description Who posted it, or opened the account with this balance; `null` for what requests did, and for entries of older releases. */
            readonly actor: string | null;
            /**
             * Format: date-time
             * @description When it was posted.
             */
            readonly at: string;
        };
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
        /** @description Results by upstream, and the maximum cost of the probe. */
        readonly ProbeReport: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "probe";
            /**
             * Format: int64
             * @description How many upstreams are probed.
             */
            readonly upstreams: number;
            /**
             * Format: int64
             * @description How many abilities each is probed for.
             */
            readonly abilities: number;
            /** @description The most that the requests cost by the catalog's prices, in US dollars. */
            readonly cost_at_most: string;
            /** @description The most if quirks have to be searched for. */
            readonly cost_at_most_with_search: string;
            /** @description A row per upstream and ability; empty after a dry run. */
            readonly data: readonly components["schemas"]["ProbeRow"][];
        };
        /** @description Which upstreams are probed. */
        readonly ProbeRequest: {
            /** @description Patterns of models; without them all upstreams that have an address are probed. */
            readonly models?: readonly string[];
            /** @description Sends no requests and reports only the maximum cost of the probe. */
            readonly dry_run?: boolean;
        };
        /** @description One ability of one upstream. */
        readonly ProbeRow: {
            /** @description Identifier of the model. */
            readonly model: string;
            /** @description Identifier of the upstream. */
            readonly upstream: string;
            /** @description The ability. */
            readonly ability: string;
            /** @description Whether the model is configured to have it. */
            readonly configured: boolean;
            /** @description Whether it works. */
            readonly works: boolean;
            /** @description Why it fails, or a remark. */
            readonly detail: string;
            readonly quirk: components["schemas"]["FoundQuirks"];
        };
        /** @description Flags of a dialect and facts of a model, by their names in the configuration. */
        readonly Quirks: {
            readonly [key: string]: unknown;
        };
        /** @description The process that read its configuration, and which changes it did not apply. */
        readonly Reload: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "reload";
            /**
             * Format: int64
             * @description Its process id.
             */
            readonly pid: number;
            /** @description The changed settings that only a restart applies, by their names in `gateway.yaml`; `null` if the process was sent a signal: its log has the result. */
            readonly needs_restart: readonly string[] | null;
        };
        /** @description The repaired sums and entries, the holds that still cannot be ended, and the entries that still break the account's chain. */
        readonly RepairReport: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "repair";
            /** @description Identifier of the account. */
            readonly account_id: string;
            /** @description The sums that were wrong. */
            readonly sums: readonly components["schemas"]["RepairedSum"][];
            /** @description The holds that still cannot be ended. */
            readonly unresolved_holds: readonly components["schemas"]["UnresolvedHold"][];
            /** @description The entries with a recorded original text. */
            readonly repaired: readonly components["schemas"]["RepairedEntry"][];
            /** @description The entries that do not have the hash that their content and the entry before give. */
            readonly broken: readonly components["schemas"]["BrokenEntry"][];
        };
        /** @description Why an account is repaired. */
        readonly RepairRequest: {
            /**
             * @description The reason, for people, in one line: not blank, without control characters. It is kept with each repair.
             * @example Notes that a script had cut
             */
            readonly note: string;
        };
        /** @description An entry with the text that proves its hash. */
        readonly RepairedEntry: {
            /** @description Identifier of the entry, unique with its kind. */
            readonly id: string;
            /**
             * @description Kind of the entry.
             * @enum {string}
             */
            readonly kind: "top-up" | "refund" | "correction" | "usage" | "reversal";
            /** @description The entry's hash, hexadecimal, as it was stored with the entry. */
            readonly hash: string;
            /** @description The entry's canonical text as its hash was computed of it; JSON, in which a half of a surrogate pair is an escape such as `\ud83d`, and NUL is `\u0000`. */
            readonly text: string;
        };
        /** @description The sums of an account, a key or a budget that differed from its entries and holds. */
        readonly RepairedSum: {
            /**
             * @description Whose sums they are.
             * @enum {string}
             */
            readonly scope: "account" | "key" | "account_budget" | "key_budget";
            /** @description Identifier of the account or key. */
            readonly id: string;
            readonly before: components["schemas"]["CountedSums"];
            readonly after: components["schemas"]["CountedSums"];
        };
        /** @description The vendor's own numbers, if they are not those of `usage`: because they contradict each other or the reply, because they exclude parts that are charged, or because the reply was cut. They may be negative or fractional. A number is `null` if the vendor reported none, or one above 2^53; all are `null` if it reported no numbers. `null` if nothing differs, or the request was recorded by an earlier release. */
        readonly ReportedUsage: {
            /**
             * Format: double
             * @description All input tokens, with or without those of the cache, by the vendor's custom.
             */
            readonly prompt_tokens: number | null;
            /**
             * Format: double
             * @description Output tokens, with or without reasoning.
             */
            readonly completion_tokens: number | null;
            /**
             * Format: double
             * @description Input tokens read from the vendor's cache.
             */
            readonly cached_tokens: number | null;
            /**
             * Format: double
             * @description Input tokens written to the vendor's cache.
             */
            readonly cache_write_tokens: number | null;
            /**
             * Format: double
             * @description Tokens of reasoning.
             */
            readonly reasoning_tokens: number | null;
            /**
             * Format: double
             * @description Input and output tokens together.
             */
            readonly total_tokens: number | null;
        } | null;
        /** @description A page of requests. */
        readonly RequestPage: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "list";
            /** @description The requests, newest first. */
            readonly data: readonly components["schemas"]["RequestRecord"][];
            /** @description The `cursor` of the next page; `null` if this is the last. */
            readonly next_cursor: string | null;
            /**
             * Format: date-time
             * @description Charges before this moment may exist only in the operator's archive, and be missing here; `null`: no part of the requested time.
             */
            readonly archived_before: string | null;
        };
        /** @description A request in the ledger. Fields that are unknown while it runs are `null`. A request that was refused before money was held for it is found for some days; fields that do not apply to it are `null`. */
        readonly RequestRecord: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "request";
            /** @description Identifier of the request. */
            readonly id: string;
            /** @description Identifier of its account; `null` if it was refused before this was known. */
            readonly account_id: string | null;
            /** @description Identifier of its key; `null` if it was refused before this was known. */
            readonly key_id: string | null;
            /** @description Identifier of the model; `null` if it was refused before this was known. */
            readonly model: string | null;
            /**
             * @description The protocol of the client; `null` for a request of neither.
             * @enum {string|null}
             */
            readonly protocol: "chat" | "messages" | "responses" | null;
            /** @description Whether the reply was streamed. */
            readonly stream: boolean;
            /**
             * Format: int64
             * @description The HTTP status that the client got.
             */
            readonly status: number | null;
            /**
             * @description How it ended: `failed` with an error status, `broken` after its response had begun, as a stream of status 200 that ends in an error; `client-gone`, the client left or did not read its response in time; `killed`, the gateway was stopped meanwhile.
             * @enum {string|null}
             */
            readonly outcome: "finished" | "failed" | "client-gone" | "broken" | "killed" | null;
            readonly usage: components["schemas"]["RequestUsage"];
            /** @description Whether the input or the output is an estimate, because the upstream reported none, or numbers that contradict each other or the reply. */
            readonly estimated: boolean;
            readonly reported_usage: components["schemas"]["ReportedUsage"];
            /** @description The hold, in US dollars; `null` if the request was refused before. */
            readonly hold: string | null;
            /** @description The charge. */
            readonly charge: string | null;
            /**
             * Format: date-time
             * @description When the charge was reversed; `null` if it was not.
             */
            readonly taken_back_at: string | null;
            /** @description The last called upstream; `null` if no upstream was called or it is unknown. */
            readonly upstream: string | null;
            /** @description Cost of the upstream's usage by its own prices, in US dollars; an estimate if the usage is one. `null` if it is not known. */
            readonly upstream_cost: string | null;
            /** @description The charge less the upstream's cost, a reversed charge counting as zero; `null` if the cost is not known. */
            readonly margin: string | null;
            /** @description The cost stated by the vendor; `null` if it stated no cost. */
            readonly vendor_cost: string | null;
            /** @description The calls of upstreams, in their order. */
            readonly upstreams: readonly components["schemas"]["UpstreamCall"][];
            /**
             * Format: date-time
             * @description When it began.
             */
            readonly started_at: string;
            /**
             * Format: date-time
             * @description When it ended.
             */
            readonly ended_at: string | null;
            /** @description The `error.code` that the client got, for some days; `null` if there was none or it is no longer known. */
            readonly error_code: string | null;
            /** @description JSON pointer to the first field that was refused; `null` if none was. */
            readonly pointer: string | null;
            /** @description The limit that refused it, `error.details.limit` of a 402; `null` if none did. New values may be added. */
            readonly limit: string | null;
            /** @description The session of the client's agent, as a header of the request names it; `null` if none does. */
            readonly agent_session: string | null;
            /** @description The agent of the session, by the product name of its `User-Agent`; `null` if it is unknown. */
            readonly agent: string | null;
        };
        /** @description Tokens as billed; `null` while the request runs. */
        readonly RequestUsage: {
            /**
             * Format: int64
             * @description All input tokens.
             */
            readonly prompt_tokens: number;
            /**
             * Format: int64
             * @description All output tokens.
             */
            readonly completion_tokens: number;
            /**
             * Format: int64
             * @description Of the input tokens, those read from the vendor's cache.
             */
            readonly cached_tokens: number;
            /**
             * Format: int64
             * @description Of the input tokens, those written to the vendor's cache.
             */
            readonly cache_write_tokens: number;
            /**
             * Format: int64
             * @description Of the tokens written to the vendor's cache, those written for an hour. Absent if there are none.
             */
            readonly cache_write_1h_tokens?: number;
            /**
             * Format: int64
             * @description Of the output tokens, those of hidden reasoning.
             */
            readonly reasoning_tokens: number;
        } | null;
        /** @description The sums of a session's ended requests. Clients choose the ids, so two accounts may use the same. */
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
            /** @description Identifier of the account. */
            readonly account_id: string;
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
            /** @description Cost of the upstreams by their own prices, for the requests with a known cost. */
            readonly upstream_cost: string;
            /**
             * Format: int64
             * @description Requests with an unknown upstream cost.
             */
            readonly requests_without_cost: number;
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
            /** @description The `cursor` of the next page; `null` if this is the last. */
            readonly next_cursor: string | null;
            /**
             * Format: date-time
             * @description Charges before this moment may exist only in the operator's archive, and be missing here; `null`: no part of the requested time.
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
        /** @description A statement as the text of a file. */
        readonly StatementDocument: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "document";
            /** @description A name for the file. */
            readonly name: string;
            /** @description A subject for an e-mail that contains or attaches the file. */
            readonly subject: string;
            /**
             * @description The type of the file.
             * @enum {string}
             */
            readonly media_type: "text/html" | "text/csv" | "text/plain";
            /** @description Contents of the file, in UTF-8. The columns of `text/csv` are `account,account_name,month,line,at,model_or_reference,note,requests,prompt_tokens,completion_tokens,amount,currency,chain_head,account_external_id,statement_number`; new ones are added at the end. A closing balance is at the last millisecond of its month, and within the current month at the time of the request. */
            readonly text: string;
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
        /** @description The request fields that have an effect with this model, per protocol. */
        readonly SupportedParameters: {
            /** @description Top-level fields of `POST /chat/completions`. */
            readonly chat: readonly string[];
            /** @description Top-level fields of `POST /messages`. */
            readonly messages: readonly string[];
            /** @description Top-level fields of `POST /responses`. */
            readonly responses: readonly string[];
        };
        /** @description A hold that the ledger cannot end. */
        readonly UnresolvedHold: {
            /** @description Identifier of the request. */
            readonly request_id: string;
            /** @description The held US dollars. */
            readonly amount: string;
            /**
             * @description The sum that contradicts the hold, in nano-dollars.
             * @example the budget of key key_9c2b keeps 0 held of its 16170000
             */
            readonly reason: string;
        };
        /** @description An upstream of a model. */
        readonly Upstream: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "upstream";
            /** @description Identifier of the model. */
            readonly model: string;
            /** @description Identifier of the upstream. */
            readonly upstream: string;
            /** @description The protocol that it speaks. */
            readonly kind: string;
            /** @description Its address. */
            readonly base_url: string;
            /** @description What its tokens cost you, in ascending order of `above_input_tokens`: its own prices, or else the catalog's. A request costs as a whole the last tier that its input tokens, cached ones included, are above. */
            readonly pricing_tiers: readonly components["schemas"]["PricingTier"][];
            /** @description The dialect in which it is spoken to. */
            readonly dialect: string;
            /**
             * @description The criterion that chose the dialect.
             * @enum {string}
             */
            readonly reason: "file" | "preset" | "host" | "default";
            readonly quirks: components["schemas"]["Quirks"];
            /** @description The well-known model that provides the facts; `null` if the prefix of the model's name decides. */
            readonly known_as: string | null;
            readonly facts: components["schemas"]["UpstreamFacts"];
        };
        /** @description The attempts at one upstream. */
        readonly UpstreamAttempts: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "upstream_attempts";
            /** @description Identifier of the upstream. */
            readonly upstream: string;
            /**
             * Format: int64
             * @description How often it was called.
             */
            readonly attempts: number;
            /**
             * Format: int64
             * @description How many of these calls failed because of the upstream. A request that it refused as invalid, and a call that the client or the gateway ended, is not one of them.
             */
            readonly failed: number;
            /**
             * Format: int64
             * @description Median of the milliseconds from a call to the beginning of its reply; `null` without a reply.
             */
            readonly first_byte_p50_ms: number | null;
            /**
             * Format: int64
             * @description The same, of which 95 of 100 replies are not above.
             */
            readonly first_byte_p95_ms: number | null;
            /**
             * Format: int64
             * @description Median of the milliseconds from a call to the end of its request; `null` without a complete reply.
             */
            readonly duration_p50_ms: number | null;
            /**
             * Format: int64
             * @description The same, of which 95 of 100 are not above.
             */
            readonly duration_p95_ms: number | null;
            readonly last_failure: components["schemas"]["AttemptFailure"];
        };
        /** @description The attempts at all upstreams that were called. */
        readonly UpstreamAttemptsReport: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "list";
            /**
             * Format: date-time
             * @description Start of the period that the figures describe: the asked one, or the end of the oldest request that was read.
             */
            readonly from: string;
            /** @description Whether every request of the asked period was read. */
            readonly complete: boolean;
            /**
             * Format: int64
             * @description How many requests were read.
             */
            readonly requests: number;
            /** @description The list, always complete, in the order of the identifiers. */
            readonly data: readonly components["schemas"]["UpstreamAttempts"][];
        };
        /** @description One call of an upstream. */
        readonly UpstreamCall: {
            /** @description Identifier of the upstream; `null` for requests of earlier releases. */
            readonly upstream: string | null;
            /** @description The protocol that it speaks. */
            readonly kind: string;
            /** @description The upstream's own name of the model. */
            readonly model: string;
            /**
             * Format: int64
             * @description When it started, in milliseconds after the request began to call upstreams; `null` for requests of earlier releases.
             */
            readonly after_ms: number | null;
            /**
             * Format: int64
             * @description Its HTTP status; 0 without a response.
             */
            readonly status: number;
            /**
             * Format: int64
             * @description How long it took, in milliseconds: until its reply began, or until it failed.
             */
            readonly ms: number;
            /** @description Why it failed, such as `overloaded`, `timeout`, `account-problem` or `malformed-response`; `null` if it did not, and for requests of earlier releases. */
            readonly failure: string | null;
        };
        /** @description Assumed properties of the upstream's model, including the quirks of the configuration. */
        readonly UpstreamFacts: {
            /**
             * @description How its thinking is asked for on the messages protocol, and whether it can stop.
             * @enum {string}
             */
            readonly thinking: "budget" | "adaptive" | "always" | "between-tools";
            /** @description The reasoning efforts that it takes. */
            readonly efforts: readonly ("none" | "minimal" | "low" | "medium" | "high")[];
            /** @description Whether its thinking is refused once anything before it has changed. */
            readonly bound_thinking: boolean;
            /**
             * @description Which of `temperature` and `top_p` it accepts: both, either, none, or both while the reasoning effort is `none`.
             * @enum {string}
             */
            readonly sampling: "all" | "one" | "none" | "effort-none-only";
            /** @description Whether it takes stop strings. */
            readonly stop: boolean;
            /** @description Whether it can be made to call a tool. */
            readonly forced_tools: boolean;
            /**
             * @description How it can be made to.
             * @enum {string}
             */
            readonly forced_by: "any" | "name" | "required";
            /** @description Whether it can be limited to one call at a time. */
            readonly single_calls: boolean;
            /**
             * @description When tools need the Responses API.
             * @enum {string}
             */
            readonly responses: "never" | "tools-with-effort" | "tools";
        };
        /** @description The upstreams that have an address. */
        readonly UpstreamList: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "list";
            /** @description The list, always complete. */
            readonly data: readonly components["schemas"]["Upstream"][];
        };
        /** @description The sums of one model, key, account, upstream, day, hour or minute. */
        readonly UsageGroup: {
            /** @description The id of a model, key, account or upstream; a day in UTC such as `2026-11-22`, an hour such as `2026-11-22T08`, or a minute such as `2026-11-22T08:15`. Empty for requests that reached no upstream. */
            readonly group: string;
            /** @description The day, hour or minute in UTC, written like a group of one; absent without `per`. */
            readonly time?: string;
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
            /** @description Cost of the upstreams by their own prices, for the requests with a known cost. */
            readonly upstream_cost: string;
            /** @description `charge` minus `upstream_cost`; negative if the requests cost more. */
            readonly margin: string;
            /**
             * Format: int64
             * @description Requests with an unknown upstream cost.
             */
            readonly requests_without_cost: number;
            /**
             * Format: int64
             * @description Requests that ended with an error after money was held for them; refused ones are in `GET /failed-requests` alone.
             */
            readonly failed_requests: number;
            /**
             * Format: int64
             * @description The mean duration of the requests in milliseconds; `null` without requests.
             */
            readonly mean_duration_ms: number | null;
        };
        /** @description A page of sums of requests, tokens and money. */
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
            readonly by: "model" | "key" | "account" | "upstream" | "day" | "hour" | "minute";
            /** @description The sums. */
            readonly data: readonly components["schemas"]["UsageGroup"][];
            /** @description The `cursor` of the next page; `null` if this is the last. */
            readonly next_cursor: string | null;
        };
        /** @description The webhook that receives a customer's low-balance notices. */
        readonly Webhook: {
            /**
             * @description The type of this object.
             * @enum {string}
             */
            readonly object: "webhook";
            /** @description Identifier of the account. */
            readonly account_id: string;
            /** @description The address; `null` if there is none. */
            readonly url: string | null;
            /** @description The secret of its signatures, as Standard Webhooks writes it; `null` if nothing is sent. */
            readonly secret: string | null;
        };
    };
    responses: {
        /** @description The account. */
        readonly Account: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Account"];
            };
        };
        /** @description The account is closed; the change was not made. */
        readonly AccountClosed: {
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
        /** @description A page of accounts. */
        readonly AccountList: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["AccountList"];
            };
        };
        /** @description The account is closed, another account has the external identifier, or a process of an older release may count the budget in UTC; the change was not made. */
        readonly AccountNotChanged: {
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
        /** @description The token's name and role. */
        readonly Actor: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Actor"];
            };
        };
        /** @description The changes. */
        readonly AuditPage: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["AuditPage"];
            };
        };
        /** @description The request is malformed JSON or violates the contract; `error.details.issues` lists the issues, up to 50. A query parameter is named like a field. */
        readonly BadRequest: {
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
        /** @description The closed account. */
        readonly ClosedAccount: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Account"];
            };
        };
        /** @description The state of the record does not allow the change; it was not made. */
        readonly Conflict: {
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
        /** @description The account after the correction. */
        readonly CorrectedAccount: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["PostedAccount"];
            };
        };
        /** @description The new account. */
        readonly CreatedAccount: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Account"];
            };
        };
        /** @description The new key, with its secret. */
        readonly CreatedKey: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["CreatedKey"];
            };
        };
        /** @description The uses. */
        readonly DeprecatedUsePage: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["DeprecatedUsePage"];
            };
        };
        /** @description A page of entries. */
        readonly EntryPage: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["EntryPage"];
            };
        };
        /** @description Another account has the external identifier, or a process of an older release may count the budget in UTC; the change was not made. */
        readonly ExternalIdTaken: {
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
        /** @description The failed requests. */
        readonly FailedRequestPage: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["FailedRequestPage"];
            };
        };
        /** @description The token's role may not call this operation. */
        readonly Forbidden: {
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
        /** @description Something went wrong in the gateway. */
        readonly InternalServerError: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The configuration is not valid; the gateway keeps the previous one. */
        readonly InvalidConfiguration: {
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
        /** @description The key. */
        readonly Key: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Key"];
            };
        };
        /** @description A page of keys. */
        readonly KeyList: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["KeyList"];
            };
        };
        /** @description The account is closed, or a process of an older release may count the budget in UTC; the key was not created. */
        readonly KeyNotCreated: {
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
        /** @description The key is revoked, its account is closed, or a process of an older release may count the budget in UTC; the change was not made. */
        readonly KeyRevoked: {
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
        /** @description The result. */
        readonly LedgerVerification: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["LedgerVerification"];
            };
        };
        /** @description Current activity. */
        readonly LiveReport: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["LiveReport"];
            };
        };
        /** @description The path is not valid percent-encoded UTF-8, or an identifier in it has a control character. */
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
        /** @description The models. */
        readonly ModelList: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ModelList"];
            };
        };
        /** @description The names. */
        readonly NameList: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["NameList"];
            };
        };
        /** @description The record does not exist. */
        readonly NotFound: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
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
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The plans. */
        readonly PlanList: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["PlanList"];
            };
        };
        /** @description Result by feature. */
        readonly ProbeReport: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ProbeReport"];
            };
        };
        /** @description The account after the refund. */
        readonly RefundedAccount: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["PostedAccount"];
            };
        };
        /** @description The new configuration is in use. */
        readonly Reload: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Reload"];
            };
        };
        /** @description What was repaired, and what is still wrong. */
        readonly RepairReport: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["RepairReport"];
            };
        };
        /** @description The requests. */
        readonly RequestPage: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["RequestPage"];
            };
        };
        /** @description The request. */
        readonly RequestRecord: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["RequestRecord"];
            };
        };
        /** @description The body arrived too slowly. */
        readonly RequestTimeout: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description Running requests hold money; the change was not made. */
        readonly RequestsRunning: {
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
        /** @description The account after the suspension. */
        readonly ResumedAccount: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Account"];
            };
        };
        /** @description The key with its new secret. Store it now, it is not shown again. */
        readonly RotatedKey: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["CreatedKey"];
            };
        };
        /** @description The gateway is shutting down or cannot reach its store: try again after the time in `retry- after`. With `change_unconfirmed` a change may have been carried out: look before you repeat it. */
        readonly ServiceUnavailable: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly "retry-after": components["headers"]["RetryAfter"];
                readonly "retry-after-ms": components["headers"]["RetryAfterMs"];
                readonly "x-should-retry": components["headers"]["ShouldRetry"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The sessions. */
        readonly SessionPage: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["SessionPage"];
            };
        };
        /** @description The key. */
        readonly ShownKey: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Key"];
            };
        };
        /** @description The statement. */
        readonly Statement: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Statement"];
            };
        };
        /** @description The file. */
        readonly StatementDocument: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["StatementDocument"];
            };
        };
        /** @description The suspended account. */
        readonly SuspendedAccount: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Account"];
            };
        };
        /** @description Too many wrong tokens came from this address. Try again after the time in `retry-after`. */
        readonly TooManyRequests: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly "retry-after": components["headers"]["RetryAfter"];
                readonly "retry-after-ms": components["headers"]["RetryAfterMs"];
                readonly "x-should-retry": components["headers"]["ShouldRetry"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The account after the top-up. */
        readonly ToppedUpAccount: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["PostedAccount"];
            };
        };
        /** @description No admin token was sent, or the token is not valid. */
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
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The account after the change. */
        readonly UpdatedAccount: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Account"];
            };
        };
        /** @description The key after the change. */
        readonly UpdatedKey: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Key"];
            };
        };
        /** @description Attempts by upstream. */
        readonly UpstreamAttemptsReport: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["UpstreamAttemptsReport"];
            };
        };
        /** @description The upstreams. */
        readonly UpstreamList: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["UpstreamList"];
            };
        };
        /** @description The sums. */
        readonly UsageReport: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["UsageReport"];
            };
        };
        /** @description The webhook. */
        readonly Webhook: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "request-id": components["headers"]["VendorRequestId"];
                readonly "x-client-request-id": components["headers"]["ClientRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Webhook"];
            };
        };
    };
    parameters: {
        /**
         * @description Identifier of an account.
         * @example acc_5d1e
         */
        readonly AccountId: string;
        /** @description Only this account. */
        readonly AccountQuery: string;
        /**
         * @description Only accounts whose name, identifier, external identifier, e-mail address or a value of whose metadata contains this text; A to Z also match a to z.
         * @example acme
         */
        readonly AccountSearchQuery: string;
        /** @description What the accounts are sorted by: `opened` (the default), `name`, where A to Z count as a to z, or `balance`. A page by `balance` may repeat or omit an account whose balance changes meanwhile. */
        readonly AccountSortQuery: "opened" | "name" | "balance";
        /** @description Only accounts in this `state`. */
        readonly AccountStatusQuery: "active" | "suspended" | "closed";
        /** @description Only changes by this actor. */
        readonly ActorQuery: string;
        /** @description Only the requests of this session of an agent. */
        readonly AgentSessionQuery: string;
        /**
         * @description Only changes that ended at or after this moment, and changes without an outcome that were asked for then: a date, which is its midnight in UTC, or a date with a time of day.
         * @example 2026-11-01
         */
        readonly AuditFromQuery: string;
        /**
         * @description Only changes before this moment, which is compared and written like `from`.
         * @example 2026-12-01
         */
        readonly AuditToQuery: string;
        /** @description An identifier of your choice, returned as `x-client-request-id`. */
        readonly ClientRequestId: string;
        /**
         * @description Only this `error.code`.
         * @example rate_limited
         */
        readonly CodeQuery: string;
        /** @description The `next_cursor` of the page before; the other parameters stay the same. Rows that are added meanwhile neither repeat nor move those of later pages. */
        readonly CursorQuery: string;
        /** @description Only the use of this, such as `model:acme/old` or `field:chat.functions`. */
        readonly DeprecationQuery: string;
        /** @description Only entries of this kind; `payment` is top-ups, refunds and corrections. */
        readonly EntryKindQuery: "top-up" | "refund" | "correction" | "usage" | "reversal" | "payment";
        /** @description Only the account with this external identifier. */
        readonly ExternalIdQuery: string;
        /**
         * @description Only requests that ended at or after this moment: a date, which is its midnight in UTC, or a date with a time of day.
         * @example 2026-11-01
         */
        readonly FromQuery: string;
        /** @description Whether all entries are read. Without it, a change of an entry that was verified before is not noticed. */
        readonly FullQuery: "true" | "false";
        /** @description Grouping of the sums; `model` if absent. Minutes, hours and days are in UTC; a request counts in the one in which it ended. Minutes need `from`, and a period of at most one day; up to now, an hour more is accepted. */
        readonly GroupingQuery: "model" | "key" | "account" | "upstream" | "day" | "hour" | "minute";
        /**
         * @description Up to 100 identifiers of accounts and keys, separated by commas.
         * @example acc_5d1e,key_77aa
         */
        readonly IdsQuery: string;
        /**
         * @description Identifier of a key, never the key itself.
         * @example key_77aa
         */
        readonly KeyId: string;
        /** @description Only this key, by its identifier. */
        readonly KeyQuery: string;
        /**
         * @description Only keys whose label or identifier, or the name or identifier of their account, contains this text; A to Z also match a to z.
         * @example ci
         */
        readonly KeySearchQuery: string;
        /** @description What the keys are sorted by: `created` (the default), or `label`, where A to Z count as a to z and keys without a label are first. */
        readonly KeySortQuery: "created" | "label";
        /** @description Only keys with this `status`. */
        readonly KeyStatusQuery: "active" | "expired" | "revoked";
        /**
         * @description The most rows of one page, from 1 to 1000; 100 if absent.
         * @example 100
         */
        readonly LimitQuery: string;
        /** @description Whether prices are the public list prices, those of the most expensive plan for each model; `false` if absent, and without effect with `plan`. */
        readonly ListPricesQuery: "true" | "false";
        /** @description Only this model. */
        readonly ModelQuery: string;
        /** @description `asc` (the default) for the oldest first, or `desc` for the newest first. */
        readonly OrderQuery: "asc" | "desc";
        /** @description Only requests with this `outcome`. For sums the time may not begin before the archive ends. */
        readonly OutcomeQuery: "finished" | "failed" | "client-gone" | "broken" | "killed";
        /** @description Sums up each group by time too: by day, hour or minute, in the field `time`, in the order of their names and times. With `top`, only the groups with the highest charges over the whole period. Not for groups that are times; minutes need `from`, and a period of at most one day. */
        readonly PerQuery: "day" | "hour" | "minute";
        /** @description Whether the accounts of each plan are counted; `false` if absent. */
        readonly PlanAccountsQuery: "true" | "false";
        /** @description Only accounts on this plan, by its identifier. */
        readonly PlanQuery: string;
        /**
         * @description Identifier of a request, the `x-request-id` of its response.
         * @example req_3c91e0d47ab2
         */
        readonly RequestId: string;
        /** @description Only the models that this plan sells, at its prices; by the plan's identifier. */
        readonly SellingPlanQuery: string;
        /** @description `asc` (the default) for the oldest, the first in the alphabet or the least first, or `desc` for the reverse. */
        readonly SortOrderQuery: "asc" | "desc";
        /** @description `html` (the default) for a page to print, `csv` for the lines as comma-separated values, or `txt` for the text of an e-mail. */
        readonly StatementFormatQuery: "html" | "csv" | "txt";
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
        /** @description Only changes of this account and its keys, or of this key. */
        readonly TargetQuery: string;
        /**
         * @description Only requests that ended before this moment, written like `from`.
         * @example 2026-12-01
         */
        readonly ToQuery: string;
        /**
         * @description Only the groups with the highest charges, at most this many, from 1 to 100, highest first. They are one page, unless `per` is given: `limit` does not matter, and there is no `cursor`.
         * @example 5
         */
        readonly TopQuery: string;
        /** @description Whether `total` counts the rows of all pages, which takes longer; `false` if absent. */
        readonly TotalQuery: "true" | "false";
        /** @description Only this upstream, by its identifier in the list of upstreams. */
        readonly UpstreamQuery: string;
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
    readonly listAccounts: {
        readonly parameters: {
            readonly query?: {
                /** @description Only accounts in this `state`. */
                readonly status?: components["parameters"]["AccountStatusQuery"];
                /** @description Only accounts on this plan, by its identifier. */
                readonly plan?: components["parameters"]["PlanQuery"];
                /** @description Only the account with this external identifier. */
                readonly external_id?: components["parameters"]["ExternalIdQuery"];
                /**
                 * @description Only accounts whose name, identifier, external identifier, e-mail address or a value of whose metadata contains this text; A to Z also match a to z.
                 * @example acme
                 */
                readonly search?: components["parameters"]["AccountSearchQuery"];
                /** @description What the accounts are sorted by: `opened` (the default), `name`, where A to Z count as a to z, or `balance`. A page by `balance` may repeat or omit an account whose balance changes meanwhile. */
                readonly sort?: components["parameters"]["AccountSortQuery"];
                /** @description `asc` (the default) for the oldest, the first in the alphabet or the least first, or `desc` for the reverse. */
                readonly order?: components["parameters"]["SortOrderQuery"];
                /** @description Whether `total` counts the rows of all pages, which takes longer; `false` if absent. */
                readonly total?: components["parameters"]["TotalQuery"];
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
            readonly 200: components["responses"]["AccountList"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createAccount: {
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
                readonly "application/json": components["schemas"]["AccountCreation"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["CreatedAccount"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["ExternalIdTaken"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly showAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An identifier of your choice, returned as `x-client-request-id`. */
                readonly "x-request-id"?: components["parameters"]["ClientRequestId"];
            };
            readonly path: {
                /**
                 * @description Identifier of an account.
                 * @example acc_5d1e
                 */
                readonly id: components["parameters"]["AccountId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Account"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updateAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An identifier of your choice, returned as `x-client-request-id`. */
                readonly "x-request-id"?: components["parameters"]["ClientRequestId"];
            };
            readonly path: {
                /**
                 * @description Identifier of an account.
                 * @example acc_5d1e
                 */
                readonly id: components["parameters"]["AccountId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AccountUpdate"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["UpdatedAccount"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["AccountNotChanged"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly suspendAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An identifier of your choice, returned as `x-client-request-id`. */
                readonly "x-request-id"?: components["parameters"]["ClientRequestId"];
            };
            readonly path: {
                /**
                 * @description Identifier of an account.
                 * @example acc_5d1e
                 */
                readonly id: components["parameters"]["AccountId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["SuspendedAccount"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["AccountClosed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly resumeAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An identifier of your choice, returned as `x-client-request-id`. */
                readonly "x-request-id"?: components["parameters"]["ClientRequestId"];
            };
            readonly path: {
                /**
                 * @description Identifier of an account.
                 * @example acc_5d1e
                 */
                readonly id: components["parameters"]["AccountId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ResumedAccount"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["AccountClosed"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly closeAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An identifier of your choice, returned as `x-client-request-id`. */
                readonly "x-request-id"?: components["parameters"]["ClientRequestId"];
            };
            readonly path: {
                /**
                 * @description Identifier of an account.
                 * @example acc_5d1e
                 */
                readonly id: components["parameters"]["AccountId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ClosedAccount"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["RequestsRunning"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly showWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An identifier of your choice, returned as `x-client-request-id`. */
                readonly "x-request-id"?: components["parameters"]["ClientRequestId"];
            };
            readonly path: {
                /**
                 * @description Identifier of an account.
                 * @example acc_5d1e
                 */
                readonly id: components["parameters"]["AccountId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Webhook"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly topUpAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An identifier of your choice, returned as `x-client-request-id`. */
                readonly "x-request-id"?: components["parameters"]["ClientRequestId"];
            };
            readonly path: {
                /**
                 * @description Identifier of an account.
                 * @example acc_5d1e
                 */
                readonly id: components["parameters"]["AccountId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreditAmount"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["ToppedUpAccount"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly refundAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An identifier of your choice, returned as `x-client-request-id`. */
                readonly "x-request-id"?: components["parameters"]["ClientRequestId"];
            };
            readonly path: {
                /**
                 * @description Identifier of an account.
                 * @example acc_5d1e
                 */
                readonly id: components["parameters"]["AccountId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreditAmount"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["RefundedAccount"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly correctAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An identifier of your choice, returned as `x-client-request-id`. */
                readonly "x-request-id"?: components["parameters"]["ClientRequestId"];
            };
            readonly path: {
                /**
                 * @description Identifier of an account.
                 * @example acc_5d1e
                 */
                readonly id: components["parameters"]["AccountId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CorrectionAmount"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["CorrectedAccount"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listEntries: {
        readonly parameters: {
            readonly query?: {
                /** @description Only entries of this kind; `payment` is top-ups, refunds and corrections. */
                readonly kind?: components["parameters"]["EntryKindQuery"];
                /** @description `asc` (the default) for the oldest first, or `desc` for the newest first. */
                readonly order?: components["parameters"]["OrderQuery"];
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
            readonly path: {
                /**
                 * @description Identifier of an account.
                 * @example acc_5d1e
                 */
                readonly id: components["parameters"]["AccountId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["EntryPage"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly repairAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An identifier of your choice, returned as `x-client-request-id`. */
                readonly "x-request-id"?: components["parameters"]["ClientRequestId"];
            };
            readonly path: {
                /**
                 * @description Identifier of an account.
                 * @example acc_5d1e
                 */
                readonly id: components["parameters"]["AccountId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RepairRequest"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["RepairReport"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listKeys: {
        readonly parameters: {
            readonly query?: {
                /** @description Only this account. */
                readonly account?: components["parameters"]["AccountQuery"];
                /** @description Only keys with this `status`. */
                readonly status?: components["parameters"]["KeyStatusQuery"];
                /**
                 * @description Only keys whose label or identifier, or the name or identifier of their account, contains this text; A to Z also match a to z.
                 * @example ci
                 */
                readonly search?: components["parameters"]["KeySearchQuery"];
                /** @description What the keys are sorted by: `created` (the default), or `label`, where A to Z count as a to z and keys without a label are first. */
                readonly sort?: components["parameters"]["KeySortQuery"];
                /** @description `asc` (the default) for the oldest, the first in the alphabet or the least first, or `desc` for the reverse. */
                readonly order?: components["parameters"]["SortOrderQuery"];
                /** @description Whether `total` counts the rows of all pages, which takes longer; `false` if absent. */
                readonly total?: components["parameters"]["TotalQuery"];
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
            readonly 200: components["responses"]["KeyList"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createKey: {
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyNotCreated"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly showKey: {
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
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ShownKey"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updateKey: {
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyRevoked"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly rotateKey: {
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
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["KeyRevoked"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly revokeKey: {
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
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Key"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listPlans: {
        readonly parameters: {
            readonly query?: {
                /** @description Whether the accounts of each plan are counted; `false` if absent. */
                readonly accounts?: components["parameters"]["PlanAccountsQuery"];
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
            readonly 200: components["responses"]["PlanList"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listCatalog: {
        readonly parameters: {
            readonly query?: {
                /** @description Only the models that this plan sells, at its prices; by the plan's identifier. */
                readonly plan?: components["parameters"]["SellingPlanQuery"];
                /** @description Whether prices are the public list prices, those of the most expensive plan for each model; `false` if absent, and without effect with `plan`. */
                readonly list_prices?: components["parameters"]["ListPricesQuery"];
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
            readonly 200: components["responses"]["ModelList"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listUpstreams: {
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
            readonly 200: components["responses"]["UpstreamList"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listUpstreamAttempts: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only requests that ended at or after this moment: a date, which is its midnight in UTC, or a date with a time of day.
                 * @example 2026-11-01
                 */
                readonly from?: components["parameters"]["FromQuery"];
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
            readonly 200: components["responses"]["UpstreamAttemptsReport"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly probeUpstreams: {
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
                readonly "application/json": components["schemas"]["ProbeRequest"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["ProbeReport"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getUsage: {
        readonly parameters: {
            readonly query?: {
                /** @description Grouping of the sums; `model` if absent. Minutes, hours and days are in UTC; a request counts in the one in which it ended. Minutes need `from`, and a period of at most one day; up to now, an hour more is accepted. */
                readonly by?: components["parameters"]["GroupingQuery"];
                /** @description Sums up each group by time too: by day, hour or minute, in the field `time`, in the order of their names and times. With `top`, only the groups with the highest charges over the whole period. Not for groups that are times; minutes need `from`, and a period of at most one day. */
                readonly per?: components["parameters"]["PerQuery"];
                /**
                 * @description Only the groups with the highest charges, at most this many, from 1 to 100, highest first. They are one page, unless `per` is given: `limit` does not matter, and there is no `cursor`.
                 * @example 5
                 */
                readonly top?: components["parameters"]["TopQuery"];
                /** @description Only this account. */
                readonly account?: components["parameters"]["AccountQuery"];
                /** @description Only this key, by its identifier. */
                readonly key?: components["parameters"]["KeyQuery"];
                /** @description Only this model. */
                readonly model?: components["parameters"]["ModelQuery"];
                /** @description Only this upstream, by its identifier in the list of upstreams. */
                readonly upstream?: components["parameters"]["UpstreamQuery"];
                /** @description Only requests with this `outcome`. For sums the time may not begin before the archive ends. */
                readonly outcome?: components["parameters"]["OutcomeQuery"];
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
            readonly 200: components["responses"]["UsageReport"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listRequests: {
        readonly parameters: {
            readonly query?: {
                /** @description Only this account. */
                readonly account?: components["parameters"]["AccountQuery"];
                /** @description Only this key, by its identifier. */
                readonly key?: components["parameters"]["KeyQuery"];
                /** @description Only this model. */
                readonly model?: components["parameters"]["ModelQuery"];
                /** @description Only this upstream, by its identifier in the list of upstreams. */
                readonly upstream?: components["parameters"]["UpstreamQuery"];
                /** @description Only the requests of this session of an agent. */
                readonly agent_session?: components["parameters"]["AgentSessionQuery"];
                /** @description Only requests with this `outcome`. For sums the time may not begin before the archive ends. */
                readonly outcome?: components["parameters"]["OutcomeQuery"];
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
            readonly 200: components["responses"]["RequestPage"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getStatementsDocument: {
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
            readonly 200: components["responses"]["StatementDocument"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getStatement: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An identifier of your choice, returned as `x-client-request-id`. */
                readonly "x-request-id"?: components["parameters"]["ClientRequestId"];
            };
            readonly path: {
                /**
                 * @description Identifier of an account.
                 * @example acc_5d1e
                 */
                readonly id: components["parameters"]["AccountId"];
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
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getStatementDocument: {
        readonly parameters: {
            readonly query?: {
                /** @description `html` (the default) for a page to print, `csv` for the lines as comma-separated values, or `txt` for the text of an e-mail. */
                readonly format?: components["parameters"]["StatementFormatQuery"];
            };
            readonly header?: {
                /** @description An identifier of your choice, returned as `x-client-request-id`. */
                readonly "x-request-id"?: components["parameters"]["ClientRequestId"];
            };
            readonly path: {
                /**
                 * @description Identifier of an account.
                 * @example acc_5d1e
                 */
                readonly id: components["parameters"]["AccountId"];
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
            readonly 200: components["responses"]["StatementDocument"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly showRequest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An identifier of your choice, returned as `x-client-request-id`. */
                readonly "x-request-id"?: components["parameters"]["ClientRequestId"];
            };
            readonly path: {
                /**
                 * @description Identifier of a request, the `x-request-id` of its response.
                 * @example req_3c91e0d47ab2
                 */
                readonly id: components["parameters"]["RequestId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["RequestRecord"];
            readonly 400: components["responses"]["MalformedPath"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listFailedRequests: {
        readonly parameters: {
            readonly query?: {
                /** @description Only this account. */
                readonly account?: components["parameters"]["AccountQuery"];
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
            readonly 200: components["responses"]["FailedRequestPage"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listDeprecatedUses: {
        readonly parameters: {
            readonly query?: {
                /** @description Only the use of this, such as `model:acme/old` or `field:chat.functions`. */
                readonly deprecation?: components["parameters"]["DeprecationQuery"];
                /** @description Only this account. */
                readonly account?: components["parameters"]["AccountQuery"];
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
            readonly 200: components["responses"]["DeprecatedUsePage"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listSessions: {
        readonly parameters: {
            readonly query?: {
                /** @description Only the requests of this session of an agent. */
                readonly agent_session?: components["parameters"]["AgentSessionQuery"];
                /** @description Only this account. */
                readonly account?: components["parameters"]["AccountQuery"];
                /** @description Only this key, by its identifier. */
                readonly key?: components["parameters"]["KeyQuery"];
                /** @description Only this model. */
                readonly model?: components["parameters"]["ModelQuery"];
                /** @description Only this upstream, by its identifier in the list of upstreams. */
                readonly upstream?: components["parameters"]["UpstreamQuery"];
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
            readonly 200: components["responses"]["SessionPage"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listNames: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Up to 100 identifiers of accounts and keys, separated by commas.
                 * @example acc_5d1e,key_77aa
                 */
                readonly ids: components["parameters"]["IdsQuery"];
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
            readonly 200: components["responses"]["NameList"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly verifyLedger: {
        readonly parameters: {
            readonly query?: {
                /** @description Whether all entries are read. Without it, a change of an entry that was verified before is not noticed. */
                readonly full?: components["parameters"]["FullQuery"];
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
            readonly 200: components["responses"]["LedgerVerification"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly showActor: {
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
            readonly 200: components["responses"]["Actor"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly showLive: {
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
            readonly 200: components["responses"]["LiveReport"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listAudit: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only changes that ended at or after this moment, and changes without an outcome that were asked for then: a date, which is its midnight in UTC, or a date with a time of day.
                 * @example 2026-11-01
                 */
                readonly from?: components["parameters"]["AuditFromQuery"];
                /**
                 * @description Only changes before this moment, which is compared and written like `from`.
                 * @example 2026-12-01
                 */
                readonly to?: components["parameters"]["AuditToQuery"];
                /** @description Only changes by this actor. */
                readonly actor?: components["parameters"]["ActorQuery"];
                /** @description Only changes of this account and its keys, or of this key. */
                readonly target?: components["parameters"]["TargetQuery"];
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
            readonly 200: components["responses"]["AuditPage"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly reloadGateway: {
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
            readonly 200: components["responses"]["Reload"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["InvalidConfiguration"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["InternalServerError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
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
    | "missing_api_key"
    | "invalid_api_key"
    | "role_not_allowed"
    | "not_found"
    | "method_not_allowed"
    | "request_timeout"
    | "insufficient_credit"
    | "account_closed"
    | "balance_too_large"
    | "external_id_taken"
    | "requests_running"
    | "older_release_running"
    | "key_revoked"
    | "invalid_configuration"
    | "reference_conflict"
    | "body_too_large"
    | "unsupported_media_type"
    | "rate_limited"
    | "internal_error"
    | "overloaded"
    | "unavailable"
    | "change_unconfirmed";
