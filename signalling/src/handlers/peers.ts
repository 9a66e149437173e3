import { randomUUID } from 'node:crypto';
import { changeAsMember, requireMember } from '../room/membership.ts';
import { leaveRoom } from '../room/presence.ts';
import { applyActions } from '../room/roomDirectory.ts';
import type { Handler } from '../sockets/requests.ts';

/** Safe to call twice. Runs after a join in progress. */
export const leaveOnPurpose: Handler<'room:leave'> = async (context, socket, _payload, answer) => {
  await context.inOrder(socket.id, () => leaveRoom(context, socket, 'left'));
  answer({});
};

/** A page asks whether its socket still reaches the service. */
export const answerPing: Handler<'room:ping'> = async (context, socket, _payload, answer) => {
  await requireMember(context, socket);
  answer({});
};

export const changeMedia: Handler<'media:change'> = async (context, socket, media, answer) => {
  await changeAsMember(context, socket, { type: 'media', socketId: socket.id, media });
  answer({});
};

/** Only reads the room, because signals change nothing; this is the most frequent request. */
export const sendSignal: Handler<'signal:send'> = async (context, socket, payload, answer) => {
  const { room } = await requireMember(context, socket);
  context.emit(applyActions(room, { type: 'signal', socketId: socket.id, ...payload }).messages);
  answer({});
};

export const restartNegotiation: Handler<'negotiation:restart'> = async (
  context,
  socket,
  payload,
  answer,
) => {
  const action = { type: 'restart', socketId: socket.id, ...payload, freshId: randomUUID() } as const;
  await changeAsMember(context, socket, action);
  answer({});
};
