// Made from spec/ by scripts/generate.ts. Do not edit.

/** A field of a form, which sets a field of a body. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly type: "text" | "amount" | "select" | "datetime" | "lines" | "pairs" | "budget";
  readonly hint?: string;
  readonly isRequired?: true;
  /** Whether a review lists it only if it is changed. */
  readonly isDetail?: true;
  /** What a review shows for no value; default: a dash. */
  readonly absent?: string;
}

export const formAccountCreation: readonly FormField[] = [
  {
    "name": "name",
    "type": "text",
    "label": "Name",
    "isRequired": true
  },
  {
    "name": "plan",
    "type": "select",
    "label": "Plan",
    "isRequired": true
  },
  {
    "name": "balance",
    "type": "amount",
    "label": "Opening balance",
    "absent": "$0.00",
    "hint": "For example 10.00; at most 9 decimal places."
  },
  {
    "name": "budget",
    "type": "budget",
    "label": "Budget"
  },
  {
    "name": "external_id",
    "type": "text",
    "label": "External id",
    "isDetail": true,
    "absent": "none",
    "hint": "Your own identifier for the customer; must be unique."
  },
  {
    "name": "email",
    "type": "text",
    "label": "E-mail address",
    "isDetail": true,
    "absent": "none",
    "hint": "The gateway does not send e-mail to it."
  },
  {
    "name": "webhook_url",
    "type": "text",
    "label": "Webhook address",
    "isDetail": true,
    "absent": "none",
    "hint": "Low-balance alerts are sent to this URL."
  },
  {
    "name": "metadata",
    "type": "pairs",
    "label": "Metadata",
    "isDetail": true,
    "absent": "none",
    "hint": "Your own values, one per line, such as region = north."
  }
];

export const formAccountUpdate: readonly FormField[] = [
  {
    "name": "name",
    "type": "text",
    "label": "Name",
    "isRequired": true
  },
  {
    "name": "plan",
    "type": "select",
    "label": "Plan",
    "isRequired": true
  },
  {
    "name": "budget",
    "type": "budget",
    "label": "Budget"
  },
  {
    "name": "external_id",
    "type": "text",
    "label": "External id",
    "isDetail": true,
    "absent": "none",
    "hint": "Your own identifier for the customer; must be unique."
  },
  {
    "name": "email",
    "type": "text",
    "label": "E-mail address",
    "isDetail": true,
    "absent": "none",
    "hint": "The gateway does not send e-mail to it."
  },
  {
    "name": "webhook_url",
    "type": "text",
    "label": "Webhook address",
    "isDetail": true,
    "absent": "none",
    "hint": "Low-balance alerts are sent to this URL."
  },
  {
    "name": "metadata",
    "type": "pairs",
    "label": "Metadata",
    "isDetail": true,
    "absent": "none",
    "hint": "Your own values, one per line, such as region = north."
  }
];

export const formKeyCreation: readonly FormField[] = [
  {
    "name": "budget",
    "type": "budget",
    "label": "Budget"
  }
];

export const formKeyUpdate: readonly FormField[] = [
  {
    "name": "label",
    "type": "text",
    "label": "Label",
    "hint": "A name for display."
  },
  {
    "name": "models",
    "type": "lines",
    "label": "Models",
    "absent": "every model of the plan",
    "hint": "Patterns such as openai/*, one per line; leave empty for every model of the plan."
  },
  {
    "name": "spending_limit",
    "type": "amount",
    "label": "Spending limit",
    "absent": "none",
    "hint": "In total; leave empty for no limit."
  },
  {
    "name": "budget",
    "type": "budget",
    "label": "Budget"
  },
  {
    "name": "expires_at",
    "type": "datetime",
    "label": "Expires at",
    "absent": "never"
  }
];
