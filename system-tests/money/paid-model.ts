/** The model that the counting upstream serves. */
export const PAID_MODEL = "test/paid";

/** Nano-dollars of one reply of the counting upstream: 7 tokens in, 5 out. */
export const REPLY_PRICE = 7 * 1_000 + 5 * 2_000;

const demo = { id: "demo", models: ["*"] };

/** Returns the text of a gateway.yaml with that model and the given plans; all with a margin. */
export function paidConfig(origin: string, plans: readonly object[] = [demo]): string {
  return JSON.stringify({
    plans: plans.map((plan) => ({ margin: { [PAID_MODEL]: "2" }, ...plan })),
    models: [
      {
        id: PAID_MODEL,
        context_length: 4_096,
        max_output_tokens: 2_048,
        pricing: { prompt: "0.0000005", completion: "0.000001" },
        upstreams: [{ kind: "openai", base_url: `${origin}/v1`, model: "paid" }],
      },
    ],
  });
}
