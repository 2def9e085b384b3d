import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import {
  budgetPeriods,
  lastResetDays,
  periodOf,
  timeZoneName,
  type BudgetPeriod,
} from "./budget-calendar.ts";

const ms = (text: string): number => Date.parse(`${text}Z`);
const shown = (atMs: number): string => new Date(atMs).toISOString().slice(0, 16);

describe("the period of a moment", () => {
  it.each<[BudgetPeriod, number, string, string, string, string]>([
    // period, day, zone          moment                     start               end
    ["day", 1, "UTC", "2026-11-22T00:00:00.000", "2026-11-22T00:00", "2026-11-23T00:00"],
    ["day", 1, "UTC", "2026-11-22T23:59:59.999", "2026-11-22T00:00", "2026-11-23T00:00"],
    ["week", 1, "UTC", "2026-11-22T23:59:59.999", "2026-11-16T00:00", "2026-11-23T00:00"],
    ["week", 1, "UTC", "2026-11-23T00:00:00.000", "2026-11-23T00:00", "2026-11-30T00:00"],
    ["week", 1, "UTC", "2026-12-31T12:00:00.000", "2026-12-28T00:00", "2027-01-04T00:00"],
    ["week", 7, "UTC", "2026-11-22T00:00:00.000", "2026-11-22T00:00", "2026-11-29T00:00"],
    ["week", 7, "UTC", "2026-11-21T23:59:59.999", "2026-11-15T00:00", "2026-11-22T00:00"],
    ["month", 1, "UTC", "2026-11-30T23:59:59.999", "2026-11-01T00:00", "2026-12-01T00:00"],
    ["month", 1, "UTC", "2026-12-31T12:00:00.000", "2026-12-01T00:00", "2027-01-01T00:00"],
    ["month", 1, "UTC", "2028-02-29T12:00:00.000", "2028-02-01T00:00", "2028-03-01T00:00"],
    ["month", 28, "UTC", "2027-02-27T23:59:59.999", "2027-01-28T00:00", "2027-02-28T00:00"],
    ["month", 15, "UTC", "2027-01-14T23:59:59.999", "2026-12-15T00:00", "2027-01-15T00:00"],
    // A day of 23 hours, and one of 25.
    ["day", 1, "Europe/Berlin", "2026-03-29T12:00", "2026-03-28T23:00", "2026-03-29T22:00"],
    ["day", 1, "Europe/Berlin", "2026-10-25T12:00", "2026-10-24T22:00", "2026-10-25T23:00"],
    ["month", 15, "Europe/Berlin", "2026-04-01T00:00", "2026-03-14T23:00", "2026-04-14T22:00"],
    // There is no midnight.
    ["day", 1, "Africa/Cairo", "2024-04-26T12:00", "2024-04-25T22:00", "2024-04-26T21:00"],
    // There are two midnights of one day.
    ["day", 1, "America/Havana", "2025-11-02T04:30", "2025-11-02T04:00", "2025-11-03T05:00"],
    ["day", 1, "America/Havana", "2025-11-02T05:30", "2025-11-02T04:00", "2025-11-03T05:00"],
    // The day before comes back a minute after midnight.
    ["day", 1, "America/St_Johns", "2010-11-07T02:30", "2010-11-07T02:30", "2010-11-08T03:30"],
    ["day", 1, "America/St_Johns", "2010-11-07T03:00", "2010-11-07T02:30", "2010-11-08T03:30"],
    // A day that did not exist.
    ["day", 1, "Pacific/Apia", "2011-12-30T09:59", "2011-12-29T10:00", "2011-12-30T10:00"],
    ["day", 1, "Pacific/Apia", "2011-12-30T10:00", "2011-12-30T10:00", "2011-12-31T10:00"],
  ])("per %s on %i in %s of %s", (period, resetsOn, timeZone, moment, start, end) => {
    const { startsAtMs, endsAtMs } = periodOf({ period, timeZone, resetsOn }, ms(moment));
    expect([shown(startsAtMs), shown(endsAtMs)]).toEqual([start, end]);
  });

  const zones = Intl.supportedValuesOf("timeZone");
  const schedules = fc.constantFrom(...budgetPeriods).chain((period) =>
    fc.record({
      period: fc.constant(period),
      timeZone: fc.constantFrom(...zones),
      resetsOn: fc.integer({ min: 1, max: lastResetDays[period] }),
    }),
  );
  const moments = fc.integer({ min: ms("1990-01-01T00:00"), max: ms("2060-01-01T00:00") });

  it("contains it, is that of all its moments, and the next one follows", () => {
    fc.assert(
      fc.property(schedules, moments, (schedule, atMs) => {
        const period = periodOf(schedule, atMs);
        const { startsAtMs, endsAtMs } = period;
        expect(startsAtMs <= atMs && atMs < endsAtMs).toBe(true);
        expect(periodOf(schedule, startsAtMs)).toEqual(period);
        expect(periodOf(schedule, endsAtMs - 1)).toEqual(period);
        expect(periodOf(schedule, endsAtMs).startsAtMs).toBe(endsAtMs);
        expect(periodOf(schedule, startsAtMs - 1).endsAtMs).toBe(startsAtMs);
      }),
      { seed: 66, numRuns: 300 },
    );
  });

  it("begins on its day, as the clocks of the time zone show it", () => {
    fc.assert(
      fc.property(schedules, moments, (schedule, atMs) => {
        const { period, timeZone, resetsOn } = schedule;
        // The day that Samoa left out would be one of these.
        fc.pre(!/Apia|Fakaofo|Kwajalein|Enderbury|Kanton|Kiritimati/.test(timeZone));
        const { startsAtMs } = periodOf(schedule, atMs);
        const form = { timeZone, weekday: "short", day: "numeric" } as const;
        const parts = new Intl.DateTimeFormat("en", form).formatToParts(startsAtMs);
        const found = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
        const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
        const want = { day: found, week: { weekday: weekdays[resetsOn - 1] } };
        const month = { day: String(resetsOn) };
        expect(found).toMatchObject(period === "month" ? month : want[period]);
      }),
      { seed: 66, numRuns: 300 },
    );
  });
});

const ZONE = process.env["TZ"];
afterEach(() => {
  if (ZONE === undefined) delete process.env["TZ"];
  else process.env["TZ"] = ZONE;
});

it.each(["Pacific/Kiritimati", "Pacific/Pago_Pago", "America/New_York"])(
  "the periods are the same on a machine in the time zone %s",
  (zone) => {
    process.env["TZ"] = zone;
    const schedule = { period: "month", timeZone: "UTC", resetsOn: 1 } as const;
    const { startsAtMs, endsAtMs } = periodOf(schedule, ms("2026-03-31T23:59:59.999"));
    expect([shown(startsAtMs), shown(endsAtMs)]).toEqual(["2026-03-01T00:00", "2026-04-01T00:00"]);
  },
);

it.each([
  ["europe/berlin", "Europe/Berlin"],
  ["utc", "UTC"],
  ["Asia/Calcutta", "Asia/Calcutta"],
  ["+02:00", null],
  ["Europe/Bonn", null],
  ["2026-01-01[Europe/Paris]", null],
  ["T120000+0200", null],
  ["", null],
])("the time zone %j is %j", (name, want) => {
  expect(timeZoneName(name)).toBe(want);
});
