import {
  Window,
  type Document,
  type HTMLElement,
  type HTMLInputElement,
  type HTMLSelectElement,
} from "happy-dom";
import { onTestFinished } from "vitest";
import type { AssetPage } from "../page-assets.ts";
import { readPageFile } from "../page-files.ts";
import { FakeServer } from "./fake-server.ts";
import { historyOf, optionsOf, repairDownloads, repairSelects } from "./happy-dom-repairs.ts";
import { PageClock } from "./page-clock.ts";
import { runModules, type Globals } from "./run-modules.ts";

const ORIGIN = "http://gateway.test";

export interface PageOptions {
  /** The served files; their first HTML document is opened, unless another is given. */
  readonly assets: readonly AssetPage[];
  readonly document?: { readonly path: string; readonly html: string };
  /** The address of the module that the document loads. */
  readonly entry: string;
  /** The part of the address after the document's path, such as `#/keys`. */
  readonly hash?: string;
  readonly server?: FakeServer;
  readonly now?: string;
  /** Initial contents of session storage and local storage, by key. */
  readonly session?: Readonly<Record<string, string>>;
  readonly local?: Readonly<Record<string, string>>;
  /** Modules that replace served ones, and further globals of the scripts. */
  readonly replaced?: Readonly<Record<string, object>>;
  readonly globals?: Globals;
  /** Returns whether a media query matches. */
  readonly matches?: (query: string) => boolean;
}

/** Opens a page: its real document and its real modules, with a fake server and a clock. */
export async function openPage(options: PageOptions): Promise<OpenedPage> {
  const { assets, entry, hash = "", server = new FakeServer() } = options;
  const files = new Map(assets.map(({ path, file }) => [path, file]));
  const textOf = (path: string): string => {
    const file = files.get(path);
    if (file === undefined) throw new Error(`nothing is served at ${path}`);
    return readPageFile(file).toString();
  };
  const [home] = assets.filter(({ file }) => file.endsWith(".html"));
  const opened = options.document ?? { path: home?.path ?? "", html: "" };
  if (opened.path === "") throw new Error("no document is served");
  const window = new Window({
    url: `${ORIGIN}${opened.path}${hash}`,
    settings: { disableErrorCapturing: true, handleDisabledFileLoadingAsSuccess: true },
  });
  onTestFinished(() => window.happyDOM.close());
  // The window's own timers are real. Timers of the document only need to run later.
  Object.assign(window, { setTimeout: (run: () => void) => queueMicrotask(run) });
  window.document.write(options.document?.html ?? textOf(opened.path));
  repairSelects(window.document);
  repairDownloads(window);
  // Runs after the page's own listeners: a form that the browser submits would leave the page.
  window.addEventListener("submit", (event) => {
    if (!event.defaultPrevented) throw new Error("a form was submitted by the browser");
  });
  for (const [key, value] of Object.entries(options.session ?? {}))
    window.sessionStorage.setItem(key, value);
  for (const [key, value] of Object.entries(options.local ?? {}))
    window.localStorage.setItem(key, value);
  const clock = new PageClock(options.now ?? "2026-03-04T05:06:07.008Z");
  const page = new OpenedPage({ window, server, clock });
  const globals = { ...globalsOf({ window, server, clock, options, page }), ...options.globals };
  await runModules(entry, { textOf, globals, replaced: options.replaced ?? {} });
  await page.settle();
  return page;
}

interface Parts {
  readonly window: Window;
  readonly server: FakeServer;
  readonly clock: PageClock;
}

