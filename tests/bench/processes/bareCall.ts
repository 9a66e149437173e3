import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { listen, urlOf } from '@preproom/models/runtime/httpServer';
import express from 'express';
import { Server, type Socket } from 'socket.io';
import { serve } from '../rpc.ts';

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Serves the bare page, and lets the last two who joined call each other. */
const app = express();
app.get('/', (_request, response) => response.sendFile(path('../browser/barePage.html')));
for (const file of ['socket.io/client-dist/socket.io.min.js', 'simple-peer/simplepeer.min.js']) {
  app.get(`/${file.split('/').at(-1)}`, (_request, response) => {
    response.sendFile(path(`../../../node_modules/${file}`), { maxAge: '1d' });
  });
}
const server = createServer(app);
const io = new Server(server, { serveClient: false });
let inside: Socket[] = [];

io.on('connection', (socket) => {
  socket.on('join', () => {
    inside = [...inside.filter((other) => other !== socket), socket].slice(-2);
    const [waiting, newcomer] = inside;
    if (!newcomer) return;
    waiting?.emit('call', { initiator: false });
    newcomer.emit('call', { initiator: true });
  });
  socket.on('signal', (signal) => inside.find((other) => other !== socket)?.emit('signal', signal));
  socket.on('key', (key) => inside.find((other) => other !== socket)?.emit('key', key));
  socket.on('disconnect', () => {
    inside = inside.filter((other) => other !== socket);
    for (const other of inside) other.emit('left');
  });
});
await listen(server, { PORT: 0, isProduction: false });

const methods = { url: () => urlOf(server) };
export type BareCall = typeof methods;

serve(methods);
