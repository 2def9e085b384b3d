/** How upstreams refuse a request because of its content, with any status. */

/** Error codes that mean only this, in lower case. */
export const policyCodes: readonly string[] = [
  // OpenAI.
  "content_policy_violation",
  "image_content_policy_violation",
  "misalignment_policy_violation",
  "bio_policy",
  "cyber_policy",
  "moderation_blocked",
  // Azure; Moonshot has the first as its type.
  "content_filter",
  "responsibleaipolicyviolation",
  // Alibaba.
  "data_inspection_failed",
  "datainspectionfailed",
  // Volcengine.
  "sensitivecontentdetected",
  "inputtextsensitivecontentdetected",
  "outputtextsensitivecontentdetected",
  "inputimagesensitivecontentdetected",
  // Gemini.
  "prohibited_content",
  // A gateway of this contract.
  "policy_blocked",
];

/** Sentences of vendors with less specific error codes. */
export const policySentences: readonly RegExp[] = [
  /^Output blocked by content filtering policy\.?$/i,
  /^Your request was rejected as a result of our safety system/,
  /^Invalid prompt: (?:your prompt was flagged as potentially violating our usage policy|we've limited access to this content for safety reasons)/i,
  /^The response was filtered due to the prompt triggering/,
  /^(?:<400> )?InternalError\.Algo\.DataInspectionFailed/,
  /^The request was rejected because it was considered high risk/,
  /^Content Exists Risk/i,
  /^Content violates usage guidelines/,
  /^系统检测到输入或生成内容可能包含不安全或敏感内容/,
  /^(?:The )?system (?:has )?detected potentially unsafe or sensitive content/i,
  /^(?:input|output) new_sensitive\b/,
  /^The prompt could not be submitted\. .{0,80}violate/,
  // OpenRouter, with status 403.
  /^(?:Your chosen model|\S+) requires moderation\b.{0,60}\byour input was flagged/i,
];
