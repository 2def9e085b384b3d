/** Headers of every authenticated response on a plan with limits. */
export const limitHeaders = {
  "x-ratelimit-limit-requests": /^[1-9]\d*$/,
  "x-ratelimit-remaining-requests": /^\d+$/,
  "x-ratelimit-reset-requests": /^\d+$/,
} as const;

/** Headers of every response. */
export const requestHeaders = { "x-request-id": /^req_\w{8,}$/, "request-id": /^req_/ } as const;
