import { expect, test } from "vitest";
import { FakeServer, ok } from "../testing/fake-server.ts";
import { openPage } from "../testing/open-page.ts";
import { referencePages } from "./reference-pages.ts";

interface Settings {
  readonly spec: { readonly servers: unknown; readonly info: unknown };
  readonly dom_id: string;
  readonly validatorUrl: unknown;
  readonly persistAuthorization: unknown;
  readonly tryItOutEnabled: unknown;
}

const DARK = "(prefers-color-scheme: dark)";

async function openReference(isDark: () => boolean = () => false) {
  const made: Settings[] = [];
  const server = new FakeServer();
  const servers = [{ url: "https://elsewhere.example/v1" }];
  server.answer("GET /openapi.json", ok({ info: { title: "Gateway" }, servers }));
  const page = await openPage({
    assets: referencePages(),
    entry: "/docs/reference/reference.js",
    server,
    matches: (query) => query === DARK && isDark(),
    globals: { SwaggerUIBundle: (settings: Settings) => made.push(settings) },
  });
  return { page, server, made };
}

test("the contract is shown, and calls go to this host alone", async () => {
  const { made, server } = await openReference();
  expect(server.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "GET /openapi.json",
  ]);
  expect(made).toHaveLength(1);
  expect(made[0]?.spec).toEqual({
    info: { title: "Gateway" },
    servers: [{ url: "/v1", description: "This gateway." }],
  });
});

test("a key that is entered is not kept, and no validator elsewhere is asked", async () => {
  const { made, page } = await openReference();
  expect(made[0]).toMatchObject({
    ...{ persistAuthorization: false, validatorUrl: null, tryItOutEnabled: true },
    ...{ dom_id: "#reference", deepLinking: true },
  });
  expect(page.one("#reference")).not.toBeNull();
});

test("the scheme follows the device", async () => {
  let isDark = true;
  const { page } = await openReference(() => isDark);
  const { classList } = page.document.documentElement;
  expect(classList.contains("dark-mode")).toBe(true);
  isDark = false;
  page.changeMedia(DARK);
  expect(classList.contains("dark-mode")).toBe(false);
});

test("controls without a name get one, and those that have one keep it", async () => {
  const { page } = await openReference();
  const make = (tag: string, name: string, more: Readonly<Record<string, string>> = {}) => {
    const made = page.document.createElement(tag);
    made.setAttribute("class", name);
    for (const [key, value] of Object.entries(more)) made.setAttribute(key, value);
    return made;
  };
  const parameters = make("div", "parameters");
  parameters.append(
    make("input", "", { type: "text" }),
    make("input", "", { type: "text", placeholder: "month" }),
  );
  const named = make("textarea", "body-param__text", { "aria-label": "Mine" });
  page
    .one("#reference")
    .append(
      make("select", "examples-select-element"),
      make("textarea", "body-param__text"),
      named,
      parameters,
    );
  await page.settle();
  const names = [...page.document.querySelectorAll("#reference [aria-label]")];
  expect(names.map((each) => each.getAttribute("aria-label"))).toEqual([
    ...["Example", "Request body", "Mine", "Value", "month"],
  ]);
});
