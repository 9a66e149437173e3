import { expect, test, vi } from 'vitest';
import { FakeClock } from '../../lib/testing/fakeClock.ts';
import { type Analyser, AnalyserError } from './analyser.ts';
import { createFaceReaderOf, type FaceReaderListener } from './faceReader.ts';

/** An analyser whose readiness and results the test controls. */
function fakeAnalyser() {
  const ready = Promise.withResolvers<void>();
  const answers: PromiseWithResolvers<{ face: null; inferenceMs: number }>[] = [];
  const analyser: Analyser = {
    ready: ready.promise,
    analyse: () => {
      const answer = Promise.withResolvers<{ face: null; inferenceMs: number }>();
      answers.push(answer);
      return answer.promise;
    },
    stop: vi.fn(),
  };
  const answer = () => answers.at(-1)?.resolve({ face: null, inferenceMs: 20 });
  return { analyser, ready, answers, answer };
}

function setUp() {
  const clock = new FakeClock(1_000_000);
  const workers: ReturnType<typeof fakeAnalyser>[] = [];
  const mains: ReturnType<typeof fakeAnalyser>[] = [];
  const make = (made: ReturnType<typeof fakeAnalyser>[]) => () => {
    const next = fakeAnalyser();
    made.push(next);
    return next.analyser;
  };
  const released = vi.fn();
  const closed = vi.fn();
  const frame = { close: closed } as unknown as ImageBitmap;
  const reader = createFaceReaderOf({
    createWorkerAnalyser: make(workers),
    createMainThreadAnalyser: make(mains),
    createFrameSource: () => ({ grab: async () => frame, release: released }),
    clock,
  });
  const heard: string[] = [];
  const frames: number[] = [];
  const listener: FaceReaderListener = {
    onReady: ({ onMainThread }) =>
      heard.push(onMainThread ? 'ready on the main thread' : 'ready in the worker'),
    onFrame: ({ seconds }) => frames.push(seconds),
    onUnavailable: () => heard.push('unavailable'),
  };
  reader.setTrack({} as MediaStreamTrack);
  reader.setFramesPerSecond(10);
  return { clock, reader, workers, mains, released, closed, heard, frames, listener };
}

test('frames are analysed in the worker at the asked rate', async () => {
  const { clock, reader, workers, heard, frames, listener } = setUp();
  reader.start(listener);
  workers[0]?.ready.resolve();
  for (let i = 0; i < 10; i++) {
    await clock.pass(100);
    workers[0]?.answer();
  }
  await clock.pass(0);
  expect(heard).toEqual(['ready in the worker']);
  expect(frames).toHaveLength(10);
  expect(Math.max(...frames.slice(1).map((at, i) => at - (frames[i] ?? 0)))).toBeCloseTo(0.1, 6);
});

test('one frame is in flight; where an analysis takes longer, the next frame follows at once and none pile up', async () => {
  const { clock, reader, workers, listener } = setUp();
  reader.start(listener);
  workers[0]?.ready.resolve();
  await clock.pass(1000);
  expect(workers[0]?.answers).toHaveLength(1);
  workers[0]?.answer();
  await clock.pass(1);
  expect(workers[0]?.answers).toHaveLength(2);
  await clock.pass(1000);
  expect(workers[0]?.answers).toHaveLength(2);
});

test('a worker that cannot start is replaced by the main thread', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { clock, reader, workers, mains, heard, listener } = setUp();
  reader.start(listener);
  workers[0]?.ready.reject(new AnalyserError('no module workers'));
  await clock.pass(100);
  mains[0]?.ready.resolve();
  await clock.pass(100);
  expect(workers[0]?.analyser.stop).toHaveBeenCalled();
  expect(heard).toEqual(['ready on the main thread']);
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});

test('a worker that dies in the middle is replaced too; after the main thread there is nothing', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { clock, reader, workers, mains, heard, released, listener } = setUp();
  reader.start(listener);
  workers[0]?.ready.resolve();
  await clock.pass(100);
  workers[0]?.answers[0]?.reject(new AnalyserError('the worker is silent'));
  await clock.pass(100);
  mains[0]?.ready.reject(new AnalyserError('no WebAssembly'));
  await clock.pass(100);
  expect(heard).toEqual(['ready in the worker', 'unavailable']);
  expect(released).toHaveBeenCalled();
  warned.mockRestore();
});

test('started, stopped, started: the first worker is ended and never heard again', async () => {
  const { clock, reader, workers, heard, frames, listener } = setUp();
  reader.start(listener);
  reader.stop();
  reader.start(listener);
  workers[0]?.ready.resolve();
  workers[1]?.ready.resolve();
  await clock.pass(100);
  expect(workers[0]?.analyser.stop).toHaveBeenCalled();
  expect(workers[1]?.analyser.stop).not.toHaveBeenCalled();
  expect(heard).toEqual(['ready in the worker']);
  workers[1]?.answer();
  await clock.pass(0);
  expect(frames).toHaveLength(1);
});

test('stopping in the middle of a frame closes what was taken and says nothing more', async () => {
  const { clock, reader, workers, frames, released, listener } = setUp();
  reader.start(listener);
  workers[0]?.ready.resolve();
  await clock.pass(100);
  reader.stop();
  workers[0]?.answer();
  await clock.pass(1000);
  expect(frames).toEqual([]);
  expect(released).toHaveBeenCalled();
  expect(workers[0]?.answers).toHaveLength(1);
});

test('at no frames a second, and without a track, nothing is taken', async () => {
  const { clock, reader, workers, listener } = setUp();
  reader.setFramesPerSecond(0);
  reader.start(listener);
  workers[0]?.ready.resolve();
  await clock.pass(1000);
  reader.setTrack(null);
  reader.setFramesPerSecond(10);
  await clock.pass(1000);
  expect(workers[0]?.answers).toHaveLength(0);
});
