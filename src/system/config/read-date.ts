/** A date, or a date with time of day and time zone (RFC 3339). */
const dateForm =
  /^(\d{4}-\d{2}-\d{2})(?:[Tt ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)([Zz]|[+-]\d{2}:\d{2}))?$/;

/**
 * Parses a date with or without a time of day; without one, midnight UTC at its start. Returns Unix
 * milliseconds; undefined if the text is not a date or the day does not exist.
 */
export function readDate(text: string): number | undefined {
  const [, day, time = "00:00", zone = "Z"] = dateForm.exec(text.trim()) ?? [];
  if (day === undefined) return undefined;
  const midnightMs = Date.parse(`${day}T00:00Z`);
  if (Number.isNaN(midnightMs)) return undefined;
  if (new Date(midnightMs).toISOString().slice(0, day.length) !== day) return undefined;
  const atMs = Date.parse(`${day}T${time}${zone.toUpperCase()}`);
  return Number.isNaN(atMs) ? undefined : atMs;
}
