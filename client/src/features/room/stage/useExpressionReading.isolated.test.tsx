import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isInRoom } from '../../../call/machine/callState.ts';
import { CallHarness } from '../../../call/testing/callHarness.ts';
import { useCallView } from '../../../call/useCallView.ts';
import { READING_OFF } from '../../../face/readingState.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { aRoom } from '../testing/roomSamples.ts';
import { useExpressionReading } from './useExpressionReading.ts';

const reading = {
  subscribe: () => () => {},
  getState: () => READING_OFF,
  start: vi.fn(),
  stop: vi.fn(),
  reconnected: () => {},
  dispose: () => {},
};
vi.mock('../../../face/browserExpressionReading.ts', () => ({
  createBrowserExpressionReading: () => reading,
}));

let call: CallHarness;
const room = aRoom({ readings: { unavailable: null, modelSha256: 'hash', consent: true } });

function Inside({ state }: { state: Parameters<typeof useExpressionReading>[2] }) {
  const { session, media } = call;
  useExpressionReading(room, { session, media, view: session.get(), mediaState: media.get() }, state);
  return null;
}

function Room() {
  const { call: state } = useCallView(call.session);
  return isInRoom(state) && <Inside state={state} />;
}

beforeEach(async () => {
  vi.clearAllMocks();
  call = new CallHarness();
  await call.connect();
  vi.useFakeTimers();
  renderPage(<Room />);
});

afterEach(() => {
  cleanup();
  call.session.leave();
  vi.useRealTimers();
});

it('begins once the first picture has had its time', () => {
  expect(reading.start).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1_000));
  expect(reading.start).toHaveBeenCalledTimes(1);
});

it('does not begin when the call is left before that', () => {
  act(() => call.session.leave());
  act(() => vi.advanceTimersByTime(1_000));
  expect(reading.start).not.toHaveBeenCalled();
});
