import type { Socket } from 'node:net';
import type { RequestHandler } from 'express';

/** Of one connection. Above that it is cut: each costs memory. */
const MOST_WAITING = 100;

/**
 * Begins a request when the one before it on the same connection is answered. HTTP/1.1 lets clients send without waiting for answers,
 * which browsers and proxies do not do. Node would start all of them, and a response that still waits for the connection never emits
 * `close` when the connection ends: its turn, its file and its timers would be held for ever.
 */
export function oneOfEachConnection(): RequestHandler {
  const waiting = new WeakMap<Socket, number>();
  return ({ socket }, response, next) => {
    // Node gives the connection to one response at a time.
    if (response.socket) return next();
    const count = waiting.get(socket) ?? 0;
    if (count === MOST_WAITING) return void socket.destroy();
    waiting.set(socket, count + 1);
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      // Not at once: Node is still handing over the connection.
      process.nextTick(() => response.destroyed || next());
    });
  };
}
