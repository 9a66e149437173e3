import { type Endpoint, endpointPath, type ResponseOf } from '@preproom/models/contract/http/endpoint';
import type { ErrorBody } from '@preproom/models/contract/http/errorBody';

export interface SentRequest {
  method: string;
  path: string;
  /** The query with its question mark, or an empty string. */
  search: string;
  headers: Headers;
  body: unknown;
}

type Answer = { status: number; body: unknown; headers?: Record<string, string> };
type Reply = Answer | (() => Answer | Promise<Answer>);

/** Replaces `fetch`: answers by endpoint and records the requests. An endpoint without an answer is unreachable. */
export function fakeNetwork() {
  const replies = new Map<string, Reply>();
  const sent: SentRequest[] = [];

  const answerCall = async (url: string, init: RequestInit) => {
    const method = init.method ?? 'GET';
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const { pathname: path, search } = new URL(url, 'http://localhost');
    sent.push({ method, path, search, headers: new Headers(init.headers), body });
    const reply = findReply(replies, method, path);
    if (!reply) throw new TypeError('Failed to fetch');
    const answer = typeof reply === 'function' ? await reply() : reply;
    return new Response(JSON.stringify(answer.body), {
      status: answer.status,
      headers: { 'Content-Type': 'application/json', ...answer.headers },
    });
  };
  globalThis.fetch = answerCall as typeof fetch;

  const keyOf = (endpoint: Endpoint) => `${endpoint.method} ${endpointPath(endpoint)}`;
  const set = (endpoint: Endpoint, reply: Reply) => replies.set(keyOf(endpoint), reply);
  return {
    sent,
    sentTo: (endpoint: Endpoint) =>
      sent.filter((request) => fits(endpointPath(endpoint), endpoint.method, request)),
    answer: <E extends Endpoint>(endpoint: E, body: ResponseOf<E>) => set(endpoint, { status: 200, body }),
    answerWith: <E extends Endpoint>(endpoint: E, reply: () => Promise<ResponseOf<E>>) =>
      set(endpoint, async () => ({ status: 200, body: await reply() })),
    refuse: (endpoint: Endpoint, status: number, body: ErrorBody, headers: Record<string, string> = {}) =>
      set(endpoint, { status, body, headers }),
    disconnect: (endpoint: Endpoint) => replies.delete(keyOf(endpoint)),
  };
}

export type FakeNetwork = ReturnType<typeof fakeNetwork>;

function findReply(replies: Map<string, Reply>, method: string, path: string): Reply | undefined {
  for (const [key, reply] of replies) {
    const [known = '', pattern = ''] = key.split(' ');
    if (fits(pattern, known, { method, path })) return reply;
  }
  return undefined;
}

function fits(pattern: string, method: string, request: { method: string; path: string }): boolean {
  const shape = new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`);
  return method === request.method && shape.test(request.path);
}
