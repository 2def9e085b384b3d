/** Suspends a server until `away` has ended. */
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
