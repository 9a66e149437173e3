import { RUNNER_FRAME_PATH } from '@preproom/models/contract/http/page';
import type { Clock } from '../../lib/clock.ts';
import type { Runtime, RuntimeName } from './runtimes.ts';

/** For the frame's document, or a small task of its script, on a slow phone. */
const ANSWER_TIMEOUT_MS = 20_000;
/** To end a worker, which needs no loading. */
const END_TIMEOUT_MS = 3_000;

/** The frame in which workers run, at an origin of its own and without any connection (server/src/pages/runner). */
export interface SandboxFrame {
  load(name: RuntimeName, runtime: Runtime): Promise<void>;
  /** Starts the one worker, in place of the last one; resolves with the page's end of its port. */
  start(name: RuntimeName): Promise<MessagePort>;
  /** Ends the worker at once, whatever it does. */
  end(): Promise<void>;
  remove(): void;
}

type FromFrame = { type: 'connected' } | { type: 'done'; task: number } | { type: 'failed'; message: string };

/**
 * Rejects when the frame does not answer in time. The frame is believed only through the port that it is given here: no other
 * window can send through it, and a program never gets it.
 */
export async function openSandboxFrame(
  clock: Pick<Clock, 'after'>,
  onFailed: (message: string) => void,
): Promise<SandboxFrame> {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.src = RUNNER_FRAME_PATH;
  frame.hidden = true;
  frame.title = '';
  const { port1: port, port2 } = new MessageChannel();
  const waiting = new Map<number, () => void>();
  const connected = Promise.withResolvers<void>();
  let lastTask = 0;
  port.onmessage = ({ data }: MessageEvent<FromFrame>) => {
    if (data.type === 'connected') connected.resolve();
    else if (data.type === 'failed') onFailed(String(data.message));
    else waiting.get(data.task)?.();
  };
  // Its only script has run by then, so somebody listens. An error page would not answer.
  frame.onload = () => frame.contentWindow?.postMessage(null, '*', [port2]);
  document.body.append(frame);

  const inTime = async (answer: Promise<void>, ms = ANSWER_TIMEOUT_MS) => {
    const late = Promise.withResolvers<void>();
    const stop = clock.after(ms, () => late.reject(new Error('the frame does not answer')));
    await Promise.race([answer, late.promise]).finally(stop);
  };
  const ask = async (message: object, transfer: Transferable[] = [], ms?: number) => {
    const task = ++lastTask;
    const answered = new Promise<void>((resolve) => waiting.set(task, resolve));
    port.postMessage({ ...message, task }, transfer);
    await inTime(answered, ms).finally(() => waiting.delete(task));
  };
  const remove = () => {
    port.close();
    frame.remove();
  };
  await inTime(connected.promise).catch((error: unknown) => {
    remove();
    throw error;
  });
  return {
    load: (runtime, { script, files }) => ask({ type: 'load', runtime, script, files }, Object.values(files)),
    async start(runtime) {
      const channel = new MessageChannel();
      await ask({ type: 'start', runtime }, [channel.port2]);
      return channel.port1;
    },
    end: () => ask({ type: 'end' }, [], END_TIMEOUT_MS),
    remove,
  };
}
