import { expect, test } from "vitest";
import { contractDocument } from "../../../generated/document.ts";
import { servedDocument } from "./served-document.ts";

test("the OpenAPI document is served with this gateway as its only server, otherwise unchanged", () => {
  const servers = [{ url: "https://example.com/v1" }, { url: "https://other.example/v1" }];
  const served = servedDocument({ ...contractDocument, servers });
  expect(served.servers).toHaveLength(1);
  expect(served.servers?.[0]?.url).toMatch(/^https?:\/\/[^/]+\/v1$/);
  expect(served.servers?.[0]?.url).not.toContain("example.com");
  expect({ ...served, servers }).toEqual({ ...contractDocument, servers });
});
