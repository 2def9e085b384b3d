import { join } from "node:path";
import { SILENCE_MAX_MS } from "../../src/storage/postgres/lease/lease-keeper.ts";
import { LEASE_MS } from "../../src/storage/postgres/postgres-store.ts";
import { filter, pythonTool, ROOT } from "./tools.ts";

const CHART = join(ROOT, "deploy/helm/chat-gateway");
/** From the oldest version in the chart to the newest version with available schemas. */
const VERSIONS = ["1.27", "1.29", "1.31", "1.33", "1.35", "1.37"];

interface Judgement {
  readonly objects: readonly KubernetesObject[];
  readonly problems: readonly string[];
}

interface KubernetesObject {
  readonly kind: string;
  readonly spec: {
    readonly ports?: readonly { readonly targetPort: string }[];
    readonly template?: {
      readonly spec: {
        readonly terminationGracePeriodSeconds: number;
        readonly containers: readonly {
          readonly env: readonly { readonly name: string; readonly value?: string }[];
          readonly livenessProbe: {
            readonly periodSeconds: number;
            readonly failureThreshold: number;
            readonly terminationGracePeriodSeconds?: number;
          };
        }[];
      };
    };
  };
}

const secret = { existingSecret: "gateway" };

/** Sets of values; `refused` contains Helm's expected error message. */
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
      env: { LOG_LEVEL: "warn", DRAIN_MS: 20000 },
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

/**
 * Checks that the pod is killed only after the gateway's own bounds, which exceed the longest
 * response.
 */
function drainProblems(objects: readonly KubernetesObject[]): readonly string[] {
  const pod = objects.find(({ kind }) => kind === "Deployment")?.spec.template?.spec;
  const ms = (name: string): number =>
    Number(pod?.containers[0]?.env.find((variable) => variable.name === name)?.value);
  const drainMs = ms("DRAIN_DELAY_MS") + ms("DRAIN_MS");
  const killMs = (pod?.terminationGracePeriodSeconds ?? 0) * 1_000;
  return killMs >= drainMs + 10_000 ? [] : [`killed after ${killMs} ms, drained in ${drainMs}`];
}

/**
 * Checks that the Service publishes only the port of `/v1`; the operators' dashboard, API and
 * metrics have other ports.
 */
function publishedProblems(objects: readonly KubernetesObject[]): readonly string[] {
  const service = objects.find(({ kind }) => kind === "Service")?.spec;
  const published = service?.ports?.map(({ targetPort }) => targetPort) ?? [];
  const container = objects.find(({ kind }) => kind === "Deployment")?.spec.template?.spec;
  const env = container?.containers[0]?.env ?? [];
  const value = (name: string): string | undefined => env.find((one) => one.name === name)?.value;
  const ports = ["PORT", "ADMIN_PORT", "METRICS_PORT"].map(value);
  return published.join() === "http" && new Set([...ports, undefined]).size === 4
    ? []
    : [`published: ${published.join()}; ports: ${ports.join()}`];
}

/**
 * Checks that a hanging process is restarted at about the end of its lease, not after a drain, and
 * that a process that is busy for less time, while its thread keeps the lease, is not restarted.
 */
function hangProblems(objects: readonly KubernetesObject[]): readonly string[] {
  const pod = objects.find(({ kind }) => kind === "Deployment")?.spec.template?.spec;
  const probe = pod?.containers[0]?.livenessProbe;
  if (probe === undefined) return ["no liveness probe"];
  const noticedMs = probe.periodSeconds * probe.failureThreshold * 1_000;
  const graceSeconds = probe.terminationGracePeriodSeconds ?? pod?.terminationGracePeriodSeconds;
  const killedMs = noticedMs + (graceSeconds ?? 0) * 1_000;
  const isTimely = noticedMs >= SILENCE_MAX_MS && killedMs <= SILENCE_MAX_MS + LEASE_MS;
  return isTimely ? [] : [`a hung process is noticed after ${noticedMs} ms, killed at ${killedMs}`];
}

/** Lints, renders and validates the chart; returns a summary. */
export async function checkChart(): Promise<string> {
  const python = await pythonTool("python");
  const values = Object.fromEntries(sets.map((set) => [set.name, set.values]));
  const input = JSON.stringify({ chart: CHART, versions: VERSIONS, values });
  const script = join(import.meta.dirname, "render-chart.py");
  const judged = JSON.parse(await filter(python, [script], input)) as Record<string, Judgement>;
  const problems = sets.flatMap(({ name, refused }) => {
    const found = judged[name] ?? { objects: [], problems: ["not judged"] };
    if (refused === undefined) {
      const { objects } = found;
      const checks = [drainProblems, hangProblems, publishedProblems];
      const own = checks.flatMap((check) => check(objects));
      return [...found.problems, ...own].map((text) => `${name}: ${text}`);
    }
    return found.problems.join("\n").includes(refused) ? [] : [`${name}: not refused`];
  });
  if (problems.length > 0) throw new Error(problems.join("\n"));
  const kinds = judged["the defaults"]?.objects.map(({ kind }) => kind) ?? [];
  return `${kinds.join(", ")}; Kubernetes ${VERSIONS[0]} to ${VERSIONS.at(-1)}`;
}
