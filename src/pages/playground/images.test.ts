import { describe, expect, test } from "vitest";
import { ok } from "../testing/fake-server.ts";
import type { OpenedPage } from "../testing/open-page.ts";
import { CHAT, chatReply, openWithKey, RESPONSES, SEND } from "../testing/playground.ts";

interface FakeFile {
  readonly name: string;
  readonly type: string;
  readonly fails?: boolean;
  readonly isUnreadable?: boolean;
  /** The drawing waits for it. */
  readonly decoded?: Promise<void>;
}

/** Reads a file immediately, as a data URL of its name. */
class FakeReader extends EventTarget {
  result = "";
  error: Error | null = null;
  readAsDataURL({ name, type, isUnreadable }: FakeFile): void {
    if (isUnreadable === true) {
      this.error = new Error(`${name} was deleted`);
      this.dispatchEvent(new Event("error"));
      return;
    }
    this.result = `data:${type};base64,${Buffer.from(name).toString("base64")}`;
    this.dispatchEvent(new Event("load"));
  }
}

const png = { name: "a.png", type: "image/png" };
const jpeg = { name: "b.jpg", type: "image/jpeg" };
const text = { name: "c.txt", type: "text/plain" };
const urlOf = ({ name, type }: FakeFile): string =>
  `data:${type};base64,${Buffer.from(name).toString("base64")}`;

async function opened() {
  const drawn: unknown[][] = [];
  const found = await openWithKey({
    globals: {
      FileReader: FakeReader,
      createImageBitmap: async ({ fails, decoded }: FakeFile) => {
        await decoded;
        if (fails === true) throw new Error("not an image");
        return { width: 200, height: 100 };
      },
    },
  });
  const { page } = found;
  const create = page.document.createElement.bind(page.document);
  Object.assign(page.document, {
    createElement: (tag: string) => {
      const made = create(tag);
      const context = { drawImage: (...given: unknown[]) => drawn.push(given.slice(1)) };
      if (tag === "canvas") Object.assign(made, { getContext: () => context });
      return made;
    },
  });
  return { ...found, drawn };
}

async function choose(page: OpenedPage, ...files: readonly FakeFile[]): Promise<void> {
  const input = page.field("Add images");
  Object.defineProperty(input, "files", { value: files, configurable: true });
  input.dispatchEvent(new page.window.Event("change", { bubbles: true }));
  await page.settle();
}

const labels = (page: OpenedPage, place: string): readonly (string | null)[] =>
  [...page.document.querySelectorAll(`${place} canvas`)].map((each) =>
    each.getAttribute("aria-label"),
  );
const shown = (page: OpenedPage) => labels(page, "#images");
const sentImages = (page: OpenedPage) => labels(page, "#turns");

test("chosen images are sent with the message, and then removed from the form", async () => {
  const { page, server, sent } = await opened();
  server.answer(CHAT, ok(chatReply("A cat.")));
  await choose(page, png, text, jpeg);
  expect(shown(page)).toEqual(["a.png", "b.jpg"]);
  await page.fill("Message", "Look");
  await page.click(SEND);
  expect(sent()[0]?.body).toMatchObject({
    messages: [
      {
        role: "user",
        content: [
          { type: "text", text: "Look" },
          { type: "image_url", image_url: { url: urlOf(png) } },
          { type: "image_url", image_url: { url: urlOf(jpeg) } },
        ],
      },
    ],
  });
  expect(shown(page)).toEqual([]);
  expect(page.textAt("#turns li")).toBe("YouLook");
  expect(sentImages(page)).toEqual(["a.png", "b.jpg"]);
});

test("images return to the form with their message when the turn is undone", async () => {
  const { page, server } = await opened();
  server.answer(CHAT, ok(chatReply("A cat.")));
  await choose(page, png, jpeg);
  await page.fill("Message", "Look");
  await page.click(SEND);
  expect(shown(page)).toEqual([]);
  await page.click("Undo last turn");
  expect(shown(page)).toEqual(["a.png", "b.jpg"]);
  expect(page.textAt("#sample")).toContain(urlOf(jpeg));
});

test("a message may consist of images", async () => {
  const { page, server, sent } = await opened();
  server.answer(CHAT, ok(chatReply("A cat.")));
  await choose(page, png);
  await page.fill("Message", "");
  await page.click(SEND);
  expect(sent()[0]?.body).toMatchObject({
    messages: [{ content: [{ type: "image_url", image_url: { url: urlOf(png) } }] }],
  });
  expect(sentImages(page)).toEqual(["a.png"]);
});

