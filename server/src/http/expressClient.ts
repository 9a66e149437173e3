import { CODE_BROWSER_HEADER } from '@preproom/models/contract/accounts/codes';
import { cookieOf } from '@preproom/models/runtime/cookies';
import type { Request, Response } from 'express';
import type { Client } from './client.ts';
import { languageOf } from './language.ts';
import { networkOf } from './network.ts';

/** The sender of an Express request. Members are computed when they are read: most handlers need none of them. */
export function expressClient(request: Request, response: Response): Client {
  return {
    get network() {
      return networkOf(request.ip);
    },
    get userAgent() {
      return request.get('user-agent') ?? '';
    },
    get language() {
      return languageOf(request);
    },
    get codeBrowser() {
      return request.get(CODE_BROWSER_HEADER) ?? null;
    },
    cookies: {
      get: (name) => cookieOf(request.headers, name),
      set: (name, value, attributes) => void response.cookie(name, value, attributes),
      clear: (name, attributes) => void response.clearCookie(name, attributes),
    },
  };
}
