import { expect, test } from 'vitest';
import { MAX_OUTPUT, type Program } from './runProtocol.ts';
import { watchRun } from './watchRun.ts';

const PROGRAM: Program = {
  language: 'javascript',
  source: '',
  stdin: '',
  args: [],
  limitMs: 100,
  linesBefore: 0,
};

/** A run whose worker is this test, and whose timer it lets go off. */
function start(signal?: AbortSignal) {
  let ring = () => {};
  let waits = 0;
  const clock = {
    performanceNow: () => 0,
    after: (ms: number, task: () => void) => {
      waits = ms;
      ring = task;
      return () => {};
    },
  };
  const port = { onmessage: null, postMessage() {}, close() {} } as unknown as MessagePort;
  const watch = watchRun(port, { program: PROGRAM, slowness: 2, signal }, clock);
  const send = (data: unknown) => port.onmessage?.({ data } as MessageEvent);
  return { ...watch, send, ring: () => ring(), waits };
}

test('the result has what was printed, by stream, and the tables', async () => {
  const { send, result } = start();
  const table = { columns: ['a'], rows: [[1]], isCut: false };
  send({ type: 'output', stream: 'stdout', text: 'one ' });
  send({ type: 'output', stream: 'stderr', text: 'oh' });
  send({ type: 'output', stream: 'stdout', text: 'two' });
  send({ type: 'table', table });
  send({ type: 'ended', status: 'ok', ms: 5, traceback: null });
  expect(await result).toMatchObject({
    status: 'ok',
    stdout: 'one two',
    stderr: 'oh',
    tables: [table],
    ms: 5,
  });
});

test('a program that says nothing ends by the limit of this device', async () => {
  const { ring, result, waits } = start();
  expect(waits).toBe(700);
  ring();
  expect(await result).toMatchObject({ status: 'timeout' });
});

test('more output than the limit ends it, whatever the worker counts', async () => {
  const { send, result } = start();
  send({ type: 'output', stream: 'stdout', text: 'x'.repeat(MAX_OUTPUT) });
  send({ type: 'output', stream: 'stderr', text: 'y' });
  const { status, stderr } = await result;
  expect([status, stderr]).toEqual(['output-limit', '']);
});

test('the person stops it, also before it began', async () => {
  const stopping = new AbortController();
  const { result } = start(stopping.signal);
  stopping.abort();
  expect(await result).toMatchObject({ status: 'stopped' });
  expect(await start(AbortSignal.abort()).result).toMatchObject({ status: 'stopped' });
});
