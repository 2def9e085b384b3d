import { createProviders } from "../providers/create-providers.ts";
import type { GenerationConsumer, GenerationRequest } from "../providers/shared/provider.ts";
import type { HttpClient, HttpPost } from "../providers/transport/http-client.ts";

/** The request that would be sent, for comparison only: the headers contain the upstream's key. */
export interface RequestPreview {
  readonly url: string;
  readonly headers: string;
  readonly body: string;
}

/** Carries a request out of its provider, which never receives a reply. */
class Unsent extends Error {
  override readonly name = "Unsent";
  readonly post: HttpPost;

  constructor(post: HttpPost) {
    super("not sent");
    this.post = post;
  }
}

const unsentClient: HttpClient = {
  post: (post) => Promise.reject(new Unsent(post)),
  close: () => Promise.resolve(),
};

const silentConsumer: GenerationConsumer = { start: () => undefined, events: () => undefined };

/** Any id works if it is always the same. */
const providers = createProviders({
  http: unsentClient,
  sleep: () => Promise.resolve(),
  newCallId: () => "call_preview",
});

/** Returns the request that the provider would send; null if it sends none. */
export async function previewRequest(request: GenerationRequest): Promise<RequestPreview | null> {
  try {
    await providers[request.upstream.kind].generate(request, silentConsumer);
    return null;
  } catch (error) {
    if (!(error instanceof Unsent)) return null;
    const { url, headers, body } = error.post;
    return { url: url.href, headers: JSON.stringify(headers), body };
  }
}
