import type { HTMLDialogElement } from "happy-dom";
import { describe, expect, test } from "vitest";
import { createdKey, key, list } from "../testing/admin-records.ts";
import { openAccount, openDashboard } from "../testing/dashboard.ts";
import { heldAnswer, ok, refusal } from "../testing/fake-server.ts";
import { textOf, type OpenedPage } from "../testing/open-page.ts";

const TOP_UPS = "POST /accounts/acc_1/top-ups";
const issue = (pointer: string, message: string): object => ({ pointer, rule: "x", message });

async function refuse(issues: readonly object[] | undefined, status = 400) {
  const { page, server } = await openAccount();
  const details = issues === undefined ? null : { issues };
  server.on(TOP_UPS, refusal(status, "The request is not valid.", details));
  await page.click("Top up");
  await page.fill("Amount in US dollars", "10");
  await page.click("Continue");
  await page.click("Top up");
  return { page, server };
}

const problems = (page: OpenedPage): readonly string[] =>
  [...page.root.querySelectorAll(".problem")].map(textOf);
const invalid = (page: OpenedPage): readonly string[] =>
  [...page.root.querySelectorAll("[aria-invalid]")].map(
    ({ id }) => page.document.querySelector(`label[for=${id}]`)?.textContent ?? "",
  );

describe("a refusal", () => {
  test("with issues of fields is shown next to each field, and the first one has the focus", async () => {
    const { page } = await refuse([
      issue("/reference", "is too long"),
      issue("/amount/0", "has too many digits"),
    ]);
    expect(problems(page)).toEqual(["has too many digits", "is too long", ""]);
    expect(invalid(page)).toEqual(["Amount in US dollars", "Reference"]);
    expect(page.document.activeElement).toBe(page.field("Amount in US dollars"));
    expect(page.field("Amount in US dollars").value).toBe("10");
    const described = page.field("Amount in US dollars").getAttribute("aria-describedby") ?? "";
    const [hint, problem] = described.split(" ").map((id) => page.document.getElementById(id));
    expect(textOf(hint)).toMatch(/^For example 10\.00/);
    expect(textOf(problem)).toBe("has too many digits");
  });

  test("disappears when the fields are sent again", async () => {
    const { page } = await refuse([issue("/amount", "is too small")]);
    await page.click("Continue");
    await page.click("Back");
    expect(problems(page)).toEqual(["", "", ""]);
    expect(invalid(page)).toEqual([]);
  });

  test.each([
    ["all of its issues have no field here", [issue("/other", "is unknown")]],
    ["one of its issues has no field here", [issue("/amount", "bad"), issue("/other", "unknown")]],
    ["an issue has no pointer", [{ rule: "x", message: "bad" }]],
    ["a longer name has a field's name as its start", [issue("/amounts", "unknown")]],
    ["it has no issue", []],
    ["it has no details", undefined],
  ])("is shown as a whole if %s", async (_what, issues) => {
    const { page } = await refuse(issues);
    expect(page.textAt("dialog [role=alert]")).toBe("The request is not valid.");
    expect(page.buttons()).toEqual(["Cancel", "Back", "Top up"]);
    expect(page.button("Top up").hasAttribute("disabled")).toBe(false);
  });

  test.each([401, 403, 409, 503])(
    "with the status %d is shown, and can be retried",
    async (status) => {
      const { page, server } = await refuse(undefined, status);
      expect(page.textAt("dialog [role=alert]")).toBe("The request is not valid.");
      await page.click("Top up");
      expect(server.sent(TOP_UPS)).toHaveLength(2);
    },
  );
});

describe("the focus", () => {
  test("is in the first field, and on the confirmation", async () => {
    const { page } = await openAccount();
    await page.click("Top up");
    expect(page.document.activeElement).toBe(page.field("Amount in US dollars"));
    await page.fill("Amount in US dollars", "10");
    await page.click("Continue");
    expect(page.document.activeElement).toBe(page.button("Top up"));
    await page.click("Back");
    expect(page.document.activeElement).toBe(page.field("Amount in US dollars"));
    expect(page.field("Amount in US dollars").value).toBe("10");
  });

  test("moves to the heading if the button was removed by the change", async () => {
    const { page, server } = await openDashboard("#/keys", (api) => {
      api.on("GET /keys", ok(list([key()])));
      api.on("POST /keys/key_1/revoke", ok(key()));
    });
    page.button("Revoke Build server").focus();
    await page.click("Revoke Build server");
    server.on("GET /keys", ok(list([key({ status: "revoked" })])));
    await page.click("Revoke");
    expect(page.document.activeElement).toBe(page.one("h1"));
  });

  test("stays when the view is redrawn behind the dialog", async () => {
    const { page } = await openAccount({}, (api) =>
      api.on("POST /keys", ok({ ...key(), key: "sk-gw-1", warnings: [] })),
    );
    await page.click("New key");
    await page.click("Continue");
    await page.click("Create the key");
    expect(page.document.activeElement).toBe(page.one("dialog h2"));
  });
});

