import { stringify } from "yaml";
import { recordExamples } from "./record.ts";

const note = `# Recorded from a gateway by contract-tests/examples/write.ts; identifiers and moments are replaced.
# A reply has the name of the request example that it answers. Do not edit.
`;

/** As YAML 1.1, so that dates are quoted. */
const format = { lineWidth: 0, aliasDuplicateObjects: false, version: "1.1" } as const;

/** Returns the files of response examples: name in `spec/examples/` → text. */
export async function renderExamples(): Promise<ReadonlyMap<string, string>> {
  const { chat, messages, responses, counts, records } = await recordExamples();
  const contents = [
    ["chat-replies.yaml", `Replies of POST /chat/completions`, chat],
    ["messages-replies.yaml", `Replies of POST /messages`, messages],
    ["responses-replies.yaml", `Replies of POST /responses`, responses],
    ["count-replies.yaml", `Replies of POST /messages/count_tokens`, { whole: counts.whole }],
    ["records.yaml", `The records of the catalog and of the account`, records],
  ] as const;
  return new Map(
    contents.map(([name, title, content]) => [
      name,
      `# ${title}.\n${note}\n${stringify(content, format)}`,
    ]),
  );
}
