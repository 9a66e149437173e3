import { hostname } from 'node:os';
import { describe, expect, test } from 'vitest';
import { AppError } from '../contract/http/errors.ts';
import { createLog } from './log.ts';

function capture() {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('debug', 'signalling', { write: (line) => lines.push(JSON.parse(line)) });
  return { log, lines };
}

describe('a line of the log', () => {
  test('says which process wrote it, when, and how grave it is', () => {
    const { log, lines } = capture();
    log.child({ roomid: 'abcdefghijkl' }).warn('something');
    expect(lines).toEqual([
      {
        level: 'warn',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        process: 'signalling',
        host: hostname(),
        pid: process.pid,
        roomid: 'abcdefghijkl',
        msg: 'something',
      },
    ]);
  });

  test('has the kind, place and causes of an error', () => {
    const { log, lines } = capture();
    const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    log.error({ err: new AppError('unavailable', 'Later.', { cause }) }, 'failed');
    expect(lines[0]?.err).toMatchObject({
      type: 'AppError',
      code: 'unavailable',
      message: 'Later.',
      stack: expect.arrayContaining([expect.stringContaining('log.test.ts')]),
      cause: { type: 'Error', code: 'ECONNREFUSED', message: 'connect ECONNREFUSED' },
    });
  });

  test.each(['MongoServerError', 'ValidationError', 'CastError', 'ZodError', 'SyntaxError', 'SomethingNew'])(
    'leaves out what a %s quotes, wherever it stands',
    (name) => {
      const { log, lines } = capture();
      const quoting = Object.assign(new Error('dup key: { Email: "asha@example.org" }\n  at asha:1:1'), {
        name,
        keyValue: { Email: 'asha@example.org' },
      });
      log.error({ err: quoting }, 'failed');
      log.error({ err: new Error('outer', { cause: quoting }) }, 'failed');
      log.error({ err: 'asha' }, 'failed');
      expect(JSON.stringify(lines)).not.toContain('asha');
      expect(lines[0]?.err).toMatchObject({ type: name });
    },
  );

  test('leaves out what a library or Node quotes under a plain name', () => {
    class ErrorReply extends Error {}
    const { log, lines } = capture();
    log.error({ err: new ErrorReply("ERR unknown command 'asha'") }, 'failed');
    const refused = Object.assign(new TypeError("Received type string ('asha')"), {
      code: 'ERR_INVALID_ARG_TYPE',
    });
    log.error({ err: refused }, 'failed');
    expect(JSON.stringify(lines)).not.toContain('asha');
    expect(lines).toMatchObject([
      { err: { type: 'ErrorReply' } },
      { err: { type: 'TypeError', code: 'ERR_INVALID_ARG_TYPE' } },
    ]);
  });

  test('ends with causes that go round in a circle', () => {
    const { log, lines } = capture();
    const error = new Error('one');
    error.cause = error;
    log.error({ err: error }, 'failed');
    expect(lines).toHaveLength(1);
  });
});