describe("closing", () => {
  /** Opens an account's page; `contents` has the content of each dialog at its "close" event. */
  async function opened() {
    const { page, server } = await openAccount({}, (api) => {
      api.on("POST /keys", ok(createdKey({ key: "sk-gw-9" })));
      api.on("POST /accounts/acc_1/suspend", ok({}));
    });
    const contents: string[] = [];
    const read = ({ target }: { readonly target: unknown }): void =>
      void contents.push(textOf(target as HTMLDialogElement));
    // Listeners of the window run before those of the dialog.
    page.window.addEventListener("close", read, { capture: true });
    return { page, server, contents };
  }

  /**
   * Simulates the Escape key: a browser sends "keydown", then "cancel" and "close", unless the
   * event before was answered.
   */
  function pressEscape(page: OpenedPage): void {
    const dialog = page.dialog as HTMLDialogElement;
    const { Event, KeyboardEvent } = page.window;
    const options = { key: "Escape", bubbles: true, cancelable: true };
    if (!dialog.dispatchEvent(new KeyboardEvent("keydown", options))) return;
    if (dialog.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
  }

  /** Simulates a close that the page is not asked about, as a browser does at times. */
  function closeAnyway(page: OpenedPage): void {
    const dialog = page.dialog as HTMLDialogElement;
    if (dialog.dispatchEvent(new page.window.Event("cancel", { cancelable: true }))) dialog.close();
  }

  async function makeKey(page: OpenedPage): Promise<void> {
    await page.click("New key");
    await page.click("Continue");
    await page.click("Create the key");
  }

  const ways = [
    ["the Cancel button", (page: OpenedPage) => page.button("Cancel").click()],
    ["the Escape key", pressEscape],
  ] as const;

  test.each(ways)("by %s clears the fields first; the focus returns", async (_way, close) => {
    const { page, contents } = await opened();
    const opener = page.button("Top up");
    opener.focus();
    await page.click("Top up");
    close(page);
    expect(contents).toEqual([""]);
    expect(page.document.querySelector("dialog")).toBeNull();
    expect(page.document.activeElement).toBe(opener);
  });

  test.each(ways)("by %s clears the review first", async (_way, close) => {
    const { page, contents } = await opened();
    await page.click("Suspend");
    close(page);
    expect(contents).toEqual([""]);
  });

  test("by the Done button clears a new secret first", async () => {
    const { page, contents } = await opened();
    await makeKey(page);
    expect(page.document.body.innerHTML).toContain("sk-gw-9");
    page.button("Done").click();
    expect(contents).toEqual([""]);
    expect(page.document.body.innerHTML).not.toContain("sk-gw-9");
  });

  test.each([
    ["the Escape key", pressEscape],
    ["another way", closeAnyway],
  ])("by %s asks first while a new secret is shown", async (_way, close) => {
    const { page, contents } = await opened();
    await makeKey(page);
    close(page);
    close(page);
    expect(page.textAt("dialog code")).toBe("sk-gw-9");
    expect(page.textAt("dialog [role=alert]")).toMatch(/cannot be shown again/);
    expect(page.document.activeElement).toBe(page.button("Keep it open"));
    await page.click("Keep it open");
    expect(page.textAt("dialog code")).toBe("sk-gw-9");
    expect(page.document.activeElement).toBe(page.button("Done"));
    close(page);
    await page.click("Close for good");
    expect(contents).toEqual([""]);
    expect(page.document.body.innerHTML).not.toContain("sk-gw-9");
  });

  test("with the page, by a reload or a link, makes the browser ask while a result is due or shown", async () => {
    const { page, server } = await opened();
    const isAsked = (): boolean => {
      const event = new page.window.Event("beforeunload", { cancelable: true });
      return !page.window.dispatchEvent(event);
    };
    await page.click("New key");
    await page.click("Continue");
    expect(isAsked()).toBe(false);
    const { answering, release } = heldAnswer();
    server.on("POST /keys", answering);
    page.button("Create the key").click();
    expect(isAsked()).toBe(true);
    release(ok(createdKey({ key: "sk-gw-9" })));
    await page.settle();
    expect(isAsked()).toBe(true);
    await page.click("Done");
    expect(isAsked()).toBe(false);
  });

  test("that the browser does by itself opens the dialog with the secret again", async () => {
    const { page } = await opened();
    await makeKey(page);
    (page.dialog as HTMLDialogElement).close();
    expect(page.textAt("dialog[open] code")).toBe("sk-gw-9");
  });

  test("after a change without a result to show clears the review first", async () => {
    const { page, contents } = await opened();
    await page.click("Suspend");
    await page.click("Suspend");
    expect(contents).toEqual([""]);
    expect(page.document.querySelector("dialog")).toBeNull();
  });

  test.each([
    ["the Escape key", pressEscape],
    ["another way", closeAnyway],
    ["the Cancel button", (page: OpenedPage) => page.button("Cancel").click()],
  ])("by %s waits for a call that is under way, and shows its result", async (way, close) => {
    const { page, server } = await opened();
    const { answering, release } = heldAnswer();
    server.on("POST /keys", answering);
    await makeKey(page);
    close(page);
    if (way !== "the Cancel button") {
      expect(page.textAt("dialog [role=alert]")).toMatch(/^The request is under way/);
    }
    release(ok(createdKey({ key: "sk-gw-9" })));
    await page.settle();
    expect(page.textAt("dialog code")).toBe("sk-gw-9");
    expect(page.buttons()).toEqual(["Copy", "Done"]);
  });

  test("is possible again after a call that failed", async () => {
    const { page, server, contents } = await opened();
    server.on("POST /keys", refusal(503, "Try again."));
    await makeKey(page);
    pressEscape(page);
    expect(contents).toEqual([""]);
    expect(page.document.querySelector("dialog")).toBeNull();
  });

  test("a new secret is shown although the page behind it does not answer", async () => {
    const { page, server } = await opened();
    server.on("GET /accounts/acc_1", heldAnswer().answering);
    await makeKey(page);
    expect(page.textAt("dialog code")).toBe("sk-gw-9");
  });
});

test("a dialog is labelled by its heading, and starts with the review if it has no fields", async () => {
  const { page } = await openAccount();
  await page.click("Suspend");
  expect(page.dialog?.getAttribute("aria-labelledby")).toBe(page.one("dialog h2").id);
  expect(page.buttons()).toEqual(["Cancel", "Suspend"]);
});
