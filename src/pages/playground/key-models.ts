import type { Schemas } from "../../../generated/types.ts";
import { byId, controlById } from "../kit/elements.js";
import { gatewayPath } from "../kit/gateway-path.js";
import { forgetTabKey, keepTabKey } from "../kit/tab-key.js";
import { sandboxLast } from "../kit/prices.js";
import { authorization } from "./form.js";
import { showProblem } from "./problems.js";

type Model = Schemas["Model"];

/** The models of the key in the field, and whether the gateway has refused this key. */
export class KeyModels {
  /** Model records by id, as listed for the key's plan. */
  models: ReadonlyMap<string, Model> = new Map();
  /** Why the gateway refused the key in the field; null: it has not refused it. */
  refusal: string | null = null;
  /** Number of requested listings: a response is dropped after a later request. */
  #listing = 0;
  readonly #field = controlById("key", HTMLInputElement);
  readonly #choice = controlById("model", HTMLSelectElement);
  readonly #changed: () => void;

  /** `changed` is called when other models are shown. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get isEmpty(): boolean {
    return this.#field.value.trim() === "";
  }

  /** Forgets what was known of the key before it was edited; a response about it is dropped. */
  edited(): void {
    this.refusal = null;
    this.#listing += 1;
  }

  async list(): Promise<void> {
    const headers = authorization();
    this.#listing += 1;
    const asked = this.#listing;
    if (this.isEmpty) {
      forgetTabKey();
      this.#show([], "");
      return;
    }
    const key = this.#field.value.trim();
    try {
      const response = await fetch(gatewayPath("/v1/models"), { headers });
      const body = (await response.json()) as Schemas["ModelList"] | Schemas["ErrorResponse"];
      if (asked !== this.#listing) return;
      if (response.status === 401 && "error" in body) {
        this.#show([], "");
        this.refused(body.error.message);
        showProblem({ field: "key", message: body.error.message });
      } else if ("error" in body) this.#show([], body.error.message);
      else {
        keepTabKey(key);
        this.#show(body.data, `${body.data.length} models on this key's plan.`);
      }
    } catch {
      if (asked === this.#listing) this.#show([], "The gateway cannot be reached.");
    }
  }

  /** Notes that the gateway refused the key in the field: it is not sent again until it is edited. */
  refused(message: string): void {
    this.refusal = message;
    forgetTabKey(this.#field.value.trim());
  }

  #show(records: readonly Model[], note: string): void {
    const chosen = this.#choice.value;
    const ordered = sandboxLast(records);
    this.models = new Map(ordered.map((record) => [record.id, record]));
    const options = ordered.map(({ id }) => new Option(id, id, false, id === chosen));
    const none = new Option("Enter a key first", "");
    this.#choice.replaceChildren(...(options.length > 0 ? options : [none]));
    this.#choice.disabled = options.length === 0;
    byId("model-note").textContent = note;
    byId("sign-out").hidden = this.isEmpty;
    this.#changed();
  }
}
