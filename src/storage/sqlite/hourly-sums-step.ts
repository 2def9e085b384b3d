import { sqlite } from "../shared/sql.ts";

/**
 * Entries count from this time on; sums of archived entries come from `daily_sums`, at the first
 * hour of each day.
 */
const ARCHIVED = "coalesce((SELECT before_ms FROM log_places WHERE kind = 'archived'), 0)";

/** The step that adds `hourly_sums`, fills them, and counts each later entry. */
export const hourlySums = `
  CREATE TABLE hourly_sums (
    account_id TEXT NOT NULL,
    hour INTEGER NOT NULL,
    key_id TEXT NOT NULL,
    model TEXT NOT NULL,
    upstream TEXT NOT NULL,
    requests INTEGER NOT NULL,
    prompt_tokens INTEGER NOT NULL,
    completion_tokens INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    upstream_cost INTEGER NOT NULL,
    requests_without_cost INTEGER NOT NULL,
    failed_requests INTEGER NOT NULL,
    duration_ms INTEGER NOT NULL,
    PRIMARY KEY (account_id, hour, key_id, model, upstream)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO hourly_sums
    SELECT account_id, at_ms / 3600000, coalesce(key_id, ''), coalesce(model, ''),
      coalesce(upstream, ''), sum(kind = 'usage'), coalesce(sum(prompt_tokens), 0),
      coalesce(sum(completion_tokens), 0), sum(amount), coalesce(sum(upstream_cost), 0),
      sum(kind = 'usage' AND upstream_cost IS NULL),
      sum(${sqlite.words.isFailed}), sum(${sqlite.words.durationMs})
    FROM entries WHERE at_ms >= ${ARCHIVED} GROUP BY 1, 2, 3, 4, 5;
  INSERT INTO hourly_sums
    SELECT account_id, day * 24, key_id, model, upstream, requests, prompt_tokens,
      completion_tokens, amount, upstream_cost, requests_without_cost, 0, 0
    FROM daily_sums WHERE day * 86400000 < ${ARCHIVED};
  CREATE INDEX hourly_sums_by_hour ON hourly_sums (hour);
  DROP TRIGGER IF EXISTS sum_entry;
  DROP TABLE daily_sums;
  CREATE TRIGGER sum_entry AFTER INSERT ON entries
    BEGIN
      INSERT INTO hourly_sums VALUES (NEW.account_id, NEW.at_ms / 3600000, coalesce(NEW.key_id, ''),
        coalesce(NEW.model, ''), coalesce(NEW.upstream, ''), NEW.kind = 'usage',
        coalesce(NEW.prompt_tokens, 0), coalesce(NEW.completion_tokens, 0), NEW.amount,
        coalesce(NEW.upstream_cost, 0), NEW.kind = 'usage' AND NEW.upstream_cost IS NULL,
        coalesce(NEW.details ->> 'outcome' NOT IN ('finished', 'client-gone'), 0),
        coalesce(max(NEW.at_ms - (NEW.details ->> 'startedAtMs'), 0), 0))
      ON CONFLICT DO UPDATE SET requests = requests + excluded.requests,
        prompt_tokens = prompt_tokens + excluded.prompt_tokens,
        completion_tokens = completion_tokens + excluded.completion_tokens,
        amount = amount + excluded.amount,
        upstream_cost = upstream_cost + excluded.upstream_cost,
        requests_without_cost = requests_without_cost + excluded.requests_without_cost,
        failed_requests = failed_requests + excluded.failed_requests,
        duration_ms = duration_ms + excluded.duration_ms;
    END;
  `;
