import { expect, test } from 'vitest';
import { createModePolicy, type DeviceMode, FRAMES_PER_SECOND, type ModePolicy } from './modePolicy.ts';

/** Feeds frames as the reader takes them in the current mode, one in flight, and returns each change of mode. */
function run(
  policy: ModePolicy,
  from: number,
  to: number,
  inferenceMs: number,
): [at: number, mode: DeviceMode][] {
  const changes: [number, DeviceMode][] = [];
  let mode: DeviceMode | null = null;
  for (let at = from; at < to; ) {
    const next = policy.add({ seconds: at, inferenceMs });
    if (mode !== null && next !== mode) changes.push([Math.round(at - from), next]);
    mode = next;
    at += Math.max(1 / FRAMES_PER_SECOND[mode], inferenceMs / 1000);
  }
  return changes;
}

const worker = () => createModePolicy({ onMainThread: false });

test('a quick device stays in full mode', () => {
  expect(run(worker(), 0, 120, 25)).toEqual([]);
});

test('60 ms a frame is too slow for full mode: reduced within seconds', () => {
  expect(run(worker(), 0, 60, 60)).toEqual([[5, 'reduced']]);
});

test('between the two limits the mode stays as it is', () => {
  const policy = worker();
  expect(run(policy, 0, 10, 50)).toEqual([]);
  run(policy, 10, 20, 70);
  expect(run(policy, 20, 100, 50)).toEqual([]);
});

test('a device that recovers goes back to full, later each time', () => {
  const policy = worker();
  run(policy, 0, 10, 80);
  const [first] = run(policy, 10, 60, 30);
  run(policy, 60, 70, 80);
  const [second] = run(policy, 70, 140, 30);
  expect(first?.[1]).toBe('full');
  expect(second?.[1]).toBe('full');
  expect(second?.[0]).toBeGreaterThan(15 + (first?.[0] ?? 0));
});

test('below four frames a second nothing is read, until the device has time again', () => {
  const policy = worker();
  expect(run(policy, 0, 40, 300)).toEqual([
    [5, 'reduced'],
    [16, 'none'],
  ]);
  expect(run(policy, 40, 60, 40)).toContainEqual([5, 'reduced']);
});

test('ten busy seconds are no reason to give up', () => {
  const policy = worker();
  expect(run(policy, 0, 12, 300)).toEqual([[5, 'reduced']]);
  expect(run(policy, 12, 20, 100)).toEqual([]);
});

test('on the main thread full mode is never reached', () => {
  const policy = createModePolicy({ onMainThread: true });
  expect(policy.add({ seconds: 0, inferenceMs: 10 })).toBe('reduced');
  expect(run(policy, 0.2, 100, 10)).toEqual([]);
});

test('a pause is no slowness', () => {
  const policy = worker();
  run(policy, 0, 10, 25);
  policy.pause();
  expect(policy.add({ seconds: 60, inferenceMs: 25 })).toBe('full');
  expect(run(policy, 60.1, 70, 25)).toEqual([]);
});
