import { child, hasValue, rootOf, type Part } from "../part.ts";

/** An operation and its path. */
export interface OperationPart {
  readonly path: string;
  readonly item: Part;
  readonly part: Part;
}

/** Returns a field of the operation, or else the document's. */
export function operationOrDocumentField({ part }: OperationPart, key: string): Part {
  const own = child(part, key);
  return hasValue(own) ? own : child(rootOf(part.root), key);
}

/** Returns a field of the operation, or else its path's. */
export function operationOrPathField({ part, item }: OperationPart, key: string): Part {
  const own = child(part, key);
  return hasValue(own) ? own : child(item, key);
}
