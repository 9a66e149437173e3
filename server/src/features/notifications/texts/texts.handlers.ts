import { TEXT_REMINDERS_VERSION } from '@preproom/models/contract/accounts/consents';
import { wantsTextReminders } from '@preproom/models/db/notifications/textReminders';
import type { AppDeps } from '../../../deps.ts';
import type { NotificationHandlers } from '../notification.policy.ts';

/** Reminders by text message: off until the person consents. */
export function textHandlers({
  database,
  clock,
  textMessages,
}: AppDeps): Pick<NotificationHandlers, 'getTextReminders' | 'saveTextReminders'> {
  const isOffered = async (userId: string) =>
    textMessages !== null && (await database.users.exists({ _id: userId, phone: { $ne: '' } })) !== null;
  return {
    getTextReminders: async ({ actor: { userId } }) => ({
      isOffered: await isOffered(userId),
      isOn: await wantsTextReminders(database, userId),
    }),

    async saveTextReminders({ actor: { userId }, body: { isOn } }) {
      await database.consents.create({
        userId,
        kind: 'text_reminders',
        granted: isOn,
        textVersion: isOn ? TEXT_REMINDERS_VERSION : null,
        at: new Date(clock.now()),
      });
      return { isOffered: await isOffered(userId), isOn };
    },
  };
}
