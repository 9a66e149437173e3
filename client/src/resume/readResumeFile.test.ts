import { expect, test, vi } from 'vitest';
import { FakeClock } from '../lib/testing/fakeClock.ts';
import { MAX_BYTES } from './extract/limits.ts';
import type { FromResumeWorker } from './extract/workerProtocol.ts';
import type { Resume } from './parseResume.ts';
import { readResumeFile } from './readResumeFile.ts';

function setUp(file = new File(['%PDF-'], 'resume.pdf')) {
  const clock = new FakeClock(0);
  const worker = {
    onmessage: (_: { data: FromResumeWorker }) => {},
    onerror: (_: { message: string }) => {},
    postMessage: vi.fn(),
    terminate: vi.fn(),
  };
  const createWorker = vi.fn(() => worker as unknown as Worker);
  const onPicture = vi.fn();
  const reading = readResumeFile(file, { onPicture, createWorker, clock });
  const outcome = reading.resume.then(
    () => 'read',
    (error: { fault: string }) => error.fault,
  );
  const say = (data: FromResumeWorker) => worker.onmessage({ data });
  return { clock, worker, createWorker, onPicture, reading, outcome, say };
}
const resume = {} as Resume;

test('a file that is read, with its pages afterwards, ends the worker', async () => {
  const { clock, worker, onPicture, reading, outcome, say } = setUp();
  await clock.pass(0);
  expect(worker.postMessage.mock.lastCall?.[0]).toMatchObject({ type: 'read' });
  say({ type: 'loaded' });
  say({ type: 'read', resume });
  expect(await outcome).toBe('read');
  expect(worker.terminate).not.toHaveBeenCalled();
  const picture = { page: 1, image: {} as ImageBitmap, scale: 2 };
  say({ type: 'page', picture });
  expect(onPicture).toHaveBeenCalledExactlyOnceWith(picture);
  expect(worker.terminate).not.toHaveBeenCalled();
  say({ type: 'drawn' });
  await reading.drawn;
  expect(worker.terminate).toHaveBeenCalled();
  expect(clock.running).toBe(0);
});

test('a file that takes longer than ten seconds ends as such, however long the libraries took to load', async () => {
  const { clock, worker, outcome, say } = setUp();
  await clock.pass(50_000);
  say({ type: 'loaded' });
  await clock.pass(9_999);
  expect(worker.terminate).not.toHaveBeenCalled();
  await clock.pass(1);
  expect(await outcome).toBe('timeout');
  expect(worker.terminate).toHaveBeenCalled();
});

test('a page that cannot be drawn in time costs the picture, not the result', async () => {
  const { clock, worker, reading, outcome, say } = setUp();
  say({ type: 'loaded' });
  say({ type: 'read', resume });
  await clock.pass(10_000);
  expect(await outcome).toBe('read');
  await reading.drawn;
  expect(worker.terminate).toHaveBeenCalled();
});

test('the fault that the worker finds, and one of the worker itself, reach the page', async () => {
  const found = setUp();
  found.say({ type: 'failed', fault: 'password', pages: undefined });
  expect(await found.outcome).toBe('password');
  const broken = setUp();
  broken.worker.onerror({ message: 'out of memory' });
  expect(await broken.outcome).toBe('damaged');
});

test('cancelling ends the worker', async () => {
  const { worker, reading, outcome } = setUp();
  reading.cancel();
  expect(await outcome).toBe('timeout');
  expect(worker.terminate).toHaveBeenCalled();
});

test.each([
  ['empty', new File([], 'a.pdf')],
  ['too_big', new File([new Uint8Array(MAX_BYTES + 1)], 'a.pdf')],
])('a file that is %s needs no worker', async (fault, file) => {
  const { createWorker, outcome } = setUp(file);
  expect(await outcome).toBe(fault);
  expect(createWorker).not.toHaveBeenCalled();
});
