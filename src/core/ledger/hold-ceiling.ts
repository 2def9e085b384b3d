import type { Conversation } from "../conversation/conversation.ts";
import {
  ceilToNano,
  nanoUsd,
  PICO_PER_NANO,
  picoUsd,
  type NanoUsd,
  type PicoUsd,
} from "../money/amounts.ts";
import {
  highestCost,
  pricesAt,
  reachableTiers,
  type InputOverheads,
  type Pricing,
} from "../money/pricing.ts";
import { visitInput } from "../conversation/visit-input.ts";

/** Minimum bytes per token in text of common languages and code; for estimates only. */
const BYTES_PER_TOKEN_ESTIMATE = 4;

/** Tokens that a template adds to a message; for estimates only. */
const TOKENS_PER_MESSAGE_ESTIMATE = 4;

/** Properties of a model that bound the cost of a request. */
export interface CostBounds {
  readonly contextLength: number;
  readonly maxOutputTokens: number;
  readonly pricing: Pricing;
  readonly overheads: InputOverheads;
}

/** The maximum cost of a request, and the values derived from it (money rule 3). */
export interface HoldCeiling {
  /**
   * The amount to hold: the whole input at its highest price plus the whole output, at the dearest
   * tier that the request can reach (money rule 25).
   */
  readonly amount: NanoUsd;
  /** An estimate of the input's price, owed if the process dies after the upstream's start. */
  readonly inputCharge: NanoUsd;
  /** The price of output at the tier of that estimate. */
  readonly outputPrice: PicoUsd;
  /** Bytes of all text of the input. */
  readonly inputTextBytes: number;
  /** The input tokens to expect: without the template's overhead, of which models have a bound. */
  readonly inputTokensExpected: number;
  /** Upper bound of input tokens for any tokenizer; never above the context length. */
  readonly inputTokensMax: number;
  /** Upper bound of output tokens, whatever number the client sent. */
  readonly outputTokensMax: number;
}

/** Returns the upper bound of the cost of this conversation with this model. */
export function holdCeiling(conversation: Conversation, model: CostBounds): HoldCeiling {
  const size = inputSize(conversation);
  const overhead = overheadTokens(size, model);
  const { contextLength } = model;
  // The pages of a PDF are not counted. A PDF may fill the context.
  const mostTokens = size.documents > 0 ? contextLength : size.textBytes + overhead;
  const inputTokensMax = Math.min(mostTokens, contextLength);
  const inputTokensGuess = Math.min(
    Math.ceil(size.textBytes / BYTES_PER_TOKEN_ESTIMATE) +
      overhead +
      size.documents * model.overheads.perImageTokens,
    contextLength,
  );
  const outputTokensMax = Math.min(
    conversation.maxOutputTokens ?? model.maxOutputTokens,
    model.maxOutputTokens,
  );
  const { pricing } = model;
  const expected = pricesAt(pricing, inputTokensGuess);
  return {
    amount: ceilToNano(picoUsd(highestCost(pricing, { inputTokensMax, outputTokensMax }))),
    inputCharge: ceilToNano(picoUsd(inputTokensGuess * expected.prompt)),
    outputPrice: expected.completion,
    inputTextBytes: size.textBytes,
    inputTokensExpected: expectedTokens(size, model),
    inputTokensMax,
    outputTokensMax,
  };
}

/**
 * Returns the largest output bound whose hold fits into `available`, and below `bound` if the
 * protocol forwards only smaller ones (section 2.7); null if not even one token fits.
 */
export function affordableMaxTokens(
  ceiling: HoldCeiling,
  available: NanoUsd,
  options: { readonly pricing: Pricing; readonly below?: number },
): number | null {
  const { pricing, below = Number.POSITIVE_INFINITY } = options;
  const fitting = reachableTiers(pricing, ceiling.inputTokensMax).map(({ input, completion }) => {
    const left = BigInt(available) * BigInt(PICO_PER_NANO) - BigInt(input);
    if (left < 0n) return 0;
    return completion === 0 ? ceiling.outputTokensMax : Number(left / BigInt(completion));
  });
  const tokens = Math.min(...fitting, ceiling.outputTokensMax, below - 1);
  return tokens >= 1 ? tokens : null;
}

/**
 * Returns the amount owed for the input and `outputTokens` of a reply that was cut or is still
 * running.
 */
export function progressCharge(ceiling: HoldCeiling, outputTokens: number): NanoUsd {
  const output = Math.min(outputTokens, ceiling.outputTokensMax) * ceiling.outputPrice;
  return nanoUsd(Math.min(ceiling.inputCharge + ceilToNano(picoUsd(output)), ceiling.amount));
}

function expectedTokens(size: InputSize, bounds: CostBounds): number {
  const text = Math.ceil(size.textBytes / BYTES_PER_TOKEN_ESTIMATE);
  return Math.min(text + tokensBesidesText(size, bounds), bounds.contextLength);
}

/** Returns an estimate of the input tokens of a conversation besides its text. */
export function tokensBesidesText(
  { messages, images, documents }: InputSize,
  { overheads }: Pick<CostBounds, "overheads">,
): number {
  const pictures = (images + documents) * overheads.perImageTokens;
  return messages * TOKENS_PER_MESSAGE_ESTIMATE + pictures;
}

/** Returns the tokens that chat templates and tool preambles add to the client's text. */
function overheadTokens(size: InputSize, { overheads }: CostBounds): number {
  return (
    overheads.perRequestTokens +
    size.messages * overheads.perMessageTokens +
    size.tools * overheads.perToolTokens +
    size.images * overheads.perImageTokens
  );
}

/**
 * The parts of a conversation that become input tokens: bytes of text (UTF-8), and countable parts.
 */
export interface InputSize {
  readonly textBytes: number;
  readonly messages: number;
  readonly tools: number;
  readonly images: number;
  readonly documents: number;
}

/** Measures all content that an upstream may send to its model (money rule 3). */
export function inputSize(conversation: Conversation): InputSize {
  const tally = { textBytes: 0, messages: 0, tools: 0, images: 0, documents: 0 };
  visitInput(conversation, {
    text: (text) => {
      tally.textBytes += Buffer.byteLength(text);
    },
    image: () => {
      tally.images += 1;
    },
    document: () => {
      tally.documents += 1;
    },
    message: () => {
      tally.messages += 1;
    },
    tool: () => {
      tally.tools += 1;
    },
  });
  return tally;
}
