/** Lets a server hang until `away` is over. */
export async function whileHung(
  server: { readonly hang: () => void; readonly resume: () => void },
  away: () => Promise<void>,
): Promise<void> {
  server.hang();
  try {
    await away();
  } finally {
    server.resume();
  }
}
