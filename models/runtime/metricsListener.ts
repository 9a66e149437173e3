import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorBody } from '../contract/http/errorBody.ts';
import { ERROR_MESSAGES } from '../contract/http/errorMessages.ts';
import { isSameSecret } from './isSameSecret.ts';
import type { Metrics } from './metrics.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Serves `/metrics` to clients that send `Authorization: Bearer <token>`. Not served if no token is set. */
export function metricsListener(metrics: Metrics, token: string | undefined): Answer {
  return async (request, response) => {
    if (!token) return refuse(response, 404, 'not_found');
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`)) {
      response.setHeader('WWW-Authenticate', 'Bearer');
      return refuse(response, 401, 'signed_out');
    }
    const text = await metrics.text();
    response.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' }).end(text);
  };
}

function refuse(response: ServerResponse, status: number, code: ErrorBody['code']): void {
  const body: ErrorBody = { message: ERROR_MESSAGES[code], code };
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
