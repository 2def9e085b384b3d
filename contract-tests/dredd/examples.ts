import document from "../../generated/openapi.json" with { type: "json" };

interface Operation {
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly examples: Readonly<Record<string, { readonly value: object }>> }>
    >;
  };
}

/** The example requests of the operation that is posted to a path, in the document's order. */
export function examplesOf(path: string): readonly object[] {
  const paths = document.paths as unknown as Readonly<
    Record<string, { readonly post?: Operation }>
  >;
  const examples = paths[path]?.post?.requestBody?.content["application/json"]?.examples ?? {};
  return Object.values(examples).map(({ value }) => value);
}
