import { TEXT_REMINDERS_VERSION } from '@preproom/models/contract/accounts/consents';
import { consumeLimit } from '@preproom/models/runtime/limits';
import type { AppDeps } from '../../../deps.ts';
import { lastSaid, reminderNumber, textNumber } from '../../../notifications/textNumber.ts';
import type { NotificationHandlers } from '../notification.policy.ts';

/** Each is kept for good, as proof of consent. */
const SWITCHES_PER_HOUR = 30;

/** Reminders by text message: off until the person consents, and again when the number changes. */
export function textHandlers({
  database,
  clock,
  textMessages,
  limiter,
}: AppDeps): Pick<NotificationHandlers, 'getTextReminders' | 'saveTextReminders'> {
  const switching = limiter('text-reminders', SWITCHES_PER_HOUR, 60 * 60);
  const state = async (userId: string) => {
    const number = await textNumber(database, userId, clock.now());
    const isOn = (await reminderNumber(database, userId, clock.now())) !== null;
    return { number, shown: { isOffered: textMessages !== null && number !== null, isOn } };
  };
  return {
    getTextReminders: async ({ actor }) => (await state(actor.userId)).shown,

    async saveTextReminders({ actor: { userId }, body: { isOn } }) {
      const { number, shown } = await state(userId);
      // Nothing to consent to; the answer says so.
      if (isOn && number === null) return shown;
      const wasOn = isOn ? shown.isOn : Boolean((await lastSaid(database, userId))?.granted);
      if (isOn === wasOn) return shown;
      await consumeLimit(switching, userId);
      await database.consents.create({
        userId,
        kind: 'text_reminders',
        ...(isOn && number !== null && { phone: number }),
        granted: isOn,
        textVersion: isOn ? TEXT_REMINDERS_VERSION : null,
        at: new Date(clock.now()),
      });
      return (await state(userId)).shown;
    },
  };
}
