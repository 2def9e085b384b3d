/**
 * Lets a program end with its own exit code after its reader has closed the pipe, as `head` does:
 * further output is dropped. Any other write error is thrown.
 */
export function tolerateClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  }
}
