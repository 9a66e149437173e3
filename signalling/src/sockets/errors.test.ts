import { createLog } from '@preproom/models/runtime/log';
import { createMetrics } from '@preproom/models/runtime/metrics';
import { expect, test } from 'vitest';
import { toErrorBody } from './errors.ts';

test('a full disk has its own code, which pages retry, and its own line in the log', () => {
  const lines: string[] = [];
  const log = createLog('info', 'signalling', { write: (line) => lines.push(line) });
  const full = new Error('not stored', { cause: Object.assign(new Error('no space'), { code: 'ENOSPC' }) });
  expect(toErrorBody(full, { log, metrics: createMetrics() }).code).toBe('storage_full');
  expect(lines).toEqual([expect.stringContaining('the disk is full')]);
  expect(toErrorBody(new Error('else'), { log, metrics: createMetrics() }).code).toBe('internal');
});
