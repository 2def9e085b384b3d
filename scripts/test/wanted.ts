/** Those with these names, or all if none is named. Throws with every name if one is unknown. */
export function wanted<Named extends { readonly name: string }>(
  all: readonly Named[],
  names: readonly string[],
): readonly Named[] {
  const unknown = names.filter((name) => all.every((one) => one.name !== name));
  if (unknown.length > 0) {
    const known = all.map(({ name }) => name).join(", ");
    throw new Error(`unknown: ${unknown.join(", ")}; the names are ${known}`);
  }
  return names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
}
