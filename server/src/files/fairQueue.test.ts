import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { FairQueue } from './fairQueue.ts';

function queueOf(limits: { perPerson: number; total: number }) {
  const queue = new FairQueue({ ...limits, running: { perPerson: 1, total: 1 } });
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

test('no more tasks of one person run at once than may, and another person’s is the next to start', async () => {
  const queue = new FairQueue({ perPerson: 9, total: 9, running: { perPerson: 2, total: 3 } });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string) =>
    queue.run(name.charAt(0), () => {
      started.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'b3'].map(add);
  expect(started).toEqual(['a1', 'a2', 'b1']);
  const next = async (ended: string) => {
    ends.get(ended)?.();
    await setImmediate();
    return started.at(-1);
  };
  expect(await next('a1')).toBe('a3');
  expect(await next('a2')).toBe('b2');
  expect(await next('b1')).toBe('a4');
  expect(await next('a3')).toBe('b3');
  for (const end of ends.values()) end();
  await Promise.all(all);
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
