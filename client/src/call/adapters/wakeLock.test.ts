import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settled } from '../../lib/testing/fakeClock.ts';
import { keepScreenOn } from './wakeLock.ts';

let locks: FakeLock[];
let undo = () => {};

class FakeLock extends EventTarget {
  isHeld = true;
  release = async () => {
    this.isHeld = false;
    this.dispatchEvent(new Event('release'));
  };
}

const held = () => locks.filter(({ isHeld }) => isHeld).length;

async function show(visibilityState: DocumentVisibilityState): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
}

function browserWith(wakeLock: unknown): void {
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: wakeLock });
}

beforeEach(() => {
  locks = [];
  browserWith({
    request: async () => {
      const lock = new FakeLock();
      locks.push(lock);
      return lock;
    },
  });
});

afterEach(() => {
  undo();
  vi.restoreAllMocks();
});

it('holds one lock while the page is seen, and lets it go in the end', async () => {
  undo = keepScreenOn();
  await settled();
  await show('visible');
  expect([locks.length, held()]).toEqual([1, 1]);
  undo();
  await settled();
  await show('visible');
  expect([locks.length, held()]).toEqual([1, 0]);
});

it('takes it again when the page is seen again', async () => {
  undo = keepScreenOn();
  await show('hidden');
  await locks[0]?.release();
  await show('hidden');
  expect(locks).toHaveLength(1);
  await show('visible');
  expect([locks.length, held()]).toEqual([2, 1]);
});

it('lets go of a lock that comes after the end', async () => {
  undo = keepScreenOn();
  undo();
  await settled();
  expect([locks.length, held()]).toEqual([1, 0]);
});

it.each([
  ['does not have it', undefined],
  ['refuses it', { request: async () => Promise.reject(new DOMException('low battery', 'NotAllowedError')) }],
])('asks again later where the browser %s', async (_, wakeLock) => {
  const later = navigator.wakeLock;
  browserWith(wakeLock);
  undo = keepScreenOn();
  await settled();
  browserWith(later);
  await show('visible');
  expect(held()).toBe(1);
});
