import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isInRoom } from '../../../call/machine/callState.ts';
import { CallHarness } from '../../../call/testing/callHarness.ts';
import { snapshot } from '../../../call/testing/roomFixtures.ts';
import type { ExpressionReadingState } from '../../../face/readingState.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import type { SpeechState } from '../../../speech/speechRun.ts';
import { StatusPill } from './StatusPill.tsx';

let call: CallHarness;

beforeEach(async () => {
  call = new CallHarness();
  call.signalling.snapshot = snapshot({ status: 'live' });
  await call.connect();
});

afterEach(() => {
  cleanup();
  call.session.leave();
});

const reading = { status: 'reading', mode: 'full', problem: null, hasMoved: false } as const;
const measuring = { status: 'measuring' } as const;
const OFF = { status: 'off' } as const;

const actions = { stopReading: vi.fn(), stopTalk: vi.fn(), details: vi.fn() };

function show(read: ExpressionReadingState, talk: SpeechState, change: 'none' | 'lost' = 'none') {
  for (const action of Object.values(actions)) action.mockReset();
  renderPage(<Pill read={read} talk={talk} isLost={change === 'lost'} />);
}

interface PillProps {
  read: ExpressionReadingState;
  talk: SpeechState;
  isLost: boolean;
}

function Pill({ read, talk, isLost }: PillProps) {
  const [isOpen, setOpen] = useState(false);
  const { call: state, ...view } = call.session.get();
  if (!isInRoom(state)) return null;
  return (
    <StatusPill
      call={{
        session: call.session,
        view: { call: state, ...view },
        media: call.media,
        mediaState: call.media.get(),
      }}
      state={isLost ? { ...state, status: 'reconnecting', reason: 'connection_lost' } : state}
      reading={{
        state: read,
        onStop: actions.stopReading,
        onRecalibrate: () => {},
        onRenewPose: () => {},
      }}
      speech={{ state: talk, onStop: actions.stopTalk }}
      isIdle={false}
      isOpen={isOpen}
      onOpenChange={setOpen}
      onOpenConnection={actions.details}
    />
  );
}

/** What can be seen of it. */
function seen(): string | undefined {
  const shown = pill().cloneNode(true) as HTMLElement;
  for (const hidden of shown.querySelectorAll('.sr-only')) hidden.remove();
  return shown.textContent?.trim();
}
const pill = () => screen.getByRole('button');

it.each<[string, ExpressionReadingState, SpeechState, string]>([
  ['nothing measured', OFF, OFF, 'Connected'],
  ['talk time alone', OFF, measuring, 'Talk time on'],
  ['readings before talk time', reading, measuring, 'Readings on'],
  [
    'what talk time asks for before calm readings',
    reading,
    { status: 'paused', reason: 'waiting_for_audio' },
    'Talk time paused',
  ],
  [
    'what readings ask for before what talk time does',
    { ...reading, problem: 'no_face' },
    { status: 'paused', reason: 'waiting_for_audio' },
    'No face detected',
  ],
])('shows what matters most: %s', (_, read, talk, word) => {
  show(read, talk);
  expect(seen()).toBe(word);
});

it('shows trouble with the connection before anything, and still that somebody is read', () => {
  show(reading, measuring, 'lost');
  expect(seen()).toBe('Reconnecting');
  expect(pill().querySelectorAll('svg')).toHaveLength(2);
});

it('tells screen readers what is measured while it is closed', () => {
  show({ ...reading, problem: 'no_face' }, measuring);
  const spoken = screen.getAllByRole('status').map(({ textContent }) => textContent);
  // The third is the page's own, which names its address.
  expect(spoken.slice(0, 2)).toEqual(['Expression reading onNo face detected', 'Talk time on']);
});

it.each(['{Enter}', ' '])(
  'opens by %o with everything in it, closes by Escape, and gives the focus back',
  async (key) => {
    show(reading, measuring);
    const user = userEvent.setup();
    await user.tab();
    const opener = document.activeElement;
    await user.keyboard(key);
    const dialog = screen.getByRole('dialog', { name: 'Call status' });
    for (const name of ['Connection', 'Expression reading', 'Talk time'])
      expect(within(dialog).getByRole('region', { name })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await vi.waitFor(() => expect(document.activeElement).toBe(opener));
  },
);

it('stops readings and talk time in two presses, and leads to the details of the connection', async () => {
  show(reading, measuring);
  const user = userEvent.setup();
  await user.click(pill());
  await user.click(screen.getByRole('button', { name: 'Stop expression reading' }));
  expect(actions.stopReading).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Stop measuring talk time' }));
  expect(actions.stopTalk).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Details' }));
  expect(actions.details).toHaveBeenCalledOnce();
});
