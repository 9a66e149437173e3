import { randomUUID } from 'node:crypto';
import { AppError } from '@preproom/models/contract/http/errors';
import { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import type { TeamHandlers } from '../team.policy.ts';
import { confirmStep } from './opening.ts';

type OpeningHandlers = Pick<TeamHandlers, 'confirmOpeningStep' | 'sendTestMail'>;

export function openingHandlers(deps: AppDeps): OpeningHandlers {
  const { database, mail } = deps;
  return {
    async confirmOpeningStep({ actor, params: { step }, body: { isDone } }) {
      await confirmStep(deps, actor.userId, step, isDone);
      return { isDone };
    },
    async sendTestMail({ actor }) {
      const account = await database.users.findById(actor.userId, { Email: 1, language: 1 }).lean();
      if (!account) throw new AppError('signed_out');
      const { Email: to, language } = account;
      const userId = new Types.ObjectId(actor.userId);
      await mail.queue({ template: 'test', to, userId, language, key: `test:${randomUUID()}` });
      return { to };
    },
  };
}
