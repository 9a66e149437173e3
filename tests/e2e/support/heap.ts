import { once } from 'node:events';
import type { Person } from './person.ts';
import type { ProductProcess } from './productProcess.ts';

/** Settings that open the server's own debugger on a free loopback port, for `watchServerHeap`. */
export const DEBUGGABLE = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

/** Chromium without its compilers: their code comes and goes as they like, is no leak, and would hide one. */
export const INTERPRETED = { flags: ['--js-flags=--no-opt --no-maglev --no-sparkplug'] };

export interface Heap {
  bytes: number;
  /** What a page keeps alive besides; a server has neither. */
  nodes: number;
  listeners: number;
}

/** Asks what is in use once everything that can be collected is gone. */
export type HeapWatch = () => Promise<Heap>;

/** A page's heap, through all its reloads. */
export async function watchPageHeap({ context, page }: Person): Promise<HeapWatch> {
  const debug = await context.newCDPSession(page);
  await debug.send('Performance.enable');
  await debug.send('HeapProfiler.enable');
  return async () => {
    await debug.send('HeapProfiler.collectGarbage');
    const { metrics } = await debug.send('Performance.getMetrics');
    const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    return {
      bytes: metric('JSHeapUsedSize'),
      nodes: metric('Nodes'),
      listeners: metric('JSEventListeners'),
    };
  };
}

/** The heap of the server's main thread; the embedded database stands in for another process and is left out. */
export function watchServerHeap({ output }: ProductProcess): HeapWatch {
  const address = /Debugger listening on (ws:\S+)/.exec(output)?.[1];
  if (!address) throw new Error(`No debugger:\n${output}`);
  return async () => {
    const socket = new WebSocket(address);
    try {
      await once(socket, 'open');
      await ask(socket, 'HeapProfiler.collectGarbage');
      const { usedSize } = await ask(socket, 'Runtime.getHeapUsage');
      return { bytes: usedSize, nodes: 0, listeners: 0 };
    } finally {
      // Node does not end while somebody debugs it.
      socket.close();
    }
  };
}

/** One request of the debugger's protocol. */
async function ask(socket: WebSocket, method: string): Promise<{ usedSize: number }> {
  const answer = once(socket, 'message');
  socket.send(JSON.stringify({ id: 1, method }));
  const [{ data }] = await answer;
  return JSON.parse(String(data)).result;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
