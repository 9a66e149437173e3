import { createServer } from 'node:http';
import { listen, urlOf } from '@preproom/models/runtime/httpServer';
import { type WebSocket, WebSocketServer } from 'ws';
import { serve } from '../rpc.ts';
import { own } from './own.ts';
import type { RelayProcess } from './signalling.ts';

const REQUEST_DIGITS = 8;

/** The least that relays at all: the first message names the room, every other goes to whoever else is in it. */
const httpServer = createServer();
const rooms = new Map<string, WebSocket[]>();

new WebSocketServer({ server: httpServer }).on('connection', (socket) => {
  let members: WebSocket[] | undefined;
  socket.on('message', (data: Buffer) => {
    if (members) relay(socket, members, data);
    else members = join(socket, data.toString());
  });
});

function join(socket: WebSocket, roomid: string): WebSocket[] {
  const members = rooms.get(roomid) ?? [];
  rooms.set(roomid, members);
  members.push(socket);
  socket.on('close', () => rooms.delete(roomid));
  socket.send('joined');
  return members;
}

function relay(socket: WebSocket, members: readonly WebSocket[], data: Buffer): void {
  for (const other of members) if (other !== socket) other.send(data, { binary: false });
  socket.send(data.subarray(0, REQUEST_DIGITS), { binary: false });
}

await listen(httpServer, { PORT: 0, isProduction: false });

const methods = { url: () => urlOf(httpServer), ...own };
serve(methods satisfies RelayProcess);
