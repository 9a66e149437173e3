import { ErrorBody } from '@preproom/models/contract/http/errorBody';
import { isTransient } from '@preproom/models/contract/http/errors';
import {
  type ClientToServerEvents,
  LIVE_TOPICS,
  type ServerToClientEvents,
  type SocketPurpose,
} from '@preproom/models/contract/room/signalling';
import { io, type Socket } from 'socket.io-client';
import { shownPerson } from '../shownPerson.ts';
import type { OpenLiveSocket } from './liveConnection.ts';

const CONNECT_TIMEOUT_MS = 10_000;
const purpose: SocketPurpose = 'live';

/** One connection to the signalling service, which only listens. It does not reconnect. */
export const openLiveSocket: OpenLiveSocket = (listener) => {
  const socket: Socket<ServerToClientEvents, ClientToServerEvents> = io({
    transports: ['websocket'],
    withCredentials: true,
    forceNew: true,
    timeout: CONNECT_TIMEOUT_MS,
    reconnection: false,
    auth: { purpose, userId: shownPerson.get() },
  });
  socket.on('connect', listener.onUp);
  socket.on('disconnect', () => listener.onDown());
  socket.on('connect_error', (error) => {
    const refusal = ErrorBody.safeParse((error as { data?: unknown }).data);
    if (!refusal.success || isTransient(refusal.data.code)) listener.onDown();
    else listener.onRefused(refusal.data.code);
  });
  // A newer server may name topics that this page does not know.
  socket.on('data:changed', ({ topics }) =>
    listener.onChanged(LIVE_TOPICS.filter((topic) => topics.includes(topic))),
  );
  socket.on('login:ended', () => listener.onRefused('signed_out'));
  return () => {
    socket.removeAllListeners();
    socket.disconnect();
  };
};
