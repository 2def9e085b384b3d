import { mayNeedRepair, repairLoneSurrogates } from "../raw-json/lone-surrogates.ts";
import { formOfArguments } from "../raw-json/arguments-text.ts";

/**
 * Returns the arguments of an earlier call as the text of a JSON object, which servers parse when
 * they fill in a chat template. The text of an object is forwarded unchanged, except that escapes
 * of half a surrogate pair are replaced, which few servers can read. Missing arguments become an
 * empty object. Any other text, such as arguments cut at a length limit, is wrapped as Anthropic's
 * guide shows.
 */
export function fitArguments(argumentsJson: string): string {
  switch (formOfArguments(argumentsJson)) {
    case "object":
      return mayNeedRepair(argumentsJson) ? repairLoneSurrogates(argumentsJson) : argumentsJson;
    case "none":
      return "{}";
    case "other":
      return JSON.stringify({ INVALID_JSON: argumentsJson });
  }
}
