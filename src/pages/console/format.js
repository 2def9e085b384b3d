const counts = new Intl.NumberFormat("en-US");

/** A count with separators. */
export function formatCount(count) {
  return counts.format(count);
}

/** A decimal string of dollars as it is, with its sign before the currency's. */
export function formatDollars(amount) {
  return amount.startsWith("-") ? `-$${amount.slice(1)}` : `$${amount}`;
}

/** A moment as a day and a time in UTC. */
export function formatMoment(moment) {
  return `${moment.slice(0, 10)} ${moment.slice(11, 16)} UTC`;
}

/** The days of the last `days` days up to today, in UTC, as `YYYY-MM-DD`; the oldest first. */
export function lastDays(days, now = Date.now()) {
  const dayMs = 86_400_000;
  return Array.from({ length: days }, (_, at) =>
    new Date(now - (days - 1 - at) * dayMs).toISOString().slice(0, 10),
  );
}

/** The last `count` months up to this one in UTC, as `YYYY-MM`; the latest first. */
export function lastMonths(count, now = Date.now()) {
  const date = new Date(now);
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - at)).toISOString().slice(0, 7),
  );
}

/** Rows as comma-separated values (RFC 4180); no cell is read as a formula by a spreadsheet. */
export function toCsv(rows) {
  const cell = (value) => {
    const text = /^[=+@\t\r]|^-(?![0-9.]+$)/.test(value) ? `'${value}` : value;
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}
