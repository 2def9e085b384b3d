/** Returns a proxy that loads a package when a property is read or the package is called. */
export function loadLazily(load: () => object): object {
  let loaded: object | undefined;
  const value = (): object => (loaded ??= load());
  return new Proxy(function unloaded() {}, {
    get: (_unloaded, name): unknown => Reflect.get(value(), name),
    apply: (_unloaded, self: unknown, parameters: readonly unknown[]): unknown =>
      Reflect.apply(value() as () => unknown, self, parameters),
  });
}
