import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to the database at this address that can be held: what is sent meanwhile waits, and can be looked at. */
export async function openHeldConnection(uri: string) {
  // The embedded database listens on a socket file, whose path stands encoded in place of host and port.
  const [, host = ''] = /^mongodb:\/\/([^/?]+)/.exec(uri) ?? [];
  const [name, port] = host.split(':');
  const target = port ? { host: name ?? '', port: Number(port) } : { path: decodeURIComponent(host) };
  const sockets = new Set<Socket>();
  let isHeld = false;
  let held: { to: Socket; bytes: Buffer }[] = [];
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    const upstream = connect(target);
    keep(client);
    keep(upstream);
    upstream.pipe(client);
    client.on('data', (bytes: Buffer) =>
      isHeld ? held.push({ to: upstream, bytes }) : upstream.write(bytes),
    );
    client.on('close', () => upstream.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    uri: uri.replace(host, `127.0.0.1:${(server.address() as AddressInfo).port}`),
    hold: () => {
      isHeld = true;
    },
    isHolding: (text: string) => Buffer.concat(held.map(({ bytes }) => bytes)).includes(text),
    letGo: () => {
      isHeld = false;
      for (const { to, bytes } of held) to.write(bytes);
      held = [];
    },
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