/** Returns the browser's globals that the pages use. */
function globalsOf({
  window,
  server,
  clock,
  options,
  page,
}: Parts & { readonly options: PageOptions; readonly page: OpenedPage }): Globals {
  let random = 0;
  return {
    document: window.document,
    location: window.location,
    history: historyOf(window),
    sessionStorage: window.sessionStorage,
    localStorage: window.localStorage,
    navigator: { clipboard: { writeText: async (text: string) => void page.copied.push(text) } },
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    matchMedia: (query: string) => page.mediaOf(query, options.matches ?? (() => false)),
    requestAnimationFrame: (run: () => void) => page.frames.push(run),
    scrollTo: (...place: readonly unknown[]) => page.scrolled.push(place),
    getComputedStyle: () => ({ color: "rgb(1, 1, 1)", backgroundColor: "rgb(2, 2, 2)" }),
    ResizeObserver: page.observers,
    MutationObserver: window.MutationObserver,
    CustomEvent: window.CustomEvent,
    Option: optionsOf(window.document),
    FileReader: window.FileReader,
    Node: window.Node,
    Element: window.Element,
    HTMLElement: window.HTMLElement,
    HTMLButtonElement: window.HTMLButtonElement,
    HTMLFormElement: window.HTMLFormElement,
    HTMLInputElement: window.HTMLInputElement,
    HTMLSelectElement: window.HTMLSelectElement,
    HTMLTextAreaElement: window.HTMLTextAreaElement,
    fetch: server.fetch,
    globalThis: { fetch: server.fetch },
    setTimeout: clock.setTimeout,
    clearTimeout: clock.clearTimeout,
    Date: clock.dates(),
    performance: { now: clock.nowMs },
    crypto: { randomUUID: () => `uuid-${(random += 1)}` },
  };
}

/** A page as used by a reader: by names, headings and labels. */
export class OpenedPage {
  readonly window: Window;
  readonly server: FakeServer;
  readonly clock: PageClock;
  /** Texts that were copied. */
  readonly copied: string[] = [];
  /** The scroll positions. */
  readonly scrolled: unknown[] = [];
  /** Callbacks for the next frame. */
  readonly frames: (() => void)[] = [];
  /** Callbacks of connected size observers. */
  readonly sizes = new Set<() => void>();
  readonly observers: unknown;
  readonly #media = new Map<string, Set<() => void>>();

