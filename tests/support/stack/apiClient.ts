import { LOGIN_COOKIE, logIn } from '@preproom/models/contract/accounts/users';
import {
  type BodyOf,
  type Endpoint,
  endpointPath,
  type ParamsOf,
  type QueryInputOf,
  type ResponseOf,
} from '@preproom/models/contract/http/endpoint';
import type { ErrorBody } from '@preproom/models/contract/http/errorBody';

export interface Answer<T> {
  status: number;
  headers: Headers;
  /** The success's body, or an error's: tests read the fields of the one that they expect. */
  body: T & Partial<ErrorBody>;
}

type Input<E> = (ParamsOf<E> extends undefined ? object : { params: ParamsOf<E> }) &
  (QueryInputOf<E> extends undefined
    ? object
    : Record<never, never> extends QueryInputOf<E>
      ? { query?: QueryInputOf<E> | undefined }
      : { query: QueryInputOf<E> }) &
  (BodyOf<E> extends undefined ? object : { body: BodyOf<E> });

/** A browser's half of the API: keeps its cookies and sends its origin with every call. */
export class ApiClient {
  readonly #url: string;
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();

  /** `origin` is where its pages are from, if that is another address than the one called. */
  constructor(url: string, origin = url) {
    this.#url = url;
    this.#origin = origin;
  }

  /** The `jwt` cookie's value; empty when nobody is logged in. */
  get token(): string {
    return this.#cookies.get(LOGIN_COOKIE) ?? '';
  }

  set token(token: string) {
    this.#cookies.set(LOGIN_COOKIE, token);
  }

  get cookie(): string {
    const given = [...this.#cookies].filter(([, value]) => value !== '');
    return given.map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** As somebody who has got hold of another browser's cookies. */
  copyCookies(from: ApiClient): void {
    for (const [name, value] of from.#cookies) this.#cookies.set(name, value);
  }

  call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Answer<ResponseOf<E>>> {
    const {
      params = {},
      query = {},
      body,
    } = input as { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };
    const path = endpointPath(endpoint).replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    const search = new URLSearchParams(query).toString();
    return this.send(endpoint.method, search === '' ? path : `${path}?${search}`, body);
  }

  /** For requests that no caller of ours would make; `headers` replace the usual ones. */
  async send<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    return this.#fetch(path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  }

  /** Posts a form, as pages do with files. */
  sendForm<T>(path: string, form: FormData, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.#fetch(path, { method: 'POST', body: form, headers });
  }

  async #fetch<T>(path: string, init: RequestInit & { headers: object }): Promise<Answer<T>> {
    const response = await fetch(`${this.#url}${path}`, {
      ...init,
      headers: { origin: this.#origin, ...(this.cookie ? { cookie: this.cookie } : {}), ...init.headers },
    });
    this.#keepCookies(response);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: text && isJson ? JSON.parse(text) : {},
    };
  }

  /** Logs in and keeps the cookie; throws when that is refused. */
  async logIn(email: string, password: string): Promise<this> {
    const { status, body } = await this.call(logIn, { body: { email, password } });
    if (status !== 200) throw new Error(`Log-in refused: ${status} ${body.code}`);
    return this;
  }

  /** As a browser keeps what a server, or its person, has set. */
  keepCookie(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    this.#cookies.set(name, value);
  }

  #keepCookies(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) this.keepCookie(cookie);
  }
}
