import { child, hasValue, rootOf, type Part } from "../part.ts";

/** An operation, and the path that it belongs to. */
export interface OperationPart {
  readonly path: string;
  readonly item: Part;
  readonly part: Part;
}

/** A field of the operation, or the document's where the operation has none. */
export function inherited({ part }: OperationPart, key: string): Part {
  const own = child(part, key);
  return hasValue(own) ? own : child(rootOf(part.root), key);
}

/** A field of the operation, or its path's where the operation has none. */
export function ofPath({ part, item }: OperationPart, key: string): Part {
  const own = child(part, key);
  return hasValue(own) ? own : child(item, key);
}
