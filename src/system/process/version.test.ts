import { expect, test } from "vitest";
import openapi from "../../../generated/openapi.json" with { type: "json" };
import manifest from "../../../package.json" with { type: "json" };
import { VERSION } from "./version.ts";

test("the package, the contract and the process have the same version", () => {
  expect([manifest.version, openapi.info.version]).toEqual([VERSION, VERSION]);
});
