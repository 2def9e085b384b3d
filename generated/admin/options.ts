// Made from spec/ by scripts/generate.ts. Do not edit.

/** The option of a command that sets a field of an operation's query or body. */
export interface FieldOption {
  /** Without its dashes. */
  readonly name: string;
  /** Placeholder of its value in the help. It determines how the value is read. */
  readonly value: string;
  readonly summary: string;
  readonly required?: boolean;
  readonly isRepeated?: boolean;
  /** Whether `none` removes the field's value. */
  readonly isNullable?: boolean;
  /** The only values that it may have. */
  readonly words?: readonly string[];
}

/** The fields that options set, by operation, in the order of the help. */
export const fieldOptions = {
  "listAccounts": {
    "status": {
      "name": "status",
      "value": "STATUS",
      "summary": "only active, suspended or closed ones",
      "words": [
        "active",
        "suspended",
        "closed"
      ]
    },
    "plan": {
      "name": "plan",
      "value": "PLAN",
      "summary": "only on this plan"
    },
    "external_id": {
      "name": "external-id",
      "value": "ID",
      "summary": "only the account with this external id"
    },
    "search": {
      "name": "search",
      "value": "TEXT",
      "summary": "only with this text in name, id, external id or e-mail address"
    },
    "sort": {
      "name": "sort",
      "value": "SORT",
      "summary": "by opened (the default), name or balance",
      "words": [
        "opened",
        "name",
        "balance"
      ]
    },
    "order": {
      "name": "order",
      "value": "ORDER",
      "summary": "asc (the default) or desc",
      "words": [
        "asc",
        "desc"
      ]
    }
  },
  "createAccount": {
    "name": {
      "name": "name",
      "value": "NAME",
      "summary": "a name for display",
      "required": true
    },
    "plan": {
      "name": "plan",
      "value": "PLAN",
      "summary": "a plan's id (see plans list)",
      "required": true
    },
    "balance": {
      "name": "balance",
      "value": "DOLLARS",
      "summary": "opening balance, such as 10.00; default 0"
    },
    "budget": {
      "name": "budget",
      "value": "LIMIT",
      "summary": "the most per day, week or month: 5.00/day, 20.00/week@sunday, 50.00/month@15,Europe/Berlin"
    },
    "external_id": {
      "name": "external-id",
      "value": "ID",
      "summary": "your own identifier for the customer"
    },
    "email": {
      "name": "email",
      "value": "ADDRESS",
      "summary": "the customer's e-mail address"
    },
    "webhook_url": {
      "name": "webhook-url",
      "value": "URL",
      "summary": "receives the customer's low-balance notices"
    },
    "metadata": {
      "name": "metadata",
      "value": "NAME=VALUE",
      "summary": "your own value, up to 16 of them",
      "isRepeated": true
    }
  },
  "updateAccount": {
    "name": {
      "name": "name",
      "value": "NAME",
      "summary": "a name for display"
    },
    "plan": {
      "name": "plan",
      "value": "PLAN",
      "summary": "a plan's id (see plans list)"
    },
    "budget": {
      "name": "budget",
      "value": "LIMIT",
      "summary": "the most per day, week or month: 5.00/day, 20.00/week@sunday, 50.00/month@15,Europe/Berlin; none removes it",
      "isNullable": true
    },
    "external_id": {
      "name": "external-id",
      "value": "ID",
      "summary": "your own identifier for the customer",
      "isNullable": true
    },
    "email": {
      "name": "email",
      "value": "ADDRESS",
      "summary": "the customer's e-mail address",
      "isNullable": true
    },
    "webhook_url": {
      "name": "webhook-url",
      "value": "URL",
      "summary": "receives the customer's low-balance notices",
      "isNullable": true
    },
    "metadata": {
      "name": "metadata",
      "value": "NAME=VALUE",
      "summary": "your own value, up to 16 of them",
      "isRepeated": true,
      "isNullable": true
    }
  },
  "topUpAccount": {
    "reference": {
      "name": "reference",
      "value": "REFERENCE",
      "summary": "your identifier for the payment; a repeat has no effect"
    },
    "note": {
      "name": "note",
      "value": "TEXT",
      "summary": "purpose of the entry"
    }
  },
  "refundAccount": {
    "reference": {
      "name": "reference",
      "value": "REFERENCE",
      "summary": "your identifier for the payment; a repeat has no effect"
    },
    "note": {
      "name": "note",
      "value": "TEXT",
      "summary": "purpose of the entry"
    }
  },
  "correctAccount": {
    "reference": {
      "name": "reference",
      "value": "REFERENCE",
      "summary": "your identifier for the payment; a repeat has no effect"
    },
    "note": {
      "name": "note",
      "value": "TEXT",
      "summary": "purpose of the entry"
    }
  },
  "listEntries": {
    "kind": {
      "name": "kind",
      "value": "KIND",
      "summary": "top-up, refund, correction, usage, reversal",
      "words": [
        "top-up",
        "refund",
        "correction",
        "usage",
        "reversal"
      ]
    },
    "from": {
      "name": "from",
      "value": "DATE",
      "summary": "only requests that ended at or after this time"
    },
    "to": {
      "name": "to",
      "value": "DATE",
      "summary": "only requests that ended before this time"
    }
  },
  "repairAccount": {
    "note": {
      "name": "note",
      "value": "TEXT",
      "summary": "why",
      "required": true
    }
  },
  "listKeys": {
    "account": {
      "name": "account",
      "value": "ID",
      "summary": "only this account"
    },
    "status": {
      "name": "status",
      "value": "STATUS",
      "summary": "only active, expired or revoked ones",
      "words": [
        "active",
        "expired",
        "revoked"
      ]
    },
    "search": {
      "name": "search",
      "value": "TEXT",
      "summary": "only with this text in label, id, or the account's name or id"
    },
    "sort": {
      "name": "sort",
      "value": "SORT",
      "summary": "by created (the default) or label",
      "words": [
        "created",
        "label"
      ]
    },
    "order": {
      "name": "order",
      "value": "ORDER",
      "summary": "asc (the default) or desc",
      "words": [
        "asc",
        "desc"
      ]
    }
  },
  "createKey": {
    "account": {
      "name": "account",
      "value": "ID",
      "summary": "the account's id",
      "required": true
    },
    "label": {
      "name": "label",
      "value": "TEXT",
      "summary": "a name for display"
    },
    "models": {
      "name": "models",
      "value": "PATTERNS",
      "summary": "restricts the plan's models: \"openai/*,local/a\""
    },
    "unlisted_fields": {
      "name": "unlisted-fields",
      "value": "RULE",
      "summary": "request fields that the contract does not list: refuse or ignore; default: the plan's rule",
      "words": [
        "refuse",
        "ignore"
      ]
    },
    "spending_limit": {
      "name": "spending-limit",
      "value": "DOLLARS",
      "summary": "the most that may be spent with the key in total"
    },
    "budget": {
      "name": "budget",
      "value": "LIMIT",
      "summary": "the most per day, week or month: 5.00/day, 20.00/week@sunday, 50.00/month@15,Europe/Berlin"
    },
    "expires_at": {
      "name": "expires",
      "value": "DATE",
      "summary": "2027-01-01 or 2027-01-01T12:00:00Z"
    }
  },
  "updateKey": {
    "label": {
      "name": "label",
      "value": "TEXT",
      "summary": "a name for display",
      "isNullable": true
    },
    "models": {
      "name": "models",
      "value": "PATTERNS",
      "summary": "restricts the plan's models: \"openai/*,local/a\"",
      "isNullable": true
    },
    "unlisted_fields": {
      "name": "unlisted-fields",
      "value": "RULE",
      "summary": "request fields that the contract does not list: refuse or ignore; default: the plan's rule",
      "isNullable": true,
      "words": [
        "refuse",
        "ignore"
      ]
    },
    "spending_limit": {
      "name": "spending-limit",
      "value": "DOLLARS",
      "summary": "maximum total spending of the key; earlier spending counts",
      "isNullable": true
    },
    "budget": {
      "name": "budget",
      "value": "LIMIT",
      "summary": "the most per day, week or month: 5.00/day, 20.00/week@sunday, 50.00/month@15,Europe/Berlin",
      "isNullable": true
    },
    "expires_at": {
      "name": "expires",
      "value": "DATE",
      "summary": "2027-01-01 or 2027-01-01T12:00:00Z",
      "isNullable": true
    }
  },
  "rotateKey": {
    "overlap_seconds": {
      "name": "overlap",
      "value": "TIME",
      "summary": "how long the old secret stays valid, such as 30m, 24h or 7d; default 24h"
    }
  },
  "listCatalog": {
    "plan": {
      "name": "plan",
      "value": "PLAN",
      "summary": "only the models of this plan, at its prices"
    }
  },
  "listUpstreamAttempts": {
    "from": {
      "name": "from",
      "value": "DATE",
      "summary": "only requests that ended at or after this time"
    }
  },
  "getUsage": {
    "by": {
      "name": "by",
      "value": "model|key|account|upstream|day|hour|minute",
      "summary": "grouping; default model",
      "words": [
        "model",
        "key",
        "account",
        "upstream",
        "day",
        "hour",
        "minute"
      ]
    },
    "per": {
      "name": "per",
      "value": "day|hour|minute",
      "summary": "each group by time too: day, hour or minute",
      "words": [
        "day",
        "hour",
        "minute"
      ]
    },
    "top": {
      "name": "top",
      "value": "COUNT",
      "summary": "only the groups with the highest charges, at most this many"
    },
    "account": {
      "name": "account",
      "value": "ID",
      "summary": "only this account"
    },
    "key": {
      "name": "key",
      "value": "ID",
      "summary": "only this key"
    },
    "model": {
      "name": "model",
      "value": "ID",
      "summary": "only this model"
    },
    "upstream": {
      "name": "upstream",
      "value": "ID",
      "summary": "only this upstream"
    },
    "outcome": {
      "name": "outcome",
      "value": "finished|failed|client-gone|broken|killed",
      "summary": "only requests that ended in this way",
      "words": [
        "finished",
        "failed",
        "client-gone",
        "broken",
        "killed"
      ]
    },
    "from": {
      "name": "from",
      "value": "DATE",
      "summary": "only requests that ended at or after this time"
    },
    "to": {
      "name": "to",
      "value": "DATE",
      "summary": "only requests that ended before this time"
    }
  },
  "listRequests": {
    "account": {
      "name": "account",
      "value": "ID",
      "summary": "only this account"
    },
    "key": {
      "name": "key",
      "value": "ID",
      "summary": "only this key"
    },
    "model": {
      "name": "model",
      "value": "ID",
      "summary": "only this model"
    },
    "upstream": {
      "name": "upstream",
      "value": "ID",
      "summary": "only this upstream"
    },
    "agent_session": {
      "name": "agent-session",
      "value": "ID",
      "summary": "only this session of an agent"
    },
    "outcome": {
      "name": "outcome",
      "value": "finished|failed|client-gone|broken|killed",
      "summary": "only requests that ended in this way",
      "words": [
        "finished",
        "failed",
        "client-gone",
        "broken",
        "killed"
      ]
    },
    "from": {
      "name": "from",
      "value": "DATE",
      "summary": "only requests that ended at or after this time"
    },
    "to": {
      "name": "to",
      "value": "DATE",
      "summary": "only requests that ended before this time"
    }
  },
  "listFailedRequests": {
    "account": {
      "name": "account",
      "value": "ID",
      "summary": "only this account"
    },
    "key": {
      "name": "key",
      "value": "ID",
      "summary": "only this key"
    },
    "model": {
      "name": "model",
      "value": "ID",
      "summary": "only this model"
    },
    "status": {
      "name": "status",
      "value": "STATUS",
      "summary": "only this HTTP status, such as 429"
    },
    "code": {
      "name": "code",
      "value": "CODE",
      "summary": "only this error code, such as rate_limited"
    },
    "from": {
      "name": "from",
      "value": "DATE",
      "summary": "only requests that ended at or after this time"
    },
    "to": {
      "name": "to",
      "value": "DATE",
      "summary": "only requests that ended before this time"
    }
  },
  "listDeprecatedUses": {
    "deprecation": {
      "name": "deprecation",
      "value": "ID",
      "summary": "only the use of this, such as model:acme/old"
    },
    "account": {
      "name": "account",
      "value": "ID",
      "summary": "only this account"
    },
    "key": {
      "name": "key",
      "value": "ID",
      "summary": "only this key"
    },
    "model": {
      "name": "model",
      "value": "ID",
      "summary": "only this model"
    },
    "from": {
      "name": "from",
      "value": "DATE",
      "summary": "only requests that ended at or after this time"
    },
    "to": {
      "name": "to",
      "value": "DATE",
      "summary": "only requests that ended before this time"
    }
  },
  "listSessions": {
    "agent_session": {
      "name": "agent-session",
      "value": "ID",
      "summary": "only this session of an agent"
    },
    "account": {
      "name": "account",
      "value": "ID",
      "summary": "only this account"
    },
    "key": {
      "name": "key",
      "value": "ID",
      "summary": "only this key"
    },
    "model": {
      "name": "model",
      "value": "ID",
      "summary": "only this model"
    },
    "upstream": {
      "name": "upstream",
      "value": "ID",
      "summary": "only this upstream"
    },
    "from": {
      "name": "from",
      "value": "DATE",
      "summary": "only requests that ended at or after this time"
    },
    "to": {
      "name": "to",
      "value": "DATE",
      "summary": "only requests that ended before this time"
    }
  },
  "listAudit": {
    "from": {
      "name": "from",
      "value": "DATE",
      "summary": "only from this time on"
    },
    "to": {
      "name": "to",
      "value": "DATE",
      "summary": "only before this time"
    },
    "actor": {
      "name": "actor",
      "value": "NAME",
      "summary": "only by this token or user (cli:root)"
    },
    "target": {
      "name": "target",
      "value": "ID",
      "summary": "only of this account and its keys, or of this key"
    }
  }
} as const satisfies Readonly<Record<string, Readonly<Record<string, FieldOption>>>>;
