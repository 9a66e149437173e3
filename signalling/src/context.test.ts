import { createLog } from '@preproom/models/runtime/log';
import { expect, test } from 'vitest';
import { createBackground } from './context.ts';

test('what background work begins in turn is finished, too', async () => {
  const { inBackground, finished } = createBackground(createLog('silent', 'signalling'));
  const gate = Promise.withResolvers<void>();
  const done: string[] = [];
  const first = async () => {
    await gate.promise;
    inBackground('the second', second());
    done.push('first');
  };
  const second = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    done.push('second');
  };
  inBackground('the first', first());
  gate.resolve();
  await finished();
  expect(done).toEqual(['first', 'second']);
});
