import { AccountApi, ChatApi, MessagesApi, ModelsApi, ResponsesApi } from "./apis/index.js";
import { abortError, connectionError, errorFromBody, GatewayError } from "./gateway-error.js";
import type {
  Account,
  ChatCompletion,
  ChatCompletionChunk,
  ChatCompletionRequest,
  CountTokensRequest,
  Message,
  MessagesRequest,
  Model,
  ModelList,
  ResponseObject,
  ResponsesRequest,
  TokenCount,
} from "./models/index.js";
import { ChatAccumulator, MessageAccumulator, ResponseAccumulator } from "./accumulate.js";
import { ChatCompletionStream, MessageStream, ResponseStream } from "./event-stream.js";
import { GatewayPromise } from "./gateway-promise.js";
import { clientSettings, type CallOptions, type ChatGatewayOptions } from "./options.js";
import { retryingFetch, type CallInit } from "./retry.js";
import { Configuration, FetchError, ResponseError, type ApiResponse } from "./runtime.js";
import { chatChunks, messageEvents, responseEvents } from "./streams.js";

/** The gateway: all protocols, the catalog, the account. Every failure is a `GatewayError`. */
export class ChatGateway {
  readonly #chat: ChatApi;
  readonly #messages: MessagesApi;
  readonly #responses: ResponsesApi;
  readonly #models: ModelsApi;
  readonly #account: AccountApi;
  readonly #timeoutMs: number;

  constructor(options: ChatGatewayOptions = {}) {
    const settings = clientSettings(options);
    const configuration = new Configuration({
      accessToken: settings.apiKey,
      ...(settings.baseUrl === null ? {} : { basePath: settings.baseUrl }),
      fetchApi: retryingFetch(settings),
    });
    this.#chat = new ChatApi(configuration);
    this.#messages = new MessagesApi(configuration);
    this.#responses = new ResponsesApi(configuration);
    this.#models = new ModelsApi(configuration);
    this.#account = new AccountApi(configuration);
    this.#timeoutMs = settings.timeoutMs;
  }

  createChatCompletion(
    chatCompletionRequest: ChatCompletionRequest,
    options: CallOptions = {},
  ): GatewayPromise<ChatCompletion> {
    const parameters = { chatCompletionRequest, ...named(options) };
    return reply(options, (init) => this.#chat.createChatCompletionRaw(parameters, init));
  }

  /** Returns the response chunk by chunk; adds `stream: true`. */
  streamChatCompletion(
    request: ChatCompletionRequest,
    options: CallOptions = {},
  ): ChatCompletionStream {
    const chatCompletionRequest = { ...request, stream: true };
    const parameters = { chatCompletionRequest, ...named(options) };
    return new ChatCompletionStream({
      open: opener(options, (init) => this.#chat.createChatCompletionRaw(parameters, init)),
      read: (response) => chatChunks(response, options.timeout ?? this.#timeoutMs),
      accumulator: new ChatAccumulator(),
      signal: options.signal,
    });
  }

  createMessage(
    messagesRequest: MessagesRequest,
    options: CallOptions = {},
  ): GatewayPromise<Message> {
    const parameters = { messagesRequest, ...named(options) };
    return reply(options, (init) => this.#messages.createMessageRaw(parameters, init));
  }

  /** Returns the response event by event; adds `stream: true`. */
  streamMessage(request: MessagesRequest, options: CallOptions = {}): MessageStream {
    const messagesRequest = { ...request, stream: true };
    const parameters = { messagesRequest, ...named(options) };
    return new MessageStream({
      open: opener(options, (init) => this.#messages.createMessageRaw(parameters, init)),
      read: (response) => messageEvents(response, options.timeout ?? this.#timeoutMs),
      accumulator: new MessageAccumulator(),
      signal: options.signal,
    });
  }

  createResponse(
    responsesRequest: ResponsesRequest,
    options: CallOptions = {},
  ): GatewayPromise<ResponseObject> {
    const parameters = { responsesRequest, ...named(options) };
    return reply(options, (init) => this.#responses.createResponseRaw(parameters, init));
  }

  /** Returns the response event by event; adds `stream: true`. */
  streamResponse(request: ResponsesRequest, options: CallOptions = {}): ResponseStream {
    const responsesRequest = { ...request, stream: true };
    const parameters = { responsesRequest, ...named(options) };
    return new ResponseStream({
      open: opener(options, (init) => this.#responses.createResponseRaw(parameters, init)),
      read: (response) => responseEvents(response, options.timeout ?? this.#timeoutMs),
      accumulator: new ResponseAccumulator(),
      signal: options.signal,
    });
  }

  /** Counts the input tokens of a message without generating it. */
  countMessageTokens(
    countTokensRequest: CountTokensRequest,
    options: CallOptions = {},
  ): GatewayPromise<TokenCount> {
    const parameters = { countTokensRequest };
    return reply(options, (init) => this.#messages.countMessageTokensRaw(parameters, init));
  }

  listModels(options: CallOptions = {}): GatewayPromise<ModelList> {
    return reply(options, (init) => this.#models.listModelsRaw({}, init));
  }

  getModel(id: string, options: CallOptions = {}): GatewayPromise<Model> {
    return reply(options, (init) => this.#models.getModelRaw({ id }, init));
  }

  getAccount(options: CallOptions = {}): GatewayPromise<Account> {
    return reply(options, (init) => this.#account.getAccountRaw({}, init));
  }
}

/** A call of the generated part. */
type RawCall<T> = (init: CallInit) => Promise<ApiResponse<T>>;

function named({ idempotencyKey }: CallOptions): { idempotencyKey?: string } {
  return idempotencyKey === undefined ? {} : { idempotencyKey };
}

function reply<T extends object>(call: CallOptions, send: RawCall<T>): GatewayPromise<T> {
  const { signal } = call;
  const init = signal === undefined ? { call } : { signal, call };
  return new GatewayPromise(
    attempt(() => send(init), signal),
    (response) => attempt(() => response.value(), signal),
  );
}

function opener(
  call: CallOptions,
  send: RawCall<unknown>,
): (signal: AbortSignal) => Promise<Response> {
  return async (signal) => (await attempt(() => send({ signal, call }), signal)).raw;
}

/** Converts errors of the generated part, lost connections and aborts to `GatewayError`. */
async function attempt<T>(call: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ResponseError) {
      const { status, headers } = error.response;
      // The status tells the error although the connection breaks.
      const body = await error.response.text().catch(() => "");
      throw errorFromBody(status, body, headers);
    }
    const cause = error instanceof FetchError ? error.cause : error;
    if (signal?.aborted) throw abortError(signal.reason);
    if (cause instanceof GatewayError) throw cause;
    throw connectionError("connection_failed", "The service could not be reached.", cause);
  }
}
