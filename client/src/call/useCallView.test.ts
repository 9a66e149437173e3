import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallHarness } from './testing/callHarness.ts';
import { MENTOR_ID } from './testing/roomFixtures.ts';
import { useCallView } from './useCallView.ts';

let call: CallHarness;
let drawn: string[];
let draws = 0;

beforeEach(async () => {
  vi.useFakeTimers();
  call = new CallHarness();
  drawn = [];
  renderHook(() => {
    const { status } = useCallView(call.session).call;
    draws += 1;
    if (status !== drawn.at(-1)) drawn.push(status);
  });
  await act(async () => {
    void call.join();
    await vi.advanceTimersByTimeAsync(0);
    call.startNegotiation();
    await vi.advanceTimersByTimeAsync(0);
  });
});

afterEach(() => {
  cleanup();
  call.session.leave();
  vi.useRealTimers();
});

it('draws nothing while a connection is being made, and what came of it at once', () => {
  expect(drawn).toEqual(['idle']);
  act(() => call.peers.last.options.listener.onConnected());
  expect(drawn).toEqual(['idle', 'connected']);
});

it('draws on the way where it takes longer', () => {
  act(() => vi.advanceTimersByTime(249));
  expect(drawn).toEqual(['idle']);
  act(() => vi.advanceTimersByTime(1));
  expect(drawn).toEqual(['idle', 'connecting']);
});

it('draws the end of an attempt at once', () => {
  act(() => call.session.leave());
  expect(drawn).toEqual(['idle', 'left']);
});

it('draws a loss at once, and how it is made good when it is', async () => {
  act(() => call.peers.last.options.listener.onConnected());
  const lost = { _id: MENTOR_ID, reason: 'lost' } as const;
  act(() => call.signalling.last.emit({ name: 'participant:left', payload: lost }));
  expect(drawn.at(-1)).toBe('reconnecting');
  const before = draws;
  await act(async () => {
    call.startNegotiation('next');
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(draws).toBe(before);
  act(() => call.peers.last.options.listener.onConnected());
  expect(drawn.at(-1)).toBe('connected');
});
