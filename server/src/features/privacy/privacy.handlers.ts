import { AppError } from '@preproom/models/contract/http/errors';
import { MAX_SHOWN_CONSENTS } from '@preproom/models/contract/people/privacy';
import { LOGIN_COOKIE } from '@preproom/models/contract/people/users';
import { findDataSubject } from '@preproom/models/db/privacy/dataSubject';
import type { Actor } from '@preproom/models/runtime/authenticate';
import { consumeLimit } from '@preproom/models/runtime/limits';
import type { Request } from 'express';
import { Types } from 'mongoose';
import type { Config } from '../../config/config.ts';
import type { AppDeps } from '../../deps.ts';
import { createArchiveLimiter, createProofLimiter } from '../../http/limits.ts';
import { loginCookie } from '../../http/loginCookie.ts';
import { networkOf } from '../../http/network.ts';
import type { Handlers } from '../../http/route.ts';
import { sendCode } from '../accounts/codes.ts';
import { createArchive } from './archive.ts';
import { askDeletion, undoDeletion } from './deletion.service.ts';
import { checkFresh, checkProof, freshUntil, passwordHashOf } from './proof.ts';

export function privacyHandlers(
  config: Config,
  deps: AppDeps,
): Pick<Handlers, 'getOwnData' | 'sendOwnCode' | 'downloadArchive' | 'askDeletion' | 'undoDeletion'> {
  const { database, clock } = deps;
  const proofs = createProofLimiter(deps.redis);
  const archives = createArchiveLimiter(deps.redis);
  return {
    async getOwnData({ actor }) {
      const { userId } = actor;
      const own = [{ learnerId: userId }, { mentorId: userId }];
      const [consents, booked, fresh, passwordHash] = await Promise.all([
        database.consents.find({ userId }).sort({ at: -1, _id: -1 }).limit(MAX_SHOWN_CONSENTS).lean(),
        database.sessions
          .find({ $or: own, status: 'booked', startsAt: { $gt: new Date(clock.now()) } }, { startsAt: 1 })
          .sort({ startsAt: 1 })
          .lean(),
        freshUntil(deps, actor),
        passwordHashOf(deps, userId),
      ]);
      return {
        consents: consents.map(({ kind, mail = null, granted, textVersion, at }) => ({
          ...{ kind, mail, granted, textVersion },
          at: at.toISOString(),
        })),
        bookedSessions: booked.map(({ startsAt }) => startsAt.toISOString()),
        freshUntil: fresh.toISOString(),
        hasPassword: passwordHash !== null,
      };
    },
    async sendOwnCode({ actor, request }) {
      const { _id, Email, language } = await database.users.findById(actor.userId).lean().orFail();
      const of = { email: Email, purpose: 'confirm' as const, network: networkOf(request) };
      return sendCode(deps, { ...of, userId: _id, language });
    },
    async downloadArchive({ actor, body, request, response, log }) {
      if (body.proof) await checkProof(deps, proofs, asking(actor, request), body.proof);
      else await checkFresh(deps, actor);
      await consumeLimit(archives, actor.userId);
      const person = await findDataSubject(database, actor.userId);
      const user = await database.users.findById(actor.userId, { language: 1 }).lean();
      if (!person || !user) throw new AppError('signed_out');
      const at = new Date(clock.now());
      const about = { brand: config.BRAND_NAME, language: user.language, at };
      const archive = await createArchive(deps, person, about);
      log.info({ userId: actor.userId }, 'own data downloaded');
      response.attachment(`${config.BRAND_NAME}-${at.toISOString().slice(0, 10)}.zip`);
      return archive;
    },
    async askDeletion({ actor, body, request, response, log }) {
      if (body.proof) await checkProof(deps, proofs, asking(actor, request), body.proof);
      else if (await passwordHashOf(deps, actor.userId)) throw new AppError('proof_needed');
      else await checkFresh(deps, actor);
      const { askedAt, dueAt } = await askDeletion(deps, new Types.ObjectId(actor.userId));
      log.info({ userId: actor.userId }, 'account to be deleted');
      response.clearCookie(LOGIN_COOKIE, loginCookie(config));
      return { askedAt: askedAt.toISOString(), dueAt: dueAt.toISOString() };
    },
    async undoDeletion({ actor, log }) {
      await undoDeletion(deps, actor.userId);
      log.info({ userId: actor.userId }, 'account stays');
      return { kept: true };
    },
  };
}

const asking = ({ userId }: Actor, request: Request) => ({ userId, network: networkOf(request) });
