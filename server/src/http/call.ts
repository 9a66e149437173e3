import type { Readable } from 'node:stream';
import type { ENDPOINTS, EndpointName } from '@preproom/models/contract/api';
import type { BodyOf, ParamsOf, QueryOf, ResponseOf } from '@preproom/models/contract/http/endpoint';
import type { Actor } from '@preproom/models/runtime/authenticate';
import type { Log } from '@preproom/models/runtime/log';
import type { Client } from './client.ts';
import type { Policy, PolicyTable } from './policy.ts';

/** What a handler is given: checked, parsed, and typed by the endpoint and its policy. */
export type Call<N extends EndpointName, P extends Policy> = P extends { madeOf: object }
  ? PublicCall<N>
  : PublicCall<N> &
      FoundBy<P> & {
        actor: P extends { who: 'anyone' } ? Actor | null : Actor;
        body: BodyOf<(typeof ENDPOINTS)[N]>;
      } & Pick<ApiRequest, 'log' | 'client' | 'siteOrigin' | 'receiveUpload' | 'endTurn' | 'whenGone'>;

/** Nothing of who asks: the answer is everyone's. */
type PublicCall<N extends EndpointName> = {
  params: ParamsOf<(typeof ENDPOINTS)[N]>;
  query: QueryOf<(typeof ENDPOINTS)[N]>;
} & Pick<ApiRequest, 'responseHeaders'>;

/** One request to the API before anything of it is checked, whether it came over HTTP or from a page that the server renders. */
export interface ApiRequest {
  actor: Actor | null;
  /** Whom the page shows that sends this, by id; null when it does not say. */
  shownPerson: string | null;
  params: object;
  query: object;
  body: unknown;
  /** Writes with the ids of this request, its login and its room. */
  log: Log;
  client: Client;
  /** https://host without a trailing slash, under which people reach the product. */
  siteOrigin(): string;
  /** Filled by the handler. */
  responseHeaders: ResponseHeaders;
  /**
   * For endpoints with `upload`: stores the form's one file at this path while it arrives, and answers the name that its sender gave
   * it. Throws `too_large`, and `bad_request` for anything but such a form.
   */
  receiveUpload(path: string, maxBytes: number): Promise<string>;
  /** Lets the caller's next call begin: for a handler that waits in a queue of its own. */
  endTurn(): void;
  /** Aborted when the caller leaves before the answer: for work that nobody then waits for. */
  whenGone(): AbortSignal;
}

/** What a handler may say about its answer; without it the defaults of the API stand. */
export interface ResponseHeaders {
  /** The value of `Cache-Control`. */
  cacheControl?: string;
  /** Has the browser save the answer under this name. */
  downloadName?: string;
  /** Replaces the product's own policy: for a document that is shown in a frame. */
  contentSecurityPolicy?: string;
}

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
