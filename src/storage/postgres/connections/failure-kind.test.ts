import pg from "pg";
import { describe, expect, it } from "vitest";
import {
  StateChanged,
  failureKind,
  Fenced,
  isOwnFault,
  isRefusal,
  messageOf,
  OutcomeUnknown,
  type FailureKind,
} from "./failures.ts";

function databaseError(code: string): Error {
  const error = new pg.DatabaseError("failed", 0, "error");
  error.code = code;
  return error;
}

/** Kind; whether it is the call's own fault; whether the server refused the statement. */
type Meaning = readonly [kind: FailureKind, isOwnFault: boolean, isRefusal: boolean];

describe("the effect of a failure on its batch", () => {
  it.each<[string, Error, Meaning]>([
    ["a deadlock", databaseError("40P01"), ["conflict", false, true]],
    ["a failed serialization", databaseError("40001"), ["conflict", false, true]],
    ["a unique value written meanwhile", databaseError("23505"), ["conflict", true, true]],
    ["a guard of a statement", databaseError("22012"), ["conflict", false, true]],
    ["a violated constraint", databaseError("23514"), ["fault", true, true]],
    ["bad data", databaseError("22003"), ["fault", true, true]],
    ["a value too long for its index", databaseError("54000"), ["fault", true, true]],
    ["a full disk", databaseError("53100"), ["away", false, true]],
    ["a statement cancelled", databaseError("57014"), ["away", false, true]],
    ["a server that shuts down", databaseError("57P01"), ["away", false, false]],
    ["a server that crashed", databaseError("57P02"), ["away", false, false]],
    ["a server that starts", databaseError("57P03"), ["away", false, false]],
    ["a connection that broke", databaseError("08006"), ["away", false, false]],
    ["a socket that closed", new Error("Connection terminated"), ["away", false, false]],
    ["this process fenced", new Fenced("fenced"), ["conflict", false, false]],
    ["a ledger that changed", new StateChanged("changed"), ["conflict", false, false]],
    ["a commit without an answer", new OutcomeUnknown("lost"), ["unknown", false, false]],
    ["a wrong amount", new RangeError("amount"), ["fault", true, false]],
    ["a wrong row", new TypeError("row"), ["fault", true, false]],
  ])("%s", (_, error, want) => {
    expect([failureKind(error), isOwnFault(error), isRefusal(error)]).toEqual(want);
  });
});

it.each([
  ["a failure with a message", new Error("broken"), "broken"],
  ["a broken connection without one", new Error(""), "the database does not answer"],
  ["a value that is not an error", { message: "broken" }, "the database does not answer"],
])("%s is reported", (_, error, want) => expect(messageOf(error)).toBe(want));
