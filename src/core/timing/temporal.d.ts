/** The part of Temporal that is used; the compiler's library does not declare it yet. */
declare namespace Temporal {
  class Instant {
    static fromEpochMilliseconds(ms: number): Instant;
    /** Throws a RangeError if there is no such time zone. */
    toZonedDateTimeISO(timeZone: string): ZonedDateTime;
  }

  class ZonedDateTime {
    readonly epochMilliseconds: number;
    /** The name of the time zone in the case of the database. */
    readonly timeZoneId: string;
    toPlainDate(): PlainDate;
  }

  class PlainDate {
    readonly day: number;
    /** 1 (Monday) to 7 (Sunday). */
    readonly dayOfWeek: number;
    with(fields: { readonly day: number }): PlainDate;
    add(duration: Duration): PlainDate;
    subtract(duration: Duration): PlainDate;
    /** Returns the first moment of the date. */
    toZonedDateTime(timeZone: string): ZonedDateTime;
  }

  interface Duration {
    readonly days?: number;
    readonly weeks?: number;
    readonly months?: number;
  }
}
