import { AppError } from '@preproom/models/contract/http/errors';
import { findDataSubject } from '@preproom/models/db/privacy/dataSubject';
import { consumeLimit } from '@preproom/models/runtime/limits';
import { createTurns } from '@preproom/models/runtime/turns';
import type { AppDeps } from '../../deps.ts';
import { checkFresh, checkProof } from '../accounts/proof.ts';
import { createArchive } from './archive.ts';
import type { MeHandlers } from './me.policy.ts';

/** Calls that combine data of many features for one person. */
export function meHandlers(deps: AppDeps): MeHandlers {
  const { config, database, clock } = deps;
  // An archive is expensive: it reads everything we hold about the person.
  const archives = deps.limiter('archives', 5, 60 * 60);
  /** The next one begins when one is sent. */
  const turnOf = createTurns(1);
  return {
    async downloadArchive({ actor, body, client, responseHeaders, endTurn, log }) {
      const { userId } = actor;
      if (body.proof) await checkProof(deps, { userId, network: client.network }, body.proof);
      else await checkFresh(deps, actor);
      await consumeLimit(archives, userId);
      const person = await findDataSubject(database, userId);
      const user = await database.users.findById(userId, { language: 1 }).lean();
      if (!person || !user) throw new AppError('signed_out');
      const at = new Date(clock.now());
      const about = { brand: config.BRAND_NAME, language: user.language, at };
      responseHeaders.downloadName = `${config.BRAND_NAME}-${at.toISOString().slice(0, 10)}.zip`;
      endTurn();
      const endArchive = await turnOf(userId);
      try {
        const archive = await createArchive(deps, person, about);
        log.info({ userId }, 'own data downloaded');
        return archive.once('close', endArchive);
      } catch (failure) {
        endArchive();
        throw failure;
      }
    },
  };
}
