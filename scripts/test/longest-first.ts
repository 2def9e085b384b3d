import { matchesGlob, relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { longestFiles } from "./test-files.ts";

/**
 * Starts the longest files first within their project. A new clone has no times and uses file
 * sizes: a short file that waits for a server came last and kept one processor busy for the last
 * minute.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return projects.flatMap((name) => {
      const own = sorted.filter(({ project }) => project.name === name);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}

function isLong({ moduleId }: TestSpecification): boolean {
  const path = relative(process.cwd(), moduleId);
  return longestFiles.some((glob) => matchesGlob(path, glob));
}
