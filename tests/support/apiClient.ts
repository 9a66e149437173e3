import {
  API_BASE,
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  type ResponseOf,
} from '@preproom/models/contract/endpoint';
import type { ErrorBody } from '@preproom/models/contract/errors';
import { LOGIN_COOKIE, logIn } from '@preproom/models/contract/users';

export interface Answer<T> {
  status: number;
  headers: Headers;
  /** The success's body, or an error's: tests read the fields of the one that they expect. */
  body: T & Partial<ErrorBody>;
}

type Input<E> = (ParamsOf<E> extends undefined ? object : { params: ParamsOf<E> }) &
  (BodyOf<E> extends undefined ? object : { body: BodyOf<E> });

/** A browser's half of the API: keeps the login cookie and sends its origin with every call. */
export class ApiClient {
  readonly #url: string;
  /** The `jwt` cookie's value; empty when nobody is logged in. */
  token = '';

  constructor(url: string) {
    this.#url = url;
  }

  get cookie(): string {
    return this.token === '' ? '' : `${LOGIN_COOKIE}=${this.token}`;
  }

  call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Answer<ResponseOf<E>>> {
    const { params = {}, body } = input as { params?: Record<string, string>; body?: unknown };
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    return this.send(endpoint.method, `${API_BASE}${path}`, body);
  }

  /** For requests that no caller of ours would make; `headers` replace the usual ones. */
  async send<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        origin: this.#url,
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    this.#keepCookie(response);
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : {} };
  }

  /** Logs in and keeps the cookie; throws when that is refused. */
  async logIn(email: string, password: string): Promise<this> {
    const { status, body } = await this.call(logIn, { body: { email, password } });
    if (status !== 200) throw new Error(`Log-in refused: ${status} ${body.code}`);
    return this;
  }

  #keepCookie(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const value = new RegExp(`^${LOGIN_COOKIE}=([^;]*)`).exec(cookie)?.[1];
      if (value !== undefined) this.token = value;
    }
  }
}
