import { contracts, type ContractName } from "../harness/contracts.ts";

/** Returns the example requests of the operation at a path, in the document's order. */
export function examplesOf(path: string, contract: ContractName): readonly object[] {
  const { paths } = contracts[contract].document;
  const body = paths[path]?.post?.requestBody;
  const content = body === undefined || "$ref" in body ? {} : body.content;
  const examples = Object.values(content["application/json"]?.examples ?? {});
  return examples.flatMap((example) => ("$ref" in example ? [] : [example.value as object]));
}
