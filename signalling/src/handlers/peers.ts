import { randomUUID } from 'node:crypto';
import { requireMember } from '../membership.ts';
import { leaveRoom } from '../presence.ts';
import type { Handler } from '../requests.ts';

/** Leaving twice is leaving. */
export const leaveOnPurpose: Handler<'room:leave'> = (context, socket, _payload, answer) => {
  leaveRoom(context, socket, 'left');
  answer({});
};

export const changeMedia: Handler<'media:change'> = (context, socket, media, answer) => {
  const { room } = requireMember(context, socket);
  context.deliver(context.rooms.change(room, { type: 'media', socketId: socket.id, media }));
  answer({});
};

export const sendSignal: Handler<'signal:send'> = (context, socket, payload, answer) => {
  const { room } = requireMember(context, socket);
  context.deliver(context.rooms.change(room, { type: 'signal', socketId: socket.id, ...payload }));
  answer({});
};

export const restartNegotiation: Handler<'negotiation:restart'> = (context, socket, payload, answer) => {
  const { room } = requireMember(context, socket);
  const event = { type: 'restart', socketId: socket.id, ...payload, freshId: randomUUID() } as const;
  context.deliver(context.rooms.change(room, event));
  answer({});
};
