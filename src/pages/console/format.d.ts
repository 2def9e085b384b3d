export function formatCount(count: number): string;
export function formatDollars(amount: string): string;
export function formatMoment(moment: string): string;
export function lastDays(days: number, now?: number): string[];
export function lastMonths(count: number, now?: number): string[];
export function toCsv(rows: readonly (readonly string[])[]): string;
