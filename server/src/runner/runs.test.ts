import { setImmediate } from 'node:timers/promises';
import type { ProgramToRun } from '@preproom/models/contract/assessments/runs';
import { describe, expect, test } from 'vitest';
import type { Language } from './languages.ts';
import { createRuns } from './runs.ts';
import type { Ending, Sandbox, SandboxedProgram } from './sandbox/sandbox.ts';

const asked = (source: string): ProgramToRun => ({
  language: 'cpp',
  source,
  stdin: '',
  args: [],
  limitMs: 1_000,
});
const ended = (over: Partial<Ending> = {}): Ending => ({
  exitCode: 0,
  endedFor: null,
  stdout: Buffer.from('made'),
  stderr: '',
  ms: 1,
  ...over,
});
/** A program is told by its command. */
const programOf = (...command: string[]) => ({ command }) as unknown as SandboxedProgram;
const language: Language = {
  version: '1',
  errorLine: /^(\d+): error/m,
  compiler: (source) => programOf('compile', source),
  pack: async (written) => written,
  program: (_compiled, { source }) => programOf('run', source),
};
const languages = { c: language, cpp: language, java: language };

/** A sandbox whose programs run until they are told to end. */
function heldSandbox() {
  const started: string[] = [];
  const ends = new Map<string, (ending: Ending) => void>();
  const sandbox: Sandbox = {
    run({ command: [what, source = ''] }) {
      if (what === 'compile') return Promise.resolve(ended());
      started.push(source);
      return new Promise((resolve) => ends.set(source, resolve));
    },
  };
  const end = async (source: string) => {
    ends.get(source)?.(ended());
    for (let pass = 0; pass < 5; pass += 1) await setImmediate();
  };
  return { sandbox, started, end };
}
const nobodyLeaves = new AbortController().signal;

describe('runs', () => {
  test('one person runs one program at a time, and another does not wait for their others', async () => {
    const { sandbox, started, end } = heldSandbox();
    const runs = createRuns(sandbox, languages, { atOnce: 2 });
    const all = ['a1', 'a2', 'a3', 'b1', 'b2'].map((name) =>
      runs.run(name.charAt(0), asked(name), nobodyLeaves),
    );
    await end('nothing');
    expect(started).toEqual(['a1', 'b1']);
    expect(runs.waiting()).toBe(3);
    for (const name of ['a1', 'a2', 'b1', 'a3', 'b2']) await end(name);
    expect(started).toEqual(['a1', 'b1', 'a2', 'a3', 'b2']);
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok']);
    expect(runs.waiting()).toBe(0);
  });

  test('more of one person’s than may wait are refused, and another’s is not', async () => {
    const { sandbox, end } = heldSandbox();
    const runs = createRuns(sandbox, languages, { atOnce: 1 });
    const own = ['a1', 'a2', 'a3', 'a4'].map((name) => runs.run('a', asked(name), nobodyLeaves));
    expect(await runs.run('a', asked('a5'), nobodyLeaves)).toMatchObject({ status: 'busy', exitCode: null });
    const other = runs.run('b', asked('b1'), nobodyLeaves);
    for (const name of ['nothing', 'a1', 'a2', 'b1', 'a3', 'a4']) await end(name);
    expect((await other).status).toBe('ok');
    await Promise.all(own);
  });

  test('whoever has waited too long is told so, and their program never runs', async () => {
    const { sandbox, started, end } = heldSandbox();
    const runs = createRuns(sandbox, languages, { atOnce: 1, maxWaitMs: 1 });
    const first = runs.run('a', asked('a1'), nobodyLeaves);
    expect((await runs.run('b', asked('b1'), nobodyLeaves)).status).toBe('busy');
    expect(runs.waiting()).toBe(0);
    await end('a1');
    expect((await first).status).toBe('ok');
    expect(started).toEqual(['a1']);
  });

  test('a person can ask what their first program is doing', async () => {
    const { sandbox, end } = heldSandbox();
    const runs = createRuns(sandbox, languages, { atOnce: 1 });
    const [first, second] = ['a', 'b'].map((name) => runs.run(name, asked(`${name}1`), nobodyLeaves));
    await end('nothing');
    expect(['a', 'b', 'c'].map(runs.stepOf)).toEqual(['running', 'waiting', null]);
    await end('a1');
    expect(runs.stepOf('b')).toBe('running');
    await end('b1');
    await Promise.all([first, second]);
    expect(['a', 'b'].map(runs.stepOf)).toEqual([null, null]);
  });

  test('the program of somebody who has gone never runs', async () => {
    const { sandbox, started, end } = heldSandbox();
    const runs = createRuns(sandbox, languages, { atOnce: 1 });
    const first = runs.run('a', asked('a1'), nobodyLeaves);
    const leaving = new AbortController();
    const second = runs.run('b', asked('b1'), leaving.signal);
    leaving.abort();
    await end('nothing');
    await end('a1');
    await Promise.all([first, second]);
    expect(started).toEqual(['a1']);
  });

  test('the same source is compiled once, and one that does not compile each time', async () => {
    const compiled: string[] = [];
    const sandbox: Sandbox = {
      async run({ command: [what, source = ''] }) {
        if (what === 'compile') compiled.push(source);
        return ended(source === 'wrong' ? { exitCode: 1, stderr: '4: error' } : {});
      },
    };
    const runs = createRuns(sandbox, languages);
    for (const source of ['right', 'right', 'wrong', 'wrong'])
      await runs.run('a', asked(source), nobodyLeaves);
    expect(compiled).toEqual(['right', 'wrong', 'wrong']);
    expect(await runs.run('a', asked('wrong'), nobodyLeaves)).toMatchObject({
      status: 'compile-error',
      compileErrorLine: 4,
    });
  });

  test('a sandbox that fails is an error of the runner, not of the program', async () => {
    const sandbox: Sandbox = { run: () => Promise.reject(new Error('no sandbox')) };
    await expect(createRuns(sandbox, languages).run('a', asked('x'), nobodyLeaves)).rejects.toThrow(
      'no sandbox',
    );
  });
});
