import { randomUUID } from 'node:crypto';
import { changeAsMember, requireMember } from '../room/membership.ts';
import { leaveRoom } from '../room/presence.ts';
import { moveOn } from '../room/roomDirectory.ts';
import type { Handler } from '../sockets/requests.ts';

/** Leaving twice is leaving; a join that is under way comes first. */
export const leaveOnPurpose: Handler<'room:leave'> = async (context, socket, _payload, answer) => {
  await context.inOrder(socket.id, () => leaveRoom(context, socket, 'left'));
  answer({});
};

export const changeMedia: Handler<'media:change'> = async (context, socket, media, answer) => {
  await changeAsMember(context, socket, { type: 'media', socketId: socket.id, media });
  answer({});
};

/** Changes nothing of the room, so it only reads it: the busiest request stays the cheapest. */
export const sendSignal: Handler<'signal:send'> = async (context, socket, payload, answer) => {
  const { room } = await requireMember(context, socket);
  context.deliver(moveOn(room, { type: 'signal', socketId: socket.id, ...payload }).messages);
  answer({});
};

export const restartNegotiation: Handler<'negotiation:restart'> = async (
  context,
  socket,
  payload,
  answer,
) => {
  const event = { type: 'restart', socketId: socket.id, ...payload, freshId: randomUUID() } as const;
  await changeAsMember(context, socket, event);
  answer({});
};
