import { expect, test } from "vitest";
import { AdminDesk } from "../testing/admin-desk.ts";

test("a reload answers with the process that reads its configuration", async () => {
  const desk = new AdminDesk();
  desk.parts = { reload: () => 4_711 };
  expect(await desk.call("reloadGateway")).toEqual({ object: "reload", pid: 4_711 });
});

test("a reload needs a gateway that runs", async () => {
  expect(await new AdminDesk().refusal("reloadGateway")).toBe(
    "404 not_found: No gateway runs here.",
  );
});

test.each(["read", "support", "full"] as const)("an actor learns its role: %s", async (role) => {
  const desk = new AdminDesk();
  desk.actor = { name: "desk", role };
  expect(await desk.call("showActor")).toEqual({ object: "actor", name: "desk", role });
});
