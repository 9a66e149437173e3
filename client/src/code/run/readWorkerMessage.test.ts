import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWorkerMessage } from './readWorkerMessage.ts';
import { MAX_OUTPUT, MAX_ROWS } from './runProtocol.ts';

test('anything at all is a message in its form, or none', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(() => readWorkerMessage(data)).not.toThrow();
    }),
  );
});

test('a faked end is an end only with a known status', () => {
  expect(readWorkerMessage({ type: 'ended', status: 'stopped', ms: 1, traceback: null })).toBeNull();
  expect(readWorkerMessage({ type: 'ended', status: 'ok', ms: -1, traceback: 'no' })).toEqual({
    type: 'ended',
    status: 'ok',
    ms: 0,
    traceback: null,
  });
});

test('texts and tables are cut to their limits', () => {
  const text = 'x'.repeat(MAX_OUTPUT + 1);
  expect(readWorkerMessage({ type: 'output', stream: 'stdout', text })).toMatchObject({
    text: text.slice(1),
  });
  const rows = Array.from({ length: MAX_ROWS + 1 }, () => [1, null, {}]);
  const message = readWorkerMessage({ type: 'table', table: { columns: ['a', 2, 'c'], rows, isCut: true } });
  expect(message).toMatchObject({ table: { columns: ['a', '', 'c'] } });
  if (message?.type !== 'table') throw new Error('it is a table');
  expect(message.table.rows).toHaveLength(MAX_ROWS);
  expect(message.table.rows[0]).toEqual([1, null, '']);
});
