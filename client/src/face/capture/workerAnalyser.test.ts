import { expect, test, vi } from 'vitest';
import { FakeClock } from '../../lib/testing/fakeClock.ts';
import { createWorkerAnalyser } from './workerAnalyser.ts';
import type { FromReaderWorker } from './workerProtocol.ts';

function setUp() {
  const clock = new FakeClock(0);
  const worker = {
    onmessage: (_: { data: FromReaderWorker }) => {},
    onerror: (_: { message: string }) => {},
    postMessage: vi.fn(),
    terminate: vi.fn(),
  };
  const assets = { wasmUrl: 'https://room.test/wasm', modelUrl: 'https://room.test/model' };
  const analyser = createWorkerAnalyser(worker as unknown as Worker, assets, clock);
  const outcome = analyser.ready.then(
    () => 'ready',
    (error: Error) => error.message,
  );
  const say = (data: FromReaderWorker) => worker.onmessage({ data });
  const frame = {} as ImageBitmap;
  return { clock, worker, analyser, outcome, say, frame };
}

test('a worker that loads, says so and analyses', async () => {
  const { worker, analyser, outcome, say, frame } = setUp();
  say({ type: 'ready' });
  expect(await outcome).toBe('ready');
  const analysis = analyser.analyse(frame, 1234);
  expect(worker.postMessage).toHaveBeenLastCalledWith({ type: 'frame', frame, atMs: 1234 }, [frame]);
  say({ type: 'analysed', face: null, inferenceMs: 21 });
  expect(await analysis).toEqual({ face: null, inferenceMs: 21 });
});

test('ten silent seconds are the end of a worker', async () => {
  const { clock, worker, outcome } = setUp();
  await clock.pass(10_000);
  expect(await outcome).toBe('the worker is silent');
  expect(worker.terminate).toHaveBeenCalled();
});

test('a slow connection is no silence, but a minute is enough', async () => {
  const { clock, worker, outcome, say } = setUp();
  for (let i = 0; i < 59; i++) {
    await clock.pass(1000);
    say({ type: 'alive' });
  }
  expect(worker.terminate).not.toHaveBeenCalled();
  await clock.pass(1000);
  expect(await outcome).toBe('start took too long');
});

test('silence over a frame ends it as well; silence between frames does not', async () => {
  const { clock, worker, analyser, outcome, say, frame } = setUp();
  say({ type: 'ready' });
  await outcome;
  await clock.pass(120_000);
  expect(worker.terminate).not.toHaveBeenCalled();
  const failure = analyser.analyse(frame, 1).catch((error: Error) => error.message);
  await clock.pass(10_000);
  expect(await failure).toBe('the worker is silent');
});

test('a worker that cannot be loaded, or cannot load the model', async () => {
  const broken = setUp();
  broken.worker.onerror({ message: 'refused' });
  expect(await broken.outcome).toBe('worker: refused');
  const empty = setUp();
  empty.say({ type: 'failed', message: 'face model: HTTP 404' });
  expect(await empty.outcome).toBe('face model: HTTP 404');
});
