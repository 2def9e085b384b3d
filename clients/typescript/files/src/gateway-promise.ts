import type { ApiResponse } from "./runtime.js";

/** A reply, with the id of its request for support; the property is not enumerable. */
export type WithRequestId<T> = T & { readonly _request_id?: string | null };

/** A reply, or a stream, with its response. */
export interface DataWithResponse<T> {
  readonly data: T;
  readonly response: Response;
  /** Include it in support requests. */
  readonly requestId: string | null;
}

/** The promise of a reply, which also gives access to the response with its status and headers. */
export class GatewayPromise<T extends object> extends Promise<WithRequestId<T>> {
  readonly #response: Promise<ApiResponse<T>>;
  readonly #read: (response: ApiResponse<T>) => Promise<T>;
  #data: Promise<WithRequestId<T>> | undefined;

  /** `then` and its relatives return plain promises. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  constructor(
    response: Promise<ApiResponse<T>>,
    read: (response: ApiResponse<T>) => Promise<T>,
  ) {
    super(() => undefined);
    this.#response = response;
    this.#read = read;
  }

  override then<A = WithRequestId<T>, B = never>(
    onFulfilled?: ((data: WithRequestId<T>) => A | PromiseLike<A>) | null,
    onRejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    this.#data ??= this.#response.then(async (response) =>
      addRequestId(await this.#read(response), response.raw),
    );
    return this.#data.then(onFulfilled, onRejected);
  }

  /** The response alone; its body is not read. */
  async asResponse(): Promise<Response> {
    return (await this.#response).raw;
  }

  /** The reply and its response, whose body has been read. */
  async withResponse(): Promise<DataWithResponse<WithRequestId<T>>> {
    const [data, response] = await Promise.all([this, this.asResponse()]);
    return { data, response, requestId: requestIdOf(response) };
  }
}

/** Returns the id that the gateway gave the request. */
export function requestIdOf({ headers }: Response): string | null {
  return headers.get("x-request-id");
}

function addRequestId<T extends object>(data: T, response: Response): WithRequestId<T> {
  return Object.defineProperty(data, "_request_id", { value: requestIdOf(response) });
}
