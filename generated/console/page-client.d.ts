// Made from spec/ by scripts/generate.ts. Do not edit.
import type { operations as table, OperationId } from "./operations.ts";
import type { operations, Schemas } from "./types.ts";

type Present<Parameters> = [NonNullable<Parameters>] extends [never]
  ? Record<never, never>
  : NonNullable<Parameters>;
type PathOf<K extends OperationId> = Present<operations[K]["parameters"]["path"]>;
type QueryOf<K extends OperationId> = Present<operations[K]["parameters"]["query"]>;
type RequestOf<K extends OperationId> = (typeof table)[K]["request"];

/** What an operation is called with. */
export type Input<K extends OperationId> = { readonly signal?: AbortSignal } & (keyof PathOf<K> extends never
  ? unknown
  : { readonly path: PathOf<K> }) &
  (keyof QueryOf<K> extends never ? unknown : { readonly query?: QueryOf<K> }) &
  (RequestOf<K> extends keyof Schemas ? { readonly body: Schemas[RequestOf<K>] } : unknown);

/** The body of an operation's reply. */
export type Reply<K extends OperationId> = Schemas[(typeof table)[K]["reply"]];

/** One method per operation; each rejects with an `ApiError`. */
export type Client = {
  readonly [K in OperationId]: Record<never, never> extends Input<K>
    ? (input?: Input<K>) => Promise<Reply<K>>
    : (input: Input<K>) => Promise<Reply<K>>;
};

export declare class ApiError extends Error {
  /** The HTTP status; 0 where no response came. */
  readonly status: number;
  readonly code: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly requestId: string | null;
}

export declare function roleOf(operationId: OperationId): string | null;

export interface ClientOptions {
  /** The address and the prefix of the operations' paths. */
  readonly root: string;
  readonly token: string;
  readonly fetch?: (
    address: string,
    options: { readonly method: string; readonly headers: Readonly<Record<string, string>>; readonly body?: string },
  ) => Promise<Response>;
}

export declare function createClient(options: ClientOptions): Client;
