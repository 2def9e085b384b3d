/** Nothing to mend. */
export async function patchJava(): Promise<void> {
  await Promise.resolve();
}
