import { LOGIN_COOKIE } from '@preproom/models/contract/accounts/users';
import { AppError } from '@preproom/models/contract/http/errors';
import { MAX_SHOWN_CONSENTS } from '@preproom/models/contract/privacy/privacy';
import { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import { loginCookie } from '../../http/loginCookie.ts';
import { sendCode } from '../accounts/codes.ts';
import { checkFresh, checkProof, freshUntil, passwordHashOf } from '../accounts/proof.ts';
import { findBookedTimes } from '../sessions/findSessions.ts';
import { cancelDeletion, requestDeletion } from './deletion.service.ts';
import type { PrivacyHandlers } from './privacy.policy.ts';

export function privacyHandlers(deps: AppDeps): Omit<PrivacyHandlers, 'withdrawGuardian'> {
  const { config, database, clock } = deps;
  return {
    async getOwnData({ actor }) {
      const { userId } = actor;
      const [consents, booked, fresh, passwordHash] = await Promise.all([
        database.consents.find({ userId }).sort({ at: -1, _id: -1 }).limit(MAX_SHOWN_CONSENTS).lean(),
        findBookedTimes(database, userId, new Date(clock.now())),
        freshUntil(deps, actor),
        passwordHashOf(deps, userId),
      ]);
      return {
        consents: consents.map(({ kind, mail = null, granted, textVersion, at }) => ({
          kind,
          mail,
          granted,
          textVersion,
          at: at.toISOString(),
        })),
        bookedSessions: booked.map((startsAt) => startsAt.toISOString()),
        freshUntil: fresh.toISOString(),
        hasPassword: passwordHash !== null,
      };
    },
    async sendOwnCode({ actor, client }) {
      const { _id, Email, language } = await database.users.findById(actor.userId).lean().orFail();
      const of = { email: Email, purpose: 'confirm' as const, asker: actor.userId, network: client.network };
      return sendCode(deps, { ...of, userId: _id, language });
    },
    async requestDeletion({ actor, body, client, log }) {
      // Somebody has to stay who may do everything: teammates remove each other, and the last one cannot.
      if (actor.role === 'admin') throw new AppError('in_team');
      if (body.proof) await checkProof(deps, { userId: actor.userId, network: client.network }, body.proof);
      else if (await passwordHashOf(deps, actor.userId)) throw new AppError('proof_needed');
      else await checkFresh(deps, actor);
      const { askedAt, dueAt } = await requestDeletion(deps, new Types.ObjectId(actor.userId));
      log.info({ userId: actor.userId }, 'account to be deleted');
      client.cookies.clear(LOGIN_COOKIE, loginCookie(config));
      return { askedAt: askedAt.toISOString(), dueAt: dueAt.toISOString() };
    },
    async cancelDeletion({ actor, log }) {
      await cancelDeletion(deps, actor.userId);
      log.info({ userId: actor.userId }, 'account stays');
      return { kept: true };
    },
  };
}
