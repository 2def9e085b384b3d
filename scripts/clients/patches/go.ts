/** Nothing to mend. */
export async function patchGo(): Promise<void> {
  await Promise.resolve();
}
