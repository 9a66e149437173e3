import { AppError } from '@preproom/models/contract/http/errors';
import { readCodeLog } from '@preproom/models/db/room/code/codeLogs';
import { storeCodeBatch } from '@preproom/models/db/room/code/storeCode';
import { isSessionRoomOpen } from '@preproom/models/db/sessions/sessionChanges';
import { timesOrigin } from '@preproom/models/db/sessions/timesOrigin';
import type { AppDeps } from '../../../deps.ts';
import type { CodeHandlers } from './code.policy.ts';

export function codeHandlers({ database, clock }: AppDeps): CodeHandlers {
  return {
    async getCode({ session }) {
      const log = await readCodeLog(database, session.roomid);
      const originMs = timesOrigin(session).getTime();
      return {
        moments: (log?.moments ?? []).map((moment) => ({ ...moment, atMs: moment.atMs - originMs })),
        deletedOn: log?.expireAt.toISOString() ?? null,
      };
    },
    async storeCode({ session, side, body }) {
      if (body.roomid !== session.roomid) {
        throw new AppError('bad_request', undefined, {
          fields: { roomid: 'is not the room of the address' },
        });
      }
      const nowMs = clock.now();
      const wasOpen = session.status === 'live' || session.status === 'done';
      if (!wasOpen && !isSessionRoomOpen(session, nowMs)) throw new AppError('room_not_open');
      return storeCodeBatch(database, { session, side }, body, nowMs);
    },
  };
}
