import { getProgramRunStep, type RunResult, runProgram } from '@preproom/models/contract/assessments/runs';
import { beforeEach, describe, expect, test } from 'vitest';
import { FakeClock } from '../../lib/testing/fakeClock.ts';
import { type FakeNetwork, fakeNetwork } from '../../lib/testing/fakeNetwork.ts';
import { compilerErrors, failureOf } from './compilerMessages.ts';
import { runOnServer } from './runOnServer.ts';
import type { Program } from './runProtocol.ts';

const PROGRAM: Program<'java'> = {
  ...{ language: 'java', source: 'class Main {}', stdin: '', args: [], limitMs: 30_000, linesBefore: 1 },
};
const RAN: RunResult = {
  ...{ status: 'ok', stdout: '42\n', stderr: '', exitCode: 0, ms: 12, compileErrorLine: null },
};

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
});

const start = (signal = new AbortController().signal, onStep: (step: string) => void = () => {}) => {
  const clock = new FakeClock();
  return { clock, ran: runOnServer(PROGRAM, { signal, onStep }, clock) };
};

describe('a program that the server runs', () => {
  test('is asked for within the longest time, and its output comes back', async () => {
    network.answer(runProgram, RAN);
    expect(await start().ran).toMatchObject({ status: 'ok', stdout: '42\n', traceback: null, ms: 12 });
    expect(network.sentTo(runProgram)[0]?.body).toMatchObject({ language: 'java', limitMs: 10_000 });
  });

  test('says what it is doing while it is waited for', async () => {
    const answer = Promise.withResolvers<RunResult>();
    network.answerWith(runProgram, () => answer.promise);
    const steps: string[] = [];
    const { clock, ran } = start(undefined, (step) => steps.push(step));
    for (const step of ['waiting', 'compiling'] as const) {
      network.answer(getProgramRunStep, { step });
      await clock.pass(1_000);
    }
    network.answer(getProgramRunStep, { step: null });
    await clock.pass(1_000);
    answer.resolve(RAN);
    await ran;
    await clock.pass(5_000);
    expect(steps).toEqual(['waiting', 'compiling']);
    expect(network.sentTo(getProgramRunStep)).toHaveLength(3);
  });

  test.each([
    ['busy', () => network.answer(runProgram, { ...RAN, status: 'busy' })],
    ['offline', () => network.disconnect(runProgram)],
    ['no_runner', () => network.refuse(runProgram, 503, { code: 'unavailable', message: '' })],
    ['too_often', () => network.refuse(runProgram, 429, { code: 'too_many_requests', message: '' })],
    ['too_long', () => network.refuse(runProgram, 400, { code: 'bad_request', message: '' })],
    ['refused', () => network.refuse(runProgram, 401, { code: 'signed_out', message: '' })],
  ])('is not run, and the reason is %s', async (code, prepare) => {
    prepare();
    await expect(start().ran).rejects.toMatchObject({ name: 'RunnerError', code });
  });

  test('is stopped by the person', async () => {
    network.answerWith(runProgram, () => new Promise(() => {}));
    const stopping = new AbortController();
    globalThis.fetch = (_, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      );
    const { ran } = start(stopping.signal);
    stopping.abort();
    expect((await ran).status).toBe('stopped');
  });
});

describe('what a compiler says', () => {
  test('has the lines of the person’s code in Java, where a line stands before it', () => {
    const said =
      'Main.java:3: error: missing return\n  int a;\n  ^\nMain.java:7: warning: old\nMain.java:9: error: no';
    expect(compilerErrors('java', said, 1)).toEqual({
      message: said.replace(':3:', ':2:').replace(':7:', ':6:').replace(':9:', ':8:'),
      frames: [
        { line: 2, name: null },
        { line: 8, name: null },
      ],
    });
  });

  test('keeps the lines of C and C++, and has none for the code around the person’s', () => {
    const said = 'main.cpp:4:1: error: expected\njudge.cpp:90:2: error: no match\nmain.cpp:4:9: error: again';
    expect(compilerErrors('cpp', said, 0).frames).toEqual([{ line: 4, name: null }]);
    expect(compilerErrors('c', 'main.c:2:3: error: x', 0).frames).toEqual([{ line: 2, name: null }]);
  });

  test('a signal or a silent exit code is named, and a program that says why is not spoken for', () => {
    expect(failureOf(139, '')?.message).toMatch(/^Segmentation fault/);
    expect(failureOf(3, '')?.message).toBe('Exit code 3');
    expect(failureOf(1, 'Exception in thread "main"')).toBeNull();
    expect(failureOf(null, '')).toBeNull();
  });
});
