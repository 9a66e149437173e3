import { AppError } from '@preproom/models/contract/http/errors';
import { isOwnHost, isOwnOrigin } from '@preproom/models/runtime/ownOrigin';
import type { Request, RequestHandler } from 'express';
import type { Config } from '../config/config.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Throws `foreign_origin` for a write that another site's page may have caused: with the login cookie it must come from our own
 * pages, without it also from `CORS_ORIGINS` or from a program that sends no origin.
 */
export function checkOrigin(
  request: Request,
  fromCookie: boolean,
  config: Pick<Config, 'PUBLIC_URL' | 'CORS_ORIGINS' | 'isProduction'>,
): void {
  if (READS.has(request.method)) return;
  if (isOwnOrigin(request.headers, ownNames(config))) return;
  const { origin } = request.headers;
  const isForeignProgram = !origin || config.CORS_ORIGINS.includes(origin);
  if (fromCookie || !isForeignProgram) throw new AppError('foreign_origin');
}

/** Throws `foreign_origin` for every request to a name that is not ours but points to this machine (DNS rebinding). */
export function refuseForeignHosts(config: Pick<Config, 'PUBLIC_URL' | 'isProduction'>): RequestHandler {
  return ({ headers }, _response, next) => {
    if (!isOwnHost(headers, ownNames(config))) throw new AppError('foreign_origin');
    next();
  };
}

function ownNames({ PUBLIC_URL, isProduction }: Pick<Config, 'PUBLIC_URL' | 'isProduction'>) {
  return { publicOrigin: PUBLIC_URL, isProduction };
}
