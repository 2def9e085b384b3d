import { escapeHtml } from "../../http/pages/escape-html.ts";
import {
  bodyOf,
  examplesOf,
  parametersOf,
  serverPath,
  type ShownOperation,
} from "./shown-operation.ts";

const SHARED_NOTE =
  "It is kept in this tab, also for the playground and the console, until you sign out there, empty the field or close the tab.";

/**
 * Returns a form to send a call of the operation. Only the page's script shows it, since it cannot
 * be sent without the script.
 */
export function tryHtml(shown: ShownOperation): string {
  const { parts, method } = shown;
  const { keyName, isKeyShared } = parts;
  const inputs = parametersOf(shown)
    .filter(({ in: place }) => place === "path" || place === "query")
    .map(({ name, in: place, required }) => {
      const must = required === true ? " required" : "";
      return `<label for="field-${name}">${name}</label>
<input id="field-${name}" name="${name}" data-in="${place}" autocomplete="off" spellcheck="false"${must}>`;
    });
  const [example] = examplesOf(bodyOf(shown));
  const area =
    example === undefined
      ? ""
      : `<label for="field-body">Body</label>
<textarea id="field-body" name="body" rows="10" spellcheck="false">${escapeHtml(JSON.stringify(example.value, null, 2))}</textarea>`;
  return `<form class="try" data-method="${method.toUpperCase()}" data-path="${escapeHtml(serverPath(shown))}"${isKeyShared ? " data-shared" : ""} hidden>
<label for="key">${escapeHtml(keyName)}</label>
<input id="key" type="password" autocomplete="off" spellcheck="false">
<p class="note">${isKeyShared ? SHARED_NOTE : "It stays in this page's memory."}</p>
${inputs.join("\n")}
${area}
<button type="submit">Send</button>
<p class="outcome" role="status"></p>
<pre class="reply" tabindex="0" hidden></pre>
</form>`;
}
