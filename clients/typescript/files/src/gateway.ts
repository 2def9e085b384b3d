import { AccountApi, ChatApi, MessagesApi, ModelsApi } from "./apis/index.js";
import { connectionError, errorFromBody } from "./gateway-error.js";
import type {
  Account,
  ChatCompletion,
  ChatCompletionChunk,
  ChatCompletionRequest,
  Message,
  MessagesRequest,
  Model,
  ModelList,
} from "./models/index.js";
import { retryingFetch } from "./retry.js";
import { Configuration, FetchError, ResponseError, type FetchAPI } from "./runtime.js";
import { chatChunks, isAbort, messageEvents, type MessageEvent } from "./streams.js";

export interface ChatGatewayOptions {
  readonly apiKey: string;
  /** Ends in `/v1`. */
  readonly baseUrl?: string;
  /** How often a failed request is repeated; 2 where not given. */
  readonly maxRetries?: number;
  /** Another fetch, for tests and proxies. */
  readonly fetch?: FetchAPI;
}

export interface CallOptions {
  /** Ends the request, a stream included. */
  readonly signal?: AbortSignal;
  /** Names this one request; one is made up where not given. */
  readonly idempotencyKey?: string;
}

/** The gateway: both protocols, the catalog, the account. Every failure is a `GatewayError`. */
export class ChatGateway {
  readonly #chat: ChatApi;
  readonly #messages: MessagesApi;
  readonly #models: ModelsApi;
  readonly #account: AccountApi;

  constructor({ apiKey, baseUrl, maxRetries = 2, fetch: given }: ChatGatewayOptions) {
    const fetchOnce = given ?? ((input, init) => fetch(input, init));
    const configuration = new Configuration({
      accessToken: apiKey,
      ...(baseUrl === undefined ? {} : { basePath: baseUrl.replace(/\/+$/, "") }),
      fetchApi: retryingFetch(fetchOnce, maxRetries),
    });
    this.#chat = new ChatApi(configuration);
    this.#messages = new MessagesApi(configuration);
    this.#models = new ModelsApi(configuration);
    this.#account = new AccountApi(configuration);
  }

  createChatCompletion(
    chatCompletionRequest: ChatCompletionRequest,
    options: CallOptions = {},
  ): Promise<ChatCompletion> {
    return attempt(() =>
      this.#chat.createChatCompletion({ chatCompletionRequest, ...named(options) }, init(options)),
    );
  }

  /** Chunk by chunk; `stream: true` is added. */
  async *streamChatCompletion(
    request: ChatCompletionRequest,
    options: CallOptions = {},
  ): AsyncGenerator<ChatCompletionChunk> {
    const chatCompletionRequest = { ...request, stream: true };
    const { raw } = await attempt(() =>
      this.#chat.createChatCompletionRaw({ chatCompletionRequest, ...named(options) }, init(options)),
    );
    yield* chatChunks(raw);
  }

  createMessage(messagesRequest: MessagesRequest, options: CallOptions = {}): Promise<Message> {
    return attempt(() =>
      this.#messages.createMessage({ messagesRequest, ...named(options) }, init(options)),
    );
  }

  /** Event by event; `stream: true` is added. */
  async *streamMessage(
    request: MessagesRequest,
    options: CallOptions = {},
  ): AsyncGenerator<MessageEvent> {
    const messagesRequest = { ...request, stream: true };
    const { raw } = await attempt(() =>
      this.#messages.createMessageRaw({ messagesRequest, ...named(options) }, init(options)),
    );
    yield* messageEvents(raw);
  }

  listModels(options: CallOptions = {}): Promise<ModelList> {
    return attempt(() => this.#models.listModels({}, init(options)));
  }

  getModel(id: string, options: CallOptions = {}): Promise<Model> {
    return attempt(() => this.#models.getModel({ id }, init(options)));
  }

  getAccount(options: CallOptions = {}): Promise<Account> {
    return attempt(() => this.#account.getAccount({}, init(options)));
  }
}

function named({ idempotencyKey }: CallOptions): { idempotencyKey?: string } {
  return idempotencyKey === undefined ? {} : { idempotencyKey };
}

function init({ signal }: CallOptions): RequestInit {
  return signal === undefined ? {} : { signal };
}

/** Turns what the generated part throws into `GatewayError`; the caller's own abort stays. */
async function attempt<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ResponseError) {
      throw errorFromBody(error.response.status, await error.response.text());
    }
    const cause = error instanceof FetchError ? error.cause : error;
    if (isAbort(cause)) throw cause;
    throw connectionError("connection_failed", "The service could not be reached.", cause);
  }
}
