/** Nothing to mend. */
export async function patchRust(): Promise<void> {
  await Promise.resolve();
}
