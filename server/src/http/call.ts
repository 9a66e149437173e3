import type { Readable } from 'node:stream';
import type { ENDPOINTS, EndpointName } from '@preproom/models/contract/api';
import type { BodyOf, ParamsOf, QueryOf, ResponseOf } from '@preproom/models/contract/http/endpoint';
import type { Actor } from '@preproom/models/runtime/authenticate';
import type { Log } from '@preproom/models/runtime/log';
import type { Request, Response } from 'express';
import type { Policy, PolicyTable } from './policy.ts';

/** What a handler is given: checked, parsed, and typed by the endpoint and its policy. */
export type Call<N extends EndpointName, P extends Policy> = FoundBy<P> & {
  actor: P extends { who: 'anyone' } ? Actor | null : Actor;
  params: ParamsOf<(typeof ENDPOINTS)[N]>;
  query: QueryOf<(typeof ENDPOINTS)[N]>;
  body: BodyOf<(typeof ENDPOINTS)[N]>;
  /** Writes with the ids of this request, its login and its room. */
  log: Log;
  request: Request;
  response: Response;
};

/** What the policy's `whose` has loaded. */
type FoundBy<P> = P extends { whose: { find: (asked: never) => Promise<infer Found> } } ? Found : unknown;

/** A file is answered as a stream. */
type Answer<R> = R extends globalThis.File ? Readable : R;
type AnswerTo<N extends EndpointName> = Answer<ResponseOf<(typeof ENDPOINTS)[N]>>;
export type Handler<N extends EndpointName, P extends Policy> = (
  call: Call<N, P>,
) => Promise<AnswerTo<N>> | AnswerTo<N>;

/** One handler for each policy of a feature. */
export type HandlersFor<Policies extends PolicyTable> = {
  [N in keyof Policies & EndpointName]: Policies[N] extends Policy ? Handler<N, Policies[N]> : never;
};
