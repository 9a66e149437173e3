import { AppError } from '@preproom/models/contract/http/errors';
import { countBatch } from '@preproom/models/runtime/metrics';
import { requireMember } from '../room/membership.ts';
import type { Handler } from '../sockets/requests.ts';

/** Stores a batch of the learner's readings. Consent is read from the database each time, so a withdrawal takes effect at once. */
export const sendReadings: Handler<'readings:send'> = async (context, socket, batch, answer) => {
  if (!context.areReadingsOn) throw new AppError('readings_off');
  const { room, side } = await requireMember(context, socket);
  if (side !== 'learner') throw new AppError('not_allowed');
  if (batch.roomid !== room.roomid) throw foreignRoom();
  const stored = await context.readings.store(batch);
  countBatch(context.metrics, batch.samples.length, stored.duplicate);
  answer(stored);
};

function foreignRoom(): AppError {
  return new AppError('bad_request', undefined, { fields: { roomid: 'not the room that was joined' } });
}
