/**
 * Parses a month such as `2026-11` in UTC to its first moment and that of the next month; null if
 * it is not valid.
 */
export function readMonth(text: string): { readonly fromMs: number; readonly toMs: number } | null {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text) ?? [];
  if (year === undefined || month === undefined) return null;
  return {
    fromMs: Date.UTC(Number(year), Number(month) - 1),
    toMs: Date.UTC(Number(year), Number(month)),
  };
}
