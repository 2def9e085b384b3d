/** Nothing to mend. */
export async function patchCsharp(): Promise<void> {
  await Promise.resolve();
}
