import type { z } from './zod.ts';

type Schema = z.ZodType;

/** One API call. The server's router and the client's caller share this value. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
  Query extends Schema | undefined = Schema | undefined,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The prefix of `path`. `API_BASE`, unless older clients use another one. */
  base?: `/${string}`;
  path: `/${string}`;
  summary: string;
  params?: Params;
  /** Query parameters. An empty value counts as absent; unknown parameters are ignored. */
  query?: Query;
  body?: Body;
  /** How long the body may be, where it is more than `MAX_BODY_BYTES` of the server. */
  maxBodyBytes?: number;
  /** The body is a form with one file, which the handler streams from the request. */
  upload?: true;
  response: Response;
  /** The response is a file of this media type (`response: z.file()`), which the handler returns as a stream. */
  download?: string;
}

export const API_BASE = '/api/v1.3';

export function endpoint<
  Response extends Schema,
  Params extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
>(value: Endpoint<Params, Body, Response, Query>): Endpoint<Params, Body, Response, Query> {
  return value;
}

/** The call's whole path, parameters as `:name`. */
export function endpointPath({ base = API_BASE, path }: Pick<Endpoint, 'base' | 'path'>): string {
  return base + path;
}

type Output<S> = S extends Schema ? z.output<S> : undefined;
export type ParamsOf<E> = E extends Endpoint<infer P, infer _B, infer _R, infer _Q> ? Output<P> : never;
export type BodyOf<E> = E extends Endpoint<infer _P, infer B, infer _R, infer _Q> ? Output<B> : never;
export type ResponseOf<E> = E extends Endpoint<infer _P, infer _B, infer R, infer _Q> ? Output<R> : never;
/** The query after parsing, for the handler. */
export type QueryOf<E> = E extends Endpoint<infer _P, infer _B, infer _R, infer Q> ? Output<Q> : never;
/** The query before parsing, for the caller. */
export type QueryInputOf<E> =
  E extends Endpoint<infer _P, infer _B, infer _R, infer Q>
    ? Q extends Schema
      ? z.input<Q>
      : undefined
    : never;

type Part<Name extends string, Value> = [Value] extends [undefined] ? unknown : Record<Name, Value>;
/** A query without a required parameter may be left out. */
type QueryPart<Value> =
  Record<never, never> extends Value ? Partial<Record<'query', Value>> : Part<'query', Value>;
/** The caller's input. */
export type CallInput<E> = Part<'params', ParamsOf<E>> &
  QueryPart<QueryInputOf<E>> &
  Part<'body', BodyOf<E>> & { signal?: AbortSignal; keepalive?: boolean };
/** Calls an endpoint; throws AppError. */
export type CallApi = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<ResponseOf<E>>;
