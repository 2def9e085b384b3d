import { createProviders } from "../providers/create-providers.ts";
import type { GenerationRequest } from "../providers/provider.ts";
import type { HttpClient, HttpPost } from "../providers/transport/http-client.ts";

/** What would be sent, for comparison only: the headers hold the upstream's key. */
export interface RequestPreview {
  readonly url: string;
  readonly headers: string;
  readonly body: string;
}

/** Carries a request out of its provider, which never gets a reply. */
class Unsent extends Error {
  override readonly name = "Unsent";
  readonly post: HttpPost;

  constructor(post: HttpPost) {
    super("not sent");
    this.post = post;
  }
}

const nowhere: HttpClient = {
  post: (post) => Promise.reject(new Unsent(post)),
  close: () => Promise.resolve(),
};

/** Any id will do, as long as it is always the same. */
const providers = createProviders({
  http: nowhere,
  sleep: () => Promise.resolve(),
  newCallId: () => "call_preview",
});

/** What its provider would send for a request; null where it sends nothing. */
export async function previewRequest(request: GenerationRequest): Promise<RequestPreview | null> {
  try {
    await providers[request.upstream.kind].generate(request);
    return null;
  } catch (error) {
    if (!(error instanceof Unsent)) return null;
    const { url, headers, body } = error.post;
    return { url: url.href, headers: JSON.stringify(headers), body };
  }
}
