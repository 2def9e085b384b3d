import { expect, test } from "vitest";
import { splitCommand } from "./split-command.ts";

test.each([
  ["az account get-access-token", ["az", "account", "get-access-token"]],
  ["  gcloud   auth\tprint-access-token ", ["gcloud", "auth", "print-access-token"]],
  [`az --scope "https://a.example/.default"`, ["az", "--scope", "https://a.example/.default"]],
  [`get --name='my key' x`, ["get", "--name=my key", "x"]],
  [`get "it's" '"a"' ''`, ["get", "it's", '"a"', ""]],
  [`get '$HOME'`, ["get", "$HOME"]],
  ["", undefined],
  ["  ", undefined],
  [`get "open`, undefined],
  ["cat key | head -1", undefined],
  ["get $TOKEN", undefined],
  [`get "$TOKEN"`, undefined],
  ["a; b", undefined],
  ["get > out", undefined],
  ["get `id`", undefined],
  ["get ~/key", undefined],
])("%j is split into %j", (line, words) => {
  expect(splitCommand(line)).toEqual(words);
});
