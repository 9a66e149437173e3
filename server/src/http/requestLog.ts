import { randomUUID } from 'node:crypto';
import type { Log } from '@preproom/models/runtime/log';
import type { Metrics } from '@preproom/models/runtime/metrics';
import type { NextFunction, Request, RequestHandler, Response } from 'express';

declare global {
  namespace Express {
    interface Locals {
      /** Writes with the request's id and, once they are known, the login's and the room's. */
      log: Log;
      /** The pattern that the path fits: what is logged and counted in place of the path. */
      route: string;
    }
  }
}

const REQUEST_ID = /^[\w-]{8,64}$/;

interface RequestLogDeps {
  log: Log;
  metrics: Metrics;
  config: { ADDRESS_LOG_DAYS?: number | undefined };
}

/**
 * Gives each request its id and its log; when it is answered writes one line and counts it. The line names the sender's network address
 * only where the operator has chosen to keep addresses.
 */
export function logRequests({ log, metrics, config }: RequestLogDeps): RequestHandler {
  return (request, response, next) => {
    const requestId = proxyRequestId(request) ?? randomUUID();
    const startedAt = performance.now();
    // A connection that is closed has none.
    const address = request.ip;
    response.locals.log = log.child({ requestId });
    response.locals.route = '/*';
    response.set('X-Request-Id', requestId);
    response.once('close', () => {
      const { method } = request;
      const sender = config.ADDRESS_LOG_DAYS ? { address } : {};
      const { route } = response.locals;
      const durationMs = performance.now() - startedAt;
      const facts = {
        method,
        route,
        status: response.statusCode,
        durationMs: Math.round(durationMs),
        ...sender,
      };
      const isCut = !response.writableFinished;
      response.locals.log.info({ ...facts, ...(isCut && { isCut }) }, 'request');
      const status = `${Math.floor(response.statusCode / 100)}xx`;
      metrics.httpSeconds.observe({ method, route, status }, durationMs / 1000);
    });
    next();
  };
}

/** Sets the route pattern that is logged and counted for this request. */
export function nameRoute(route: string) {
  return (_request: Request, response: Response, next: NextFunction): void => {
    response.locals.route = route;
    next();
  };
}

/** Adds these ids to all further lines of this request's log. */
export function noteIds(log: Log, ids: { loginId: string } | { roomid: string }): void {
  log.setBindings(ids);
}

/** The id that our own reverse proxy set. An id from any other sender is ignored. */
function proxyRequestId(request: Request): string | undefined {
  const isTrusted: (address: string, hop: number) => boolean = request.app.get('trust proxy fn');
  const given = request.get('x-request-id') ?? '';
  return isTrusted(request.socket.remoteAddress ?? '', 0) && REQUEST_ID.test(given) ? given : undefined;
}
