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
  readonly isFolded?: true;
  /** What a review shows for no value; default: a dash. */
  readonly absent?: string;
}

export const formKeyUpdate: readonly FormField[] = [
  {"name":"budget","type":"budget","label":"Budget"},
];

/** A column of a table, or a fact. */
export interface ViewColumn {
  readonly name: string;
  readonly field: string;
  readonly type: "text" | "amount" | "datetime" | "lines" | "pairs" | "budget";
}

export const viewAccountKey: readonly ViewColumn[] = [
  {"name":"Label of the key","field":"label","type":"text"},
  {"name":"Key id","field":"id","type":"text"},
  {"name":"Created","field":"created_at","type":"datetime"},
  {"name":"Expires","field":"expires_at","type":"datetime"},
];

/** A column of a list: its title, and the path of its value in a record; without a path, the title's. */
type RecordColumn = readonly [title: string, ...path: string[]];

export const fileFailedRequest: readonly RecordColumn[] = [
  ["id"],
  ["at"],
  ["key_id"],
  ["key_label"],
  ["model"],
  ["protocol"],
  ["status"],
  ["outcome"],
  ["error_code"],
  ["pointer"],
  ["limit"],
];

export const fileRequest: readonly RecordColumn[] = [
  ["id"],
  ["started_at"],
  ["ended_at"],
  ["key_id"],
  ["key_label"],
  ["model"],
  ["protocol"],
  ["stream"],
  ["status"],
  ["outcome"],
  ["prompt_tokens"],
  ["completion_tokens"],
  ["charge"],
  ["reversed_at"],
  ["agent_session"],
  ["agent"],
];

export const fileSession: readonly RecordColumn[] = [
  ["agent_session"],
  ["agent"],
  ["requests"],
  ["prompt_tokens"],
  ["completion_tokens"],
  ["charge"],
  ["first_at"],
  ["last_at"],
];
