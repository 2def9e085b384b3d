import { HOT_ACCOUNT } from "./history.ts";

/** Number of readings of each page; the mean is reported. */
export const REPEATS = 5;

const DAY_MS = 86_400_000;

type Page = readonly [name: string, path: string];

const date = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/**
 * Returns the requests of the dashboard's pages to the admin API, for the account with half of
 * all entries.
 */
export function pagesOf(nowMs: number): readonly Page[] {
  const lastMonth = new Date(
    Date.UTC(new Date(nowMs).getUTCFullYear(), new Date(nowMs).getUTCMonth() - 1),
  );
  const month = date(lastMonth.getTime()).slice(0, 7);
  const [today, monthAgo] = [date(nowMs), date(nowMs - 30 * DAY_MS)];
  const hot = `/accounts/${HOT_ACCOUNT}`;
  const key = "key_00000003";
  const groups = ["model", "key", "account", "upstream", "day"];
  return [
    ["overview", "/live"],
    ["accounts, the latest 100", "/accounts?limit=100&order=desc"],
    ["accounts, search", "/accounts?limit=100&search=000042"],
    ["account", hot],
    ["account: payments, the latest 100", `${hot}/entries?kind=payment&order=desc&limit=100`],
    ["account: entries, the first 1,000", `${hot}/entries?limit=1000`],
    ["account: charges, the latest 100", `${hot}/entries?kind=usage&order=desc&limit=100`],
    ["account: 30 days", `/usage?by=day&account=${HOT_ACCOUNT}&from=${monthAgo}&limit=1000`],
    ["keys, the latest 100", "/keys?limit=100&order=desc"],
    ["requests, the latest 100", "/requests?limit=100"],
    ["requests of the hot account", `/requests?account=${HOT_ACCOUNT}&limit=100`],
    ["requests of another account", "/requests?account=acc_000042&limit=100"],
    ["requests of a key", `/requests?key=${key}&limit=100`],
    ["requests of a model", "/requests?model=bench%2Fmodel-3&limit=100"],
    ["requests of a model that nobody used", "/requests?model=bench%2Fnone&limit=100"],
    ["requests of one day", `/requests?from=${monthAgo}&to=${date(nowMs - 29 * DAY_MS)}&limit=100`],
    ...groups.map((by): Page => [`usage by ${by}`, `/usage?by=${by}&limit=1000`]),
    ...groups.map((by): Page => [
      `usage of 30 days by ${by}`,
      `/usage?by=${by}&from=${monthAgo}&limit=1000`,
    ]),
    [
      "usage of one day by hour",
      `/usage?by=hour&from=${date(nowMs - DAY_MS)}&to=${today}&limit=1000`,
    ],
    ["usage of the hot account by key", `/usage?by=key&account=${HOT_ACCOUNT}&limit=1000`],
    ["statement of the hot account", `${hot}/statements/${month}`],
    ["refused requests", "/failed-requests?limit=100"],
    ["audit log", "/audit?limit=100"],
    ["verify the ledger", "/ledger/verification"],
  ];
}
