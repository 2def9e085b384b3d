/** Nothing to mend. */
export async function patchPython(): Promise<void> {
  await Promise.resolve();
}
