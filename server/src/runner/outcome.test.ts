import { describe, expect, test } from 'vitest';
import { compileError, runResult } from './outcome.ts';
import type { Ending } from './sandbox/sandbox.ts';

const ending = (over: Partial<Ending> = {}): Ending => ({
  exitCode: 0,
  endedFor: null,
  stdout: Buffer.from('out'),
  stderr: '',
  ms: 12,
  ...over,
});

describe('how a program ended', () => {
  test.each([
    ['by itself', {}, 'ok'],
    ['with a code', { exitCode: 3 }, 'error'],
    ['by a signal of its own', { exitCode: 139 }, 'error'],
    ['above the limit of computing time', { exitCode: 152 }, 'timeout'],
    ['above the time', { exitCode: null, endedFor: 'timeout' }, 'timeout'],
    ['above the memory', { exitCode: null, endedFor: 'memory' }, 'memory'],
    ['above the output', { exitCode: null, endedFor: 'output-limit' }, 'output-limit'],
    [
      'refused memory in C++',
      { exitCode: 134, stderr: "terminate called after throwing an instance of 'std::bad_alloc'" },
      'memory',
    ],
    [
      'refused memory in Java',
      { exitCode: 1, stderr: 'Exception in thread "main" java.lang.OutOfMemoryError: Java heap space' },
      'memory',
    ],
    ['well, after it was refused memory', { stderr: "caught 'std::bad_alloc'" }, 'ok'],
  ] as const)('%s', (_how, over, status) => {
    const { exitCode = 0 } = over as Partial<Ending>;
    expect(runResult(ending(over))).toMatchObject({ status, exitCode, stdout: 'out', ms: 12 });
  });
});

describe('what a compiler refused', () => {
  test('has the line of the first error, not of a warning', () => {
    const stderr = [
      'main.cpp:2:7: warning: unused variable',
      'main.cpp:5:3: error: expected ‘;’',
      'main.cpp:9:1: fatal error: x',
    ].join('\n');
    const result = compileError(ending({ exitCode: 1, stderr }), /^main\.cpp:(\d+):.*\berror:/m);
    expect(result).toMatchObject({ status: 'compile-error', compileErrorLine: 5, stderr, exitCode: null });
  });

  test('says so when the compiler was stopped', () => {
    const result = compileError(ending({ exitCode: null, endedFor: 'memory', stderr: 'a warning' }), /x/);
    expect(result.stderr).toBe('a warning\nThe compiler was stopped because it needed too much memory.');
    expect(result.compileErrorLine).toBeNull();
  });
});
