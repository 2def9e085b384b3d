/** Returns the path of the gateway to which the page at a path refers, with its anchor. */
export function referredTo(path: string, reference: string): string {
  const { pathname, hash } = new URL(reference, `http://host${path}`);
  return pathname + hash;
}
