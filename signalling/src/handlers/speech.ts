import { AppError } from '@preproom/models/contract/http/errors';
import { storeSpeechBatch } from '@preproom/models/db/room/speech/speech';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { countSpeechBatch } from '@preproom/models/runtime/metrics';
import { requireMember } from '../room/membership.ts';
import type { Handler } from '../sockets/requests.ts';

/** Stores a batch of the sender's own speech. Consent is part of the write, so a withdrawal takes effect at once. */
export const sendSpeech: Handler<'speech:send'> = async (context, socket, batch, answer) => {
  const { room, side } = await requireMember(context, socket);
  if (batch.roomid !== room.roomid) {
    throw new AppError('bad_request', undefined, { fields: { roomid: 'not the room that was joined' } });
  }
  const { database, clock, metrics } = context;
  const session = await database.sessions.findOne({ roomid: room.roomid }).lean<Session>();
  if (!session) throw new AppError('room_not_found');
  const stored = await storeSpeechBatch(database, { session, side }, batch, clock.now());
  countSpeechBatch(metrics, stored.duplicate);
  answer(stored);
};
