import { element as h } from "../kit/elements.js";

/** Emphasis inside each other; deeper marks are shown as text. */
const DEPTH_MAX = 6;

/** What a line of text may contain; each form begins at a position. */
const forms = {
  escape: /\\([!-/:-@[-`{-~])/y,
  code: /`+/y,
  // Bounded, so that unclosed brackets take linear time.
  link: /!?\[([^[\]\n]{0,1000})\]\(<?([^()\s<>]{1,2000}(?:\([^()\s<>]{0,500}\)[^()\s<>]{0,500})?)>?(?:[ \t]+"[^"\n]{0,500}")?\)/y,
  address: /<?(https?:\/\/[^\s<>"'`]{1,2000})>?/y,
  mark: /\*\*|__|~~|\*|_/y,
} as const;

/** Where a form may begin. */
const beginning = /[\\`![<*_~\n]|https?:\/\//g;

/** Returns the nodes of a text within a block: emphasis, code, links; everything else is text. */
export function inlineNodes(text: string): readonly Node[] {
  return new InlineReader(text, { depth: 0, isInLink: false }).read();
}

/** Where a text is: in how many marks, and whether in a link, which contains no other. */
interface Place {
  readonly depth: number;
  readonly isInLink: boolean;
}

class InlineReader {
  readonly #text: string;
  readonly #place: Place;
  readonly #nodes: Node[] = [];
  /** The text that is not in a node yet. */
  #plain = "";
  #at = 0;
  /** Marks that are not closed after here, so that none is searched twice. */
  readonly #unclosed = new Set<string>();

  constructor(text: string, place: Place) {
    this.#text = text;
    this.#place = place;
  }

  read(): readonly Node[] {
    const text = this.#text;
    while (this.#at < text.length) {
      beginning.lastIndex = this.#at;
      const next = beginning.exec(text)?.index ?? text.length;
      this.#plain += text.slice(this.#at, next);
      this.#at = next;
      if (next < text.length && !this.#readForm()) {
        this.#plain += text[next] ?? "";
        this.#at = next + 1;
      }
    }
    this.#flush();
    return this.#nodes;
  }

  /** Reads the form at this position; returns false if there is none. */
  #readForm(): boolean {
    if (this.#text[this.#at] === "\n") return this.#add(h("br"), 1);
    const escape = this.#match("escape");
    if (escape !== null) {
      this.#plain += escape[1] ?? "";
      this.#at += escape[0].length;
      return true;
    }
    if (this.#readCode()) return true;
    if (!this.#place.isInLink && (this.#readLink() || this.#readAddress())) return true;
    return this.#readMark();
  }

  #match(form: keyof typeof forms): RegExpExecArray | null {
    const pattern = forms[form];
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#text);
  }

  #readCode(): boolean {
    const [ticks] = this.#match("code") ?? [];
    if (ticks === undefined) return false;
    const start = this.#at + ticks.length;
    const end = this.#unclosed.has(ticks) ? -1 : this.#endOfCode(ticks, start);
    if (end === -1) {
      this.#unclosed.add(ticks);
      this.#plain += ticks;
      this.#at = start;
      return true;
    }
    const inner = this.#text.slice(start, end).replaceAll("\n", " ");
    const code = /^ .*[^ ].* $/.test(inner) ? inner.slice(1, -1) : inner;
    return this.#add(h("code", {}, code), end + ticks.length - this.#at);
  }

  /** Returns where the same number of backticks follows; -1 if it does not. */
  #endOfCode(ticks: string, from: number): number {
    const runs = /`+/g;
    runs.lastIndex = from;
    for (let run = runs.exec(this.#text); run !== null; run = runs.exec(this.#text)) {
      if (run[0] === ticks) return run.index;
    }
    return -1;
  }

  #readLink(): boolean {
    const [whole, label = "", target = ""] = this.#match("link") ?? [];
    if (whole === undefined) return false;
    const address = safeAddress(target);
    if (address === null) return false;
    const text = label.trim() === "" ? target : label;
    return this.#add(linkTo(address, this.#inner(text, true)), whole.length);
  }

  #readAddress(): boolean {
    const [whole, found = ""] = this.#match("address") ?? [];
    if (whole === undefined) return false;
    // The end of a sentence is not part of an address.
    const target = whole.startsWith("<") ? found : found.replace(/[.,;:!?*_~)\]}]+$/, "");
    const address = safeAddress(target);
    if (address === null) return false;
    const isClosed = whole === `<${found}>`;
    const opening = whole.startsWith("<") && !isClosed ? 1 : 0;
    if (opening === 1) this.#plain += "<";
    const length = isClosed ? whole.length : opening + target.length;
    return this.#add(linkTo(address, [target]), length);
  }

  #readMark(): boolean {
    const [mark] = this.#match("mark") ?? [];
    if (mark === undefined) return false;
    const start = this.#at + mark.length;
    const end = this.#place.depth < DEPTH_MAX && this.#opens(mark) ? this.#endOf(mark, start) : -1;
    if (end === -1) {
      this.#plain += mark;
      this.#at = start;
      return true;
    }
    const inner = this.#inner(this.#text.slice(start, end));
    const tag = mark === "~~" ? "del" : mark.length === 2 ? "strong" : "em";
    return this.#add(h(tag, {}, ...inner), end + mark.length - this.#at);
  }

  #opens(mark: string): boolean {
    const next = this.#text[this.#at + mark.length] ?? " ";
    const isInWord = mark.startsWith("_") && isWord(this.#text[this.#at - 1]);
    return next.trim() !== "" && !isInWord;
  }

  /** Returns where a mark is closed; -1 if it is not. */
  #endOf(mark: string, from: number): number {
    if (this.#unclosed.has(mark)) return -1;
    const text = this.#text;
    let end = text.indexOf(mark, from + 1);
    for (; end !== -1; end = text.indexOf(mark, end + 1)) {
      if (mark.length === 1 && text[end + 1] === mark) {
        // A double mark inside a single one opens or closes something else.
        end += 1;
        continue;
      }
      if ((text[end - 1] ?? "").trim() === "" || text[end - 1] === "\\") continue;
      if (mark.startsWith("_") && isWord(text[end + mark.length])) continue;
      // Of three marks in a row, the first closes what is inside.
      return mark.length === 2 && text[end + 2] === mark[0] ? end + 1 : end;
    }
    this.#unclosed.add(mark);
    return -1;
  }

  #inner(text: string, isInLink = this.#place.isInLink): readonly Node[] {
    return new InlineReader(text, { depth: this.#place.depth + 1, isInLink }).read();
  }

  #add(node: Node, length: number): true {
    this.#flush();
    this.#nodes.push(node);
    this.#at += length;
    return true;
  }

  #flush(): void {
    if (this.#plain !== "") this.#nodes.push(document.createTextNode(this.#plain));
    this.#plain = "";
  }
}

const isWord = (letter: string | undefined): boolean => /[\p{L}\p{N}]/u.test(letter ?? "");

const safeSchemes: ReadonlySet<string> = new Set(["https:", "http:", "mailto:"]);

/** Returns an address of the web or of mail; null for every other one, such as `javascript:`. */
function safeAddress(target: string): string | null {
  if (!URL.canParse(target)) return null;
  const { protocol, href } = new URL(target);
  return safeSchemes.has(protocol) ? href : null;
}

/** A link of a model opens a page of its own, which learns nothing about this one. */
function linkTo(href: string, content: readonly (Node | string)[]): HTMLElement {
  const rel = "noopener noreferrer nofollow";
  return h("a", { href, rel, target: "_blank", title: href }, ...content);
}
