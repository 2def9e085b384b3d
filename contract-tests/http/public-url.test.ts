import { expect, test } from "vitest";
import { startServer } from "../harness/start-server.ts";

interface Served {
  readonly servers: readonly { readonly url: string }[];
}

const texts = ["/docs", "/docs/quick-start.md", "/docs/sdks.md", "/llms.txt", "/openapi.yaml"];

async function serversOf(root: string, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(`${root}/openapi.json`, { headers });
  return ((await response.json()) as Served).servers.map(({ url }) => url);
}

test("with PUBLIC_URL, every text and the document contain it, for any host", async () => {
  const server = await startServer({ env: { PUBLIC_URL: "https://gateway.example" } });
  try {
    expect(await serversOf(server.root)).toEqual(["https://gateway.example/v1"]);
    for (const path of texts) {
      const text = await (await fetch(server.root + path)).text();
      expect(text, path).toContain("https://gateway.example/");
      expect(text, path).not.toContain("http://127.0.0.1");
    }
  } finally {
    await server.stop();
  }
});

test("without it, they contain the requested host, and https behind a proxy", async () => {
  const server = await startServer();
  try {
    expect(await serversOf(server.root)).toEqual([`${server.root}/v1`]);
    const proxied = { "x-forwarded-proto": "https", "x-forwarded-host": "stranger.example" };
    const secure = server.root.replace("http:", "https:");
    expect(await serversOf(server.root, proxied)).toEqual([`${secure}/v1`]);
  } finally {
    await server.stop();
  }
});

test("a PUBLIC_URL that begins like a path of the gateway refuses the start with a message", async () => {
  await expect(startServer({ env: { PUBLIC_URL: "https://example.com/docs" } })).rejects.toThrow(
    /PUBLIC_URL: must be an address such as https:\/\/gateway\.example or https:\/\/example\.com\/llm/,
  );
});
