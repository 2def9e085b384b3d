/**
 * Runs before each test file: a process warning, such as too many listeners, indicates a leak or a
 * mistake, and fails the run. A worker that runs several files keeps one listener.
 */
function failOnWarning(warning: Error): never {
  throw warning;
}

const earlier = process.listeners("warning").filter(({ name }) => name === failOnWarning.name);
for (const listener of earlier) process.off("warning", listener);
process.on("warning", failOnWarning);
