import type { Model } from "../catalog/model.ts";
import { replyCharactersMax } from "../catalog/reply-size.ts";
import { UpstreamFailure } from "../errors/upstream-failure.ts";

/** What each thing that a decoder remembers counts beside its text. */
export const KEPT_CHARACTERS = 64;

/** Counts what a decoder keeps and has not shown as events; throws if the model cannot say it. */
export type Keep = (characters: number) => void;

/** The bound on what is kept of one reply: that of the reply itself. */
export function keepWithin(model: Pick<Model, "maxOutputTokens">): Keep {
  const max = replyCharactersMax(model);
  let left = max;
  return (characters) => {
    left -= characters;
    if (left >= 0) return;
    throw new UpstreamFailure("too-large", `upstream: more than ${max} characters to keep`, {
      status: 200,
    });
  };
}
