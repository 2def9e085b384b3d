import { detach } from "../kit/detach.js";
import { byId, controlById } from "../kit/elements.js";
import { gatewayPath } from "../kit/gateway-path.js";
import { joinTabs } from "../kit/tabs.js";
import { samplesOf, type SampledCall, type Samples } from "./samples.js";

/** A call without the address of the gateway. */
export type OwnCall = Omit<SampledCall, "origin">;

const languages = ["curl", "typescript", "python"] as const;
const callChoices = (): readonly HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>("input[name=call]"),
];

/**
 * Shows a call as code: the one that was sent last, or the next one, which follows the form. Only
 * the next one exists before the first is sent.
 */
export class SamplePane {
  readonly #next: () => OwnCall;
  #sent: OwnCall | null = null;
  #isNext = true;
  #language: keyof Samples = "curl";

  /** `next` returns the form's call; it throws an error whose message is shown instead. */
  constructor(next: () => OwnCall) {
    this.#next = next;
    joinTabs([...document.querySelectorAll<HTMLElement>("[role=tab]")], (tab) => {
      this.#language = languages.find((each) => each === tab.dataset["sample"]) ?? "curl";
      byId("sample").setAttribute("aria-labelledby", tab.id);
      this.show();
    });
    for (const choice of callChoices()) {
      choice.addEventListener("change", () => {
        this.#isNext = choice.value === "next";
        this.show();
      });
    }
    const copy = controlById("copy", HTMLButtonElement);
    const write = async (): Promise<void> => {
      await navigator.clipboard.writeText(byId("sample").textContent);
      copy.textContent = "Copied";
    };
    copy.addEventListener("click", () =>
      // Pages over plain HTTP have no clipboard.
      detach(write(), () => (copy.textContent = "Copy failed")),
    );
  }

  show(): void {
    const shown = this.#text();
    if (byId("sample").textContent === shown) return;
    byId("sample").textContent = shown;
    controlById("copy", HTMLButtonElement).textContent = "Copy";
  }

  #text(): string {
    try {
      const call = this.#isNext || this.#sent === null ? this.#next() : this.#sent;
      return samplesOf({ ...call, origin: location.origin + gatewayPath("") })[this.#language];
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** Shows a call that is sent now; null: the form's, as before the first one. */
  sent(call: OwnCall | null): void {
    this.#sent = call;
    this.#isNext = call === null;
    byId("calls").hidden = call === null;
    for (const choice of callChoices()) choice.checked = (choice.value === "next") === this.#isNext;
    this.show();
  }
}
