import { beforeEach, expect, it } from "vitest";
import { StoreUnavailable } from "../errors/store-unavailable.ts";
import { OwnHolds } from "./own-holds.ts";

let holds: OwnHolds;
beforeEach(() => {
  holds = new OwnHolds();
});

const place = () => holds.place("h1", Promise.resolve({ result: "placed" }));

it("the settlement of an own hold reports what the ledger did", async () => {
  expect(await place()).toEqual({ result: "placed" });
  expect(await holds.settle("h1", Promise.resolve("settled"))).toBe("settled");
});

it("an own hold that others ended is reported as an unavailable store, once", async () => {
  await place();
  const ended = () => holds.settle("h1", Promise.resolve("already-settled"));
  await expect(ended()).rejects.toThrow(StoreUnavailable);
  expect(await ended()).toBe("already-settled");
});

it("a hold placed while its settlement is on the way is an own one", async () => {
  const placing = place();
  const settling = holds.settle(
    "h1",
    placing.then(() => "already-settled"),
  );
  await expect(settling).rejects.toThrow(StoreUnavailable);
});

it("a hold that was not placed is nobody's", async () => {
  await holds.place("h1", Promise.resolve({ result: "key-refused" }));
  expect(await holds.settle("h1", Promise.resolve("hold-not-found"))).toBe("hold-not-found");
});

it("a settlement that failed leaves no own hold", async () => {
  await place();
  const lost = new Error("lost");
  await expect(holds.settle("h1", Promise.reject(lost))).rejects.toBe(lost);
  expect(await holds.settle("h1", Promise.resolve("already-settled"))).toBe("already-settled");
});
