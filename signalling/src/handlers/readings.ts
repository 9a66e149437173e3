import { AppError } from '@preproom/models/contract/errors';
import { storeBatch } from '@preproom/models/db/readings';
import type { Session } from '@preproom/models/db/session.model';
import { countBatch } from '@preproom/models/runtime/metrics';
import { inOrderAsMember } from '../membership.ts';
import type { Handler } from '../requests.ts';

/** Stores a batch of the learner's readings; consent is asked of the database each time, so withdrawing it holds at once. */
export const sendReadings: Handler<'readings:send'> = async (context, socket, batch, answer) => {
  const { database, clock, metrics, areReadingsOn } = context;
  if (!areReadingsOn) throw new AppError('readings_off');
  // In order, so that the snapshot of a join knows the newest sample.
  await inOrderAsMember(context, socket, async ({ room, side }) => {
    if (side !== 'learner') throw new AppError('not_allowed');
    if (batch.roomid !== room.roomid) throw foreignRoom();
    const session = await database.sessions.findOne({ roomid: room.roomid }).lean<Session>();
    if (!session) throw new AppError('room_not_found');
    const stored = await storeBatch(database, session, batch, clock.now());
    countBatch(metrics, batch.samples.length, stored.duplicate);
    answer(stored);
  });
};

function foreignRoom(): AppError {
  return new AppError('bad_request', undefined, { fields: { roomid: 'not the room that was joined' } });
}
