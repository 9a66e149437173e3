import { expect, test } from 'vitest';
import { createTaskOrder } from './taskOrder.ts';

test('tasks of one key run one after the other, other keys do not wait, and a failure stops nobody', async () => {
  const inOrder = createTaskOrder();
  const ran: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = inOrder('a', async () => {
    await gate.promise;
    ran.push('a1');
    throw new Error('a1 fails');
  });
  const second = inOrder('a', async () => ran.push('a2'));
  await inOrder('b', async () => ran.push('b1'));
  expect(ran).toEqual(['b1']);
  gate.resolve();
  await expect(first).rejects.toThrow('a1 fails');
  await second;
  expect(ran).toEqual(['b1', 'a1', 'a2']);
});
