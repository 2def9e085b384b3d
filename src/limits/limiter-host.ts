import type { Limiter } from "./limiter.ts";
import type { LimiterAnswer, LimiterChannel, LimiterQuestion } from "./limiter-messages.ts";

/**
 * Serves one limiter to a worker process. Returns what gives back the slots of concurrency that
 * the worker holds, for when it has died.
 */
export function hostLimiter(
  limiter: Limiter,
  channel: LimiterChannel<LimiterAnswer, LimiterQuestion>,
): () => void {
  const held = new Map<number, () => void>();
  const admit = async (question: LimiterQuestion & { limiter: "admit" }): Promise<void> => {
    const { id, keyId, limits } = question;
    const admission = await limiter.admit(keyId, limits);
    const { state } = admission;
    if (admission.admitted) {
      held.set(id, admission.release);
      channel.send({ limiter: "answer", id, state });
    } else {
      const { retryAfterMs, limit } = admission;
      channel.send({ limiter: "answer", id, state, refusal: { retryAfterMs, limit } });
    }
  };
  channel.receive((question) => {
    switch (question.limiter) {
      case "admit":
        void admit(question);
        return;
      case "release":
        held.get(question.id)?.();
        held.delete(question.id);
        return;
      case "spend":
        limiter.spendTokens(question.keyId, question.limits, question.tokens);
    }
  });
  return () => {
    for (const release of held.values()) release();
    held.clear();
  };
}
