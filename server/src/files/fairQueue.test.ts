import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { FairQueue } from './fairQueue.ts';

function queueOf(limits: { perPerson: number; total: number }) {
  const queue = new FairQueue(limits);
  const ran: string[] = [];
  const most = { atOnce: 0 };
  let running = 0;
  const add = (name: string) =>
    queue.run(name.charAt(0), async () => {
      running += 1;
      most.atOnce = Math.max(most.atOnce, running);
      await setImmediate();
      running -= 1;
      ran.push(name);
      return name;
    });
  return { add, ran, most, queue };
}

test('tasks run one at a time, and people take turns', async () => {
  const { add, ran, most } = queueOf({ perPerson: 5, total: 20 });
  const names = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'];
  expect(await Promise.all(names.map(add))).toEqual(names);
  expect(ran).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  expect(most.atOnce).toBe(1);
});

test('what is too much for one person leaves room for another', async () => {
  const { add } = queueOf({ perPerson: 2, total: 4 });
  // The first runs at once and no longer waits.
  const own = [add('a1'), add('a2'), add('a3')];
  await expect(add('a4')).rejects.toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 10 });
  const others = [add('b1'), add('c1')];
  await expect(add('d1')).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 10 });
  await Promise.all([...own, ...others]);
  expect(await add('a4')).toBe('a4');
});

test('a task that fails does not stop the others', async () => {
  const { add, queue } = queueOf({ perPerson: 2, total: 4 });
  const failing = queue.run('a', () => Promise.reject(new Error('broken')));
  const next = add('a1');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('a1');
});