  constructor({ window, server, clock }: Parts) {
    this.window = window;
    this.server = server;
    this.clock = clock;
    const { sizes } = this;
    this.observers = class {
      readonly #run: () => void;
      constructor(run: () => void) {
        this.#run = run;
      }
      observe(): void {
        sizes.add(this.#run);
      }
      disconnect(): void {
        sizes.delete(this.#run);
      }
    };
  }

  get document(): Document {
    return this.window.document;
  }

  mediaOf(query: string, matches: (query: string) => boolean): object {
    const listeners = this.#media.get(query) ?? new Set();
    this.#media.set(query, listeners);
    return {
      get matches() {
        return matches(query);
      },
      addEventListener: (_type: string, run: () => void) => listeners.add(run),
    };
  }

  /** Reports that a media query has changed. */
  changeMedia(query: string): void {
    for (const run of this.#media.get(query) ?? []) run();
  }

  /** Waits until only the server or the clock can continue the work. */
  readonly settle = async (): Promise<void> => {
    do {
      for (const run of this.frames.splice(0)) run();
      await new Promise(setImmediate);
    } while (this.frames.length > 0);
  };

  /** Advances the clock. */
  async pass(ms: number): Promise<void> {
    await this.clock.pass(ms, this.settle);
  }

  /** Returns the element at a selector; throws unless there is exactly one. */
  one(selector: string, within: Pick<HTMLElement, "querySelectorAll"> = this.root): HTMLElement {
    const [found, ...others] = within.querySelectorAll(selector);
    if (found === undefined || others.length > 0) {
      throw new Error(`${others.length + (found ? 1 : 0)} elements are ${selector}: ${this.text}`);
    }
    return found as HTMLElement;
  }

  /** The open dialog, or the body. */
  get root(): HTMLElement {
    return this.dialog ?? this.document.body;
  }

  get dialog(): HTMLElement | null {
    return this.document.querySelector("dialog[open]");
  }

  /** All displayed text, with single spaces. */
  get text(): string {
    return textOf(this.root);
  }

  textAt(selector: string): string {
    return textOf(this.one(selector));
  }

  /** The last announcement, even if a dialog is open. */
  get announced(): string {
    return textOf(this.document.getElementById("status"));
  }

  /** The page's first heading. */
  get heading(): string {
    return textOf(this.one("h1", this.document.body));
  }

  get hash(): string {
    return this.window.location.hash;
  }

  /** Returns the names of the displayed buttons. */
  buttons(within: HTMLElement = this.root): readonly string[] {
    return [...within.querySelectorAll("button")].filter(isShown).map(nameOf);
  }

  button(name: string, within: HTMLElement = this.root): HTMLElement {
    const all = [...within.querySelectorAll("button")].filter(isShown);
    const [found, ...others] = all.filter((button) => nameOf(button) === name);
    if (found === undefined || others.length > 0)
      throw new Error(`not one button "${name}" among ${all.map(nameOf).join(", ")}`);
    return found;
  }

  /** Returns the control of a label. */
  field(label: string): HTMLInputElement {
    const labels = [...this.root.querySelectorAll("label")];
    const [found] = labels.filter((each) => labelOf(each) === label);
    if (found === undefined)
      throw new Error(`no label "${label}" among ${labels.map(labelOf).join(", ")}`);
    const id = found.getAttribute("for");
    const control =
      id === null
        ? found.querySelector("input, select, textarea")
        : this.document.getElementById(id);
    return control as HTMLInputElement;
  }

  /** Writes into a field like a user. */
  async fill(label: string, value: string): Promise<void> {
    const control = this.field(label);
    control.value = value;
    const event = (type: string): void =>
      void control.dispatchEvent(new this.window.Event(type, { bubbles: true }));
    event("input");
    event("change");
    await this.settle();
  }

  async click(name: string, within?: HTMLElement): Promise<void> {
    this.button(name, within).click();
    await this.settle();
  }

  /** Follows a link by its text. */
  async follow(name: string): Promise<void> {
    const links = [...this.root.querySelectorAll("a")];
    const found = links.find((link) => textOf(link) === name);
    if (found === undefined) throw new Error(`no link "${name}"`);
    found.click();
    await this.settle();
  }

  /** Opens another view by its address. */
  async go(hash: string): Promise<void> {
    this.window.location.hash = hash;
    await this.settle();
  }

  /** Presses a key; returns whether the page prevents the browser's default action. */
  async press(key: string, target: HTMLElement, more: object = {}): Promise<boolean> {
    const init = { key, bubbles: true, cancelable: true, ...more };
    const event = new this.window.KeyboardEvent("keydown", init);
    target.dispatchEvent(event);
    await this.settle();
    return event.defaultPrevented;
  }

  /**
   * Returns the cells of a table, found by a part of its caption; the first row has the column
   * names.
   */
  table(caption: string): readonly (readonly string[])[] {
    const all = [...this.document.querySelectorAll("table")];
    const found = all.find((each) => textOf(each.querySelector("caption")).includes(caption));
    if (found === undefined) {
      const captions = all.map((each) => textOf(each.querySelector("caption")));
      throw new Error(`no table "${caption}" among ${captions.join(", ")}`);
    }
    return [...found.querySelectorAll("tr")].map((row) =>
      [...row.querySelectorAll("th, td")].map(textOf),
    );
  }

  /** Returns the names and values of a description list. */
  facts(selector = "dl"): Readonly<Record<string, string>> {
    const names = [...this.one(selector).querySelectorAll("dt")];
    return Object.fromEntries(
      names.map((name) => [textOf(name), textOf(name.nextElementSibling as HTMLElement)]),
    );
  }

  /** Returns the options of a choice, as `[value, text]`. */
  options(label: string): readonly (readonly string[])[] {
    const choice = this.field(label) as unknown as HTMLSelectElement;
    return [...choice.querySelectorAll("option")].map((each) => [each.value, textOf(each)]);
  }
}

export function textOf(element: { readonly textContent: string } | null | undefined): string {
  return (element?.textContent ?? "").replaceAll(/\s+/g, " ").trim();
}

function nameOf(element: HTMLElement): string {
  return element.getAttribute("aria-label") ?? textOf(element);
}

/** Returns the label's own text, without that of a control inside it. */
function labelOf(label: HTMLElement): string {
  const words = [...label.childNodes].filter(
    (node) => !/^(?:SELECT|TEXTAREA|INPUT)$/.test(node.nodeName),
  );
  return words.map(textOf).join(" ").trim();
}

function isShown(element: HTMLElement): boolean {
  return element.closest("[hidden]") === null;
}
