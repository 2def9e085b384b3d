import { answerName, type DeclaredAnswer } from "./answers.ts";
import type { Cause } from "./cause.ts";

/**
 * Returns the coverage table as Markdown: every response of the contract and the causes that reach
 * it.
 */
export function renderCoverage(
  answers: readonly DeclaredAnswer[],
  causes: readonly Cause[],
): string {
  const rows = answers.map((answer) => {
    const reaching = causes.filter(({ expected }) => answerName(expected) === answerName(answer));
    const names = reaching.map(({ name }) => name.slice(name.indexOf(": ") + 2));
    const { operationId, status, mediaType } = answer;
    const reachedBy = names.length > 0 ? names.join("; ") : "**nothing**";
    return `| ${operationId} | ${status} | ${mediaType} | ${reachedBy} |`;
  });
  return [
    "# Coverage of the contract",
    "",
    "Every answer that the published document declares, with the real causes through which",
    "`contract-tests/coverage/coverage.test.ts` reaches it. The test fails if an answer is not",
    "reached, if an undeclared answer is reached, or if this page is not current.",
    "Made by `npm run generate`. Do not edit.",
    "",
    `${answers.length} answers, ${causes.length} causes.`,
    "",
    "| operation | status | media type | reached by |",
    "| --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}
