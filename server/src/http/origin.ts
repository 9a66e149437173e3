import { AppError } from '@preproom/models/contract/http/errors';
import type { Request } from 'express';
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
  const origin = request.get('origin');
  if (origin && origin === ownOrigin(request, config)) return;
  const isForeignProgram = !origin || config.CORS_ORIGINS.includes(origin);
  if (fromCookie || !isForeignProgram) throw new AppError('foreign_origin');
}

/** Outside production a machine has several names for itself (localhost, 127.0.0.1): the one that was asked is ours. */
function ownOrigin(
  request: Request,
  config: Pick<Config, 'PUBLIC_URL' | 'isProduction'>,
): string | undefined {
  return config.PUBLIC_URL ?? (config.isProduction ? undefined : `http://${request.get('host')}`);
}
