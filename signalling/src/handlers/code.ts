import { AppError } from '@preproom/models/contract/http/errors';
import { readCodePage } from '@preproom/models/db/room/code/readCode';
import { requireMember } from '../room/membership.ts';
import { messageTo, otherSide } from '../room/roomMessages.ts';
import type { Handler } from '../sockets/requests.ts';

/**
 * Stores a batch of the sender's changes, acknowledges it and emits it to the other side. One that is sent again is emitted again: the
 * process that stored it may have died before.
 */
export const sendCode: Handler<'code:send'> = async (context, socket, batch, answer) => {
  // The ages of its changes count from now, whatever is waited for until it is stored.
  const receivedMs = context.clock.now();
  const { room, side } = await requireMember(context, socket);
  const { roomid, state } = room;
  if (batch.roomid !== roomid) {
    throw new AppError('bad_request', undefined, { fields: { roomid: 'not the room that was joined' } });
  }
  const other = state[otherSide(side)];
  const isOnlyHere = other === null || other.processId === context.processes.ownId;
  const stored = await context.code.store({ side, batch, receivedMs, isOnlyHere });
  answer(stored);
  const now = await context.rooms.find(roomid);
  const updates = batch.updates.map(([, update]) => update);
  const event = { seq: stored.seq, side, updates };
  if (now) context.emit(messageTo(now.state[otherSide(side)], 'code:stored', event));
};

/** Answers with what is stored after the batch that the page has. */
export const readCode: Handler<'code:read'> = async (context, socket, { after }, answer) => {
  const { room } = await requireMember(context, socket);
  answer(await readCodePage(context.database, room.roomid, after));
};
