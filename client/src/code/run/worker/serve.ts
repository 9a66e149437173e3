import type { Ending, FromWorker, Program, ResultTable, ToWorker } from '../runProtocol.ts';
import { calibrate } from '../slowness.ts';
import { createOutput, type Output } from './output.ts';

/** What the frame hands over: compiled WebAssembly, or bytes. */
export type RuntimeFiles = Record<string, WebAssembly.Module | ArrayBuffer>;

export interface RunContext {
  output: Output;
  sendTable(table: ResultTable): void;
  limitMs: number;
}

export type RunProgram = (program: Program, context: RunContext) => Ending | Promise<Ending>;

/** What could reach beyond the worker. The Content-Security-Policy refuses it as well; taken away it cannot even be tried. */
const REACHING_OUT = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'EventSource',
  'BroadcastChannel',
  'Worker',
  'importScripts',
  'indexedDB',
  'caches',
  'postMessage',
];

/** Starts the runtime with the files that the frame sends, then runs the one program that comes through the port. */
export function serve(start: (files: RuntimeFiles) => Promise<RunProgram>): void {
  const begin = async ({ data, ports: [port] }: MessageEvent<RuntimeFiles>) => {
    if (!port) return;
    // Bound now: a program that got hold of the prototype would change it in vain.
    const send = port.postMessage.bind(port) as (message: FromWorker) => void;
    const now = performance.now.bind(performance);
    try {
      const run = await start(data);
      for (const name of REACHING_OUT) Object.defineProperty(globalThis, name, { value: undefined });
      port.addEventListener('message', (event: MessageEvent<ToWorker>) => void answer(event.data, run), {
        once: true,
      });
      port.start();
      send({ type: 'ready', calibrationMs: calibrate(now) });
    } catch (error) {
      send({ type: 'failed', message: String(error) });
    }

    async function answer({ program, limitMs }: ToWorker, run: RunProgram) {
      const output = createOutput(send, now);
      const startedAt = now();
      try {
        const sendTable = (table: ResultTable) => send({ type: 'table', table });
        const ending = await run(program, { output, sendTable, limitMs });
        const ms = now() - startedAt;
        output.flush();
        send({ type: 'ended', ...ending, ms });
      } catch {
        send({ type: 'ended', status: 'crashed', traceback: null, ms: now() - startedAt });
      }
    }
  };
  addEventListener('message', (event) => void begin(event), { once: true });
}
