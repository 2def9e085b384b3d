/** A gateway.yaml whose plans make each refusal of money, rights and limits reachable. */
export const testPlans = `
plans:
  - { id: open, name: Open, models: ["sandbox/*"] }
  - { id: echo-only, name: Echo only, models: ["sandbox/echo"] }
  - { id: one-a-minute, name: One a minute, models: ["*"], requests_per_minute: 1 }
  - { id: few-tokens, name: Few tokens, models: ["*"], tokens_per_minute: 10 }
  - { id: one-at-once, name: One at once, models: ["*"], concurrent_requests: 1 }
`;
