/**
 * Lets a program end with its own exit code where its reader has left, as `head` does: what is
 * written after that is dropped. Any other failure to write is thrown.
 */
export function tolerateClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  }
}
