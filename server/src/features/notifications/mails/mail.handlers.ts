import { AppError } from '@preproom/models/contract/http/errors';
import type { MailPreferences } from '@preproom/models/contract/notifications/mail';
import type { UserDocument } from '@preproom/models/db/accounts/user.model';
import type { AppDeps } from '../../../deps.ts';
import type { MailHandlers } from './mail.policy.ts';
import { chooseMails } from './mailChoice.ts';
import { switchOff } from './switchOff.ts';

export function mailHandlers(deps: AppDeps): MailHandlers {
  const { database } = deps;
  return {
    async getMailPreferences({ actor }) {
      const user = await database.users.findById(actor.userId, { mailsOff: 1 }).lean();
      if (!user) throw new AppError('signed_out');
      return presentPreferences(user);
    },
    async saveMailPreferences({ actor, body }) {
      await chooseMails(deps, actor.userId, body);
      return body;
    },
    switchMailOff: async ({ body }) => ({ kind: await switchOff(deps, body.token) }),
  };
}

/** Accounts from before this setting have no `mailsOff` and get every mail. */
function presentPreferences({ mailsOff = [] }: Partial<Pick<UserDocument, 'mailsOff'>>): MailPreferences {
  return { feedback: !mailsOff.includes('feedback'), jobs: !mailsOff.includes('jobs') };
}
