import { createServer } from 'node:http';
import { listen, urlOf } from '@preproom/models/runtime/httpServer';
import { Server } from 'socket.io';
import { serve } from '../rpc.ts';
import { own } from './own.ts';
import type { RelayProcess } from './signalling.ts';

/** Relays between two sockets of a room and acknowledges; asks nothing, checks nothing. */
const httpServer = createServer();
const io = new Server(httpServer, { serveClient: false, transports: ['websocket'] });
const rooms = new Map<string, string[]>();

io.on('connection', (socket) => {
  let roomid = '';
  socket.on('room:join', (request, acknowledge) => {
    roomid = request.roomid;
    void socket.join(roomid);
    rooms.set(roomid, [...(rooms.get(roomid) ?? []), socket.id]);
    acknowledge({ ok: true, data: {} });
  });
  socket.on('signal:send', (payload, acknowledge) => {
    const other = rooms.get(roomid)?.find((id) => id !== socket.id);
    if (other) io.to(other).emit('signal:received', payload);
    acknowledge({ ok: true, data: {} });
  });
  socket.on('code:send', (payload, acknowledge) => {
    const other = rooms.get(roomid)?.find((id) => id !== socket.id);
    if (other) io.to(other).emit('code:stored', payload);
    acknowledge({ ok: true, data: {} });
  });
  socket.on('disconnect', () => rooms.delete(roomid));
});

await listen(httpServer, { PORT: 0, isProduction: false });

const methods = { url: () => urlOf(httpServer), ...own };
serve(methods satisfies RelayProcess);