test("a removed image is not sent; the others stay", async () => {
  const { page } = await opened();
  await choose(page, png);
  await choose(page, jpeg);
  expect(shown(page)).toEqual(["a.png", "b.jpg"]);
  await page.click("Remove a.png");
  expect(shown(page)).toEqual(["b.jpg"]);
  expect(page.textAt("#sample")).not.toContain(urlOf(png));
  expect(page.textAt("#sample")).toContain(urlOf(jpeg));
});

test("an image that is read slowly is added to those chosen or removed in the meantime", async () => {
  const { page } = await opened();
  await choose(page, jpeg);
  const slow = Promise.withResolvers<void>();
  await choose(page, { ...png, name: "slow.png", decoded: slow.promise });
  await choose(page, png);
  await page.click("Remove b.jpg");
  expect(shown(page)).toEqual(["a.png"]);
  slow.resolve();
  await page.settle();
  expect(shown(page)).toEqual(["a.png", "slow.png"]);
});

test("files that are no readable images are named, and the others are added", async () => {
  const { page } = await opened();
  await choose(page, png);
  await choose(page, { ...jpeg, isUnreadable: true }, { ...png, name: "new.png" }, text);
  const message = "b.jpg cannot be read. c.txt is not a PNG, JPEG, GIF or WebP image.";
  expect(page.textAt("#image-files-problem")).toBe(message);
  expect(page.textAt("#outcome")).toBe(message);
  expect(shown(page)).toEqual(["a.png", "new.png"]);
  await choose(page, jpeg);
  expect(page.document.querySelector("#image-files-problem")).toBeNull();
  expect(page.textAt("#outcome")).toBe("");
});

test.each<[string, (page: OpenedPage) => Promise<void>]>([
  ["another model is chosen", (page) => page.fill("Model", "acme/small")],
  ["it is removed", (page) => page.click("Remove a.png")],
])("an image that the model refuses is marked until %s", async (_what, mend) => {
  const { page, server } = await opened();
  const message = 'The model "acme/large" does not take images.';
  const issues = [{ pointer: "/messages/0/content/1", rule: "capability", message }];
  const error = { code: "unsupported_content", message, details: { issues } };
  server.answer(CHAT, { status: 400, body: { error } });
  await choose(page, png);
  await page.fill("Message", "Look");
  await page.click(SEND);
  expect(page.textAt("#image-files-problem")).toBe(message);
  expect(page.document.querySelectorAll(".problem")).toHaveLength(1);
  await mend(page);
  expect(page.document.querySelector(".problem")).toBeNull();
  expect(page.textAt("#outcome")).toBe("");
});

test("an image that the model refuses is marked in responses, too", async () => {
  const { page, server } = await opened();
  const issues = [{ pointer: "/input/0/content/1", message: "No images." }];
  const error = { code: "unsupported_content", message: "No images.", details: { issues } };
  server.answer(RESPONSES, { status: 400, body: { error } });
  page.field("Responses").click();
  await choose(page, png);
  await page.fill("Message", "Look");
  await page.click(SEND);
  expect(page.textAt("#image-files-problem")).toBe("No images.");
});

test("an image is drawn completely into a square, centred", async () => {
  const { page, drawn } = await opened();
  await choose(page, png);
  expect(drawn).toEqual([[0, 16, 64, 32]]);
  const [canvas] = page.document.querySelectorAll("#images canvas");
  expect([canvas?.getAttribute("width"), canvas?.getAttribute("height")]).toEqual(["64", "64"]);
  expect(canvas?.getAttribute("role")).toBe("img");
});

test("an image that the browser cannot draw has a label that explains it, and is sent", async () => {
  const { page } = await opened();
  await choose(page, { ...png, fails: true });
  expect(shown(page)).toEqual(["a.png, which this browser cannot draw"]);
  expect(page.textAt("#sample")).toContain(urlOf(png));
});

describe("images", () => {
  const dispatch = async (page: OpenedPage, target: string, type: string, more: object) => {
    const event = new page.window.Event(type, { bubbles: true, cancelable: true });
    Object.assign(event, more);
    page.one(target).dispatchEvent(event);
    await page.settle();
    return event.defaultPrevented;
  };

  test("can be dropped on the composer", async () => {
    const { page } = await opened();
    expect(await dispatch(page, "#composer", "dragover", {})).toBe(true);
    expect(await dispatch(page, "#composer", "drop", { dataTransfer: { files: [png] } })).toBe(
      true,
    );
    expect(shown(page)).toEqual(["a.png"]);
  });

  test("can be pasted into the message", async () => {
    const { page } = await opened();
    await dispatch(page, "#text", "paste", { clipboardData: { files: [] } });
    expect(shown(page)).toEqual([]);
    await dispatch(page, "#text", "paste", { clipboardData: { files: [jpeg] } });
    expect(shown(page)).toEqual(["b.jpg"]);
  });
});
