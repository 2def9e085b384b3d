import { join } from "node:path";
import { filter, pythonTool, ROOT } from "./tools.ts";

const CHART = join(ROOT, "deploy/helm/chat-gateway");
/** From the oldest that the chart names to the newest whose schemas there are. */
const VERSIONS = ["1.27", "1.29", "1.31", "1.33", "1.35", "1.37"];

interface Judgement {
  readonly objects: readonly KubernetesObject[];
  readonly problems: readonly string[];
}

interface KubernetesObject {
  readonly kind: string;
  readonly spec: {
    readonly template: {
      readonly spec: {
        readonly terminationGracePeriodSeconds: number;
        readonly containers: readonly {
          readonly env: readonly { readonly name: string; readonly value?: string }[];
        }[];
      };
    };
  };
}

const secret = { existingSecret: "gateway" };

/** Sets of values; `refused` ones have the words of Helm's complaint. */
const sets: readonly {
  readonly name: string;
  readonly values: object;
  readonly refused?: string;
}[] = [
  { name: "the defaults", values: secret },
  { name: "one pod", values: { ...secret, replicas: 1, autoscaling: { enabled: false } } },
  {
    name: "every value",
    values: {
      ...secret,
      image: { repository: "registry.example/gateway", tag: "1.2.3" },
      imagePullSecrets: [{ name: "pull" }],
      env: { LOG_LEVEL: "warn", WORKERS: 2 },
      drain: { delaySeconds: 30, seconds: 3_600, marginSeconds: 60 },
      service: { type: "LoadBalancer", port: 8_080, annotations: { a: "b" } },
      autoscaling: { streamsPerPod: 100, cpuPercent: null },
      podDisruptionBudget: { maxUnavailable: "25%" },
      serviceAccount: { annotations: { a: "b" } },
      podAnnotations: { a: "b" },
      podLabels: { team: "b" },
      nodeSelector: { disk: "ssd" },
      tolerations: [{ key: "k", operator: "Exists" }],
      affinity: { nodeAffinity: {} },
    },
  },
  { name: "without a secret", values: {}, refused: "name a Secret that has DATABASE_URL" },
  { name: "a misspelt value", values: { ...secret, replicaz: 1 }, refused: "replicaz" },
  { name: "a wrong quantity", values: { ...secret, nodeSelector: { a: 1 } }, refused: "1 is not" },
];

/** The pod is killed only after the gateway's own bounds, which exceed the longest response. */
function drainProblems(objects: readonly KubernetesObject[]): readonly string[] {
  const pod = objects.find(({ kind }) => kind === "Deployment")?.spec.template.spec;
  const ms = (name: string): number =>
    Number(pod?.containers[0]?.env.find((variable) => variable.name === name)?.value);
  const drainMs = ms("DRAIN_DELAY_MS") + ms("DRAIN_MS");
  const killMs = (pod?.terminationGracePeriodSeconds ?? 0) * 1_000;
  return killMs >= drainMs + 10_000 ? [] : [`killed after ${killMs} ms, drained in ${drainMs}`];
}

/** Lints, renders and validates the chart; returns what was looked at. */
export async function checkChart(): Promise<string> {
  const python = await pythonTool("python");
  const values = Object.fromEntries(sets.map((set) => [set.name, set.values]));
  const input = JSON.stringify({ chart: CHART, versions: VERSIONS, values });
  const script = join(import.meta.dirname, "render-chart.py");
  const judged = JSON.parse(await filter(python, [script], input)) as Record<string, Judgement>;
  const problems = sets.flatMap(({ name, refused }) => {
    const found = judged[name] ?? { objects: [], problems: ["not judged"] };
    if (refused === undefined) {
      return [...found.problems, ...drainProblems(found.objects)].map((text) => `${name}: ${text}`);
    }
    return found.problems.join("\n").includes(refused) ? [] : [`${name}: not refused`];
  });
  if (problems.length > 0) throw new Error(problems.join("\n"));
  const kinds = judged["the defaults"]?.objects.map(({ kind }) => kind) ?? [];
  return `${kinds.join(", ")}; Kubernetes ${VERSIONS[0]} to ${VERSIONS.at(-1)}`;
}
