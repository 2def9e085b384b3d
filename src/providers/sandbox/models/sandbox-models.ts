import type { SandboxModel } from "../reply.ts";
import { agent } from "./agent.ts";
import { breakOff, garbage, hang, truncate } from "./break-off.ts";
import { echo, noUsage, plain, slow } from "./echo.ts";
import { reasoner } from "./reasoner.ts";
import { refuse400, refuse401, refuse429, refuse500 } from "./refuse.ts";
import { vision } from "./vision.ts";

const models = {
  echo,
  agent,
  reasoner,
  vision,
  plain,
  slow,
  "refuse-400": refuse400,
  "refuse-401": refuse401,
  "refuse-429": refuse429,
  "refuse-500": refuse500,
  hang,
  break: breakOff,
  truncate,
  garbage,
  "no-usage": noUsage,
} as const satisfies Readonly<Record<string, SandboxModel>>;

/** The model with this name, without `sandbox/`; null if there is none. */
export function findSandboxModel(name: string): SandboxModel | null {
  return isName(name) ? models[name] : null;
}

function isName(name: string): name is keyof typeof models {
  return Object.hasOwn(models, name);
}
