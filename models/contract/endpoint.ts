import type { z } from './zod.ts';

type Schema = z.ZodType;

/** One call of the API: the router and the client's caller take the same value. Paths are below `API_BASE`. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  summary: string;
  params?: Params;
  body?: Body;
  response: Response;
}

export const API_BASE = '/api/v1.3';

export function endpoint<
  Response extends Schema,
  Params extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(value: Endpoint<Params, Body, Response>): Endpoint<Params, Body, Response> {
  return value;
}

type Output<S> = S extends Schema ? z.output<S> : undefined;
export type ParamsOf<E> = E extends Endpoint<infer P, infer _B, infer _R> ? Output<P> : never;
export type BodyOf<E> = E extends Endpoint<infer _P, infer B, infer _R> ? Output<B> : never;
export type ResponseOf<E> = E extends Endpoint<infer _P, infer _B, infer R> ? Output<R> : never;
