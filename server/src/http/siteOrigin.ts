import type { Request } from 'express';
import type { Config } from '../config/config.ts';

/** https://host without a trailing slash, under which people reach the product; outside production whatever was asked. */
export function siteOrigin(request: Request, config: Pick<Config, 'PUBLIC_URL'>): string {
  return config.PUBLIC_URL ?? `${request.protocol}://${request.get('host')}`;
}
