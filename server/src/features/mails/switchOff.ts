import { AppError } from '@preproom/models/contract/http/errors';
import { MAIL_OFF_PATH, type OptionalMail } from '@preproom/models/contract/people/mail';
import { Router } from 'express';
import type { AppDeps } from '../../deps.ts';
import { nameRoute } from '../../http/requestLog.ts';
import { readOffToken } from '../../mail/offLink.ts';
import { chooseMails } from './mailChoice.ts';

type Deps = Pick<AppDeps, 'config' | 'database' | 'clock'>;

/** Turns off the kind of mail that the token names; throws `bad_request` for an invalid token. */
export async function switchOff(deps: Deps, token: string): Promise<OptionalMail> {
  const named = readOffToken(token, deps.config.jwtSecret);
  if (!named) throw new AppError('bad_request', undefined, { fields: { token: 'not of a mail of ours' } });
  await chooseMails(deps, named.userId, { [named.kind]: false });
  return named.kind;
}

/** One-click unsubscribe of mail programs (RFC 8058): a POST to the same URL whose GET shows people a page that asks first. */
export function createOneClickRouter(deps: Deps): Router {
  const router = Router();
  router.post(MAIL_OFF_PATH, nameRoute(MAIL_OFF_PATH), async ({ query }, response) => {
    const kind = await switchOff(deps, typeof query.token === 'string' ? query.token : '');
    response.json({ kind });
  });
  return router;
}
