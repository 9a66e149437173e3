import { ECDH } from 'node:crypto';
import { AppError } from '@preproom/models/contract/http/errors';
import type { AppDeps } from '../../../deps.ts';
import type { NotificationHandlers } from '../notification.policy.ts';

/** Notifications from the browser itself, for one login at a time. */
export function pushHandlers({
  database,
  webPush,
}: AppDeps): Pick<NotificationHandlers, 'getPush' | 'switchPushOn' | 'switchPushOff'> {
  const { publicKey } = webPush;
  return {
    async getPush({ actor }) {
      const login = await database.logins.findById(actor.loginId, { push: 1 }).lean();
      return { publicKey, isOn: Boolean(login?.push) };
    },

    async switchPushOn({ actor, body }) {
      if (!webPush.knows(body.endpoint)) throw new AppError('not_allowed');
      if (!isPublicKey(body.keys.p256dh))
        throw new AppError('bad_request', undefined, { fields: { keys: 'p256dh is no point of P-256' } });
      // Somebody else may have logged in to this browser before.
      await database.logins.updateMany({ 'push.endpoint': body.endpoint }, { $set: { push: null } });
      await database.logins.updateOne({ _id: actor.loginId }, { $set: { push: body } });
      return { publicKey, isOn: true };
    },

    async switchPushOff({ actor }) {
      await database.logins.updateOne({ _id: actor.loginId }, { $set: { push: null } });
      return { publicKey, isOn: false };
    },
  };
}

/** Nothing can be encrypted for other bytes: each message would fail again and again. */
function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    // The byte before the coordinates, of an uncompressed point.
    return Buffer.from(p256dh, 'base64url')[0] === 4;
  } catch {
    return false;
  }
}
