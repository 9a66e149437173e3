import { randomUUID } from 'node:crypto';
import { asMember, changeAsMember, requireMember } from '../room/membership.ts';
import { leaveRoom } from '../room/presence.ts';
import type { OccupiedRoom } from '../room/roomDirectory.ts';
import { messageTo } from '../room/roomMessages.ts';
import { receiverOf } from '../room/roomState.ts';
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

/** Only reads the room, because signals change nothing. The most frequent request: with the rooms in memory it is done at once. */
export const sendSignal: Handler<'signal:send'> = (context, socket, payload, answer) => {
  const relay = (found: OccupiedRoom | null) => {
    const { room, side } = asMember(context, socket, found);
    context.emit(messageTo(receiverOf(room.state, side, payload.negotiationId), 'signal:received', payload));
    answer({});
  };
  const { roomid } = socket.data;
  const found = roomid === null ? null : context.rooms.find(roomid);
  return found instanceof Promise ? found.then(relay) : relay(found);
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
