/** Converts an SDK's type to the form of our generated types: read-only at every depth. */
export type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

/** Fields that an object always has. */
type RequiredKeys<T> = {
  [Key in keyof T]-?: object extends Pick<T, Key> ? never : Key;
}[keyof T];

/**
 * The differences between an object that we write and an SDK's type. `Apart` names fields that are
 * judged separately.
 */
export interface ReplyJudgement<Ours, Theirs, Apart = never> {
  /** Fields that the SDK guarantees and we omit. */
  readonly lacks: Exclude<RequiredKeys<Theirs>, keyof Ours>;
  /** Fields that the SDK guarantees and we write only sometimes. */
  readonly mayLack: Exclude<RequiredKeys<Theirs> & keyof Ours, RequiredKeys<Ours>>;
  /** Fields with values that do not match the SDK's type. */
  readonly misfits: {
    [Key in Exclude<keyof Ours & keyof Theirs, Apart>]-?: [Ours[Key]] extends [
      DeepReadonly<Theirs[Key]>,
    ]
      ? never
      : Key;
  }[Exclude<keyof Ours & keyof Theirs, Apart>];
}

/** The values of an SDK's type that we do not accept. */
export interface RequestJudgement<Ours, Theirs, Apart = never> {
  /** Fields that we refuse. */
  readonly refuses: Exclude<keyof Theirs, keyof Ours>;
  /** Fields that may be left out, but not be null. */
  readonly refusesNull: {
    [Key in keyof Ours & keyof Theirs]-?: null extends Theirs[Key]
      ? null extends Ours[Key]
        ? never
        : Key
      : never;
  }[keyof Ours & keyof Theirs];
  /** Fields that are optional in the SDK and required here. */
  readonly demands: Exclude<RequiredKeys<Ours>, RequiredKeys<Theirs>>;
  /** Fields with a value that we do not accept. */
  readonly misfits: {
    [Key in Exclude<keyof Ours & keyof Theirs, Apart>]-?: [NonNullable<Theirs[Key]>] extends [
      Ours[Key],
    ]
      ? never
      : Key;
  }[Exclude<keyof Ours & keyof Theirs, Apart>];
}

/** A response that has everything the SDK guarantees. */
export interface FitsReply {
  readonly lacks: never;
  readonly mayLack: never;
  readonly misfits: never;
}

/** A request that accepts everything the SDK can express. */
export interface FitsRequest {
  readonly refuses: never;
  readonly refusesNull: never;
  readonly demands: never;
  readonly misfits: never;
}

/** A verdict with its exceptions, each explained by the row that declares it. */
export type Except<Fits, Exceptions extends Partial<Record<keyof Fits, PropertyKey>>> = {
  readonly [Part in keyof Fits]: Part extends keyof Exceptions ? Exceptions[Part] : never;
};

/** Whether two types are identical. */
export type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
