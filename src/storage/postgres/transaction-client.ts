import pg from "pg";

/** Settings of the server, by name; times in milliseconds. */
export type Settings = Readonly<Record<string, string | number>>;

/** As startup parameters: they hold for the connection. */
export function startupOptions(settings: Settings): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${String(value).replaceAll(" ", String.raw`\ `)}`)
    .join(" ");
}

/**
 * A connection through a pooler that gives each transaction another connection of the server's: the
 * settings are made in each transaction, and no statement is prepared under a name.
 */
export function transactionClient(settings: Settings): typeof pg.Client {
  const locals = Object.entries(settings).map(
    ([name, value]) => `; SET LOCAL ${name} = '${value}'`,
  );
  const begin = locals.join("");
  return class TransactionClient extends pg.Client {
    // The driver's method has an overload for each form of a query; all of them take the query first.
    override query = ((query: unknown, ...rest: readonly unknown[]) =>
      (super.query as (...all: readonly unknown[]) => unknown).call(
        this,
        withoutSession(query, begin),
        ...rest,
      )) as pg.Client["query"];
  };
}

function withoutSession(query: unknown, begin: string): unknown {
  if (typeof query === "string") return query.startsWith("BEGIN") ? query + begin : query;
  if (typeof query !== "object" || query === null || !("name" in query)) return query;
  const { name: _, ...unnamed } = query;
  return unnamed;
}
