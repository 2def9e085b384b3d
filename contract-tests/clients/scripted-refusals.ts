interface ScriptedRefusal {
  /** Its name at the misbehaving server. */
  readonly behaviour: string;
  readonly status: number;
  readonly type: string;
  readonly code: string;
}

/**
 * Errors of the contract that a correct client cannot provoke from a working gateway: the
 * misbehaving server sends them, to check that each client maps them to typed errors.
 */
export const scriptedRefusals: readonly ScriptedRefusal[] = [
  {
    behaviour: "405-method-not-allowed",
    status: 405,
    type: "invalid_request_error",
    code: "method_not_allowed",
  },
  {
    behaviour: "408-request-timeout",
    status: 408,
    type: "timeout_error",
    code: "request_timeout",
  },
  {
    behaviour: "415-unsupported-media-type",
    status: 415,
    type: "invalid_request_error",
    code: "unsupported_media_type",
  },
  { behaviour: "500-internal-error", status: 500, type: "api_error", code: "internal_error" },
  { behaviour: "503-unavailable", status: 503, type: "overloaded_error", code: "unavailable" },
];
