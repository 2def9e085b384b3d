/**
 * Returns the items with these names, or all if none is named. An unknown name ends the command
 * with 2 and a list of the names.
 */
export function selectNamed<Named extends { readonly name: string }>(
  all: readonly Named[],
  names: readonly string[],
): readonly Named[] {
  const unknown = names.filter((name) => all.every((one) => one.name !== name));
  if (unknown.length > 0) {
    const known = all.map(({ name }) => name).join(", ");
    console.error(`Unknown: ${unknown.join(", ")}. The names are ${known}.`);
    process.exit(2);
  }
  return names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
}
