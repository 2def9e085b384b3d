/**
 * The id under which a client has a call whose own id or reasoning state the store keeps: the
 * call's own id if it fits, a separator, and the secret that finds the rest.
 */
export interface ShortCallId {
  /** The call's own id; null if it does not fit. */
  readonly ownId: string | null;
  /** 22 characters of base64url: 128 random bits. */
  readonly secret: string;
}

const ID_CHARACTERS_MAX = 64;
const SECRET_CHARACTERS = 22;
/** The digit is the version; version 1 has the state within the id. */
const SEPARATOR = "__gw2_";
const ANY_SEPARATOR = /__gw\d_/;
const OWN_CHARACTERS_MAX = ID_CHARACTERS_MAX - SEPARATOR.length - SECRET_CHARACTERS;
/** Stands for an own id that does not fit. */
const ANY_CALL = "call";
const form = new RegExp(
  // `DistinctIds` gives a repeated id a number.
  `^([A-Za-z0-9_-]{1,${OWN_CHARACTERS_MAX}})${SEPARATOR}([A-Za-z0-9_-]{${SECRET_CHARACTERS}})(?:_\\d+)?$`,
);
const plain = new RegExp(`^[A-Za-z0-9_-]{1,${ID_CHARACTERS_MAX}}$`);

/** Reports whether a client can have a call under its own id: a gateway has not made this id. */
export function isPlainCallId(id: string): boolean {
  return plain.test(id) && !ANY_SEPARATOR.test(id);
}

/** Returns the id for the client; at most 64 characters of `[A-Za-z0-9_-]`. */
export function joinShortCallId(ownId: string, secret: string): string {
  const isShown = isPlainCallId(ownId) && ownId.length <= OWN_CHARACTERS_MAX;
  return (isShown ? ownId : ANY_CALL) + SEPARATOR + secret;
}

/**
 * Returns the part of an id before its separator, also of an id that a client has altered; null:
 * it has no separator.
 */
export function idBeforeSeparator(id: string): string | null {
  const at = id.lastIndexOf(SEPARATOR);
  return at <= 0 ? null : id.slice(0, at);
}

/** Reads an id of this form; null: it has another form. */
export function readShortCallId(id: string): ShortCallId | null {
  // The pattern alone would take several times as long for the other ids of a history.
  if (!id.includes(SEPARATOR)) return null;
  const [, ownId = "", secret = ""] = form.exec(id) ?? [];
  if (secret === "") return null;
  return { ownId: ownId === ANY_CALL ? null : ownId, secret };
}
