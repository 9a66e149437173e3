import {
  type Cockpit,
  getCockpit,
  type NoteWords,
  removeNote,
  type SessionNote,
  writeNote,
} from '@preproom/models/contract/room/cockpit';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { INITIAL_STATE, useStore } from '../../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { aCurrentUser } from '../../../lib/testing/samples.ts';
import { CockpitPanel } from './CockpitPanel.tsx';

const NOTHING: Cockpit = {
  metAt: new Date(Date.now() - 60_000).toISOString(),
  asked: [],
  notes: [],
  shownId: null,
  askedBefore: [],
  favourites: [],
};
let network: FakeNetwork;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  useStore.setState({ ...INITIAL_STATE, user: aCurrentUser('mentor').data });
  network = fakeNetwork();
  network.answer(getCockpit, NOTHING);
  network.answer(removeNote, { removed: true });
  network.answerWith(writeNote, async () => {
    const [sent] = network.sentTo(writeNote).slice(-1);
    const id = sent?.path.split('/').at(-1) ?? '';
    return { note: { id, ...(sent?.body as NoteWords) } };
  });
});
afterEach(cleanup);

async function open({ hasMet = true, isOpen = true } = {}) {
  renderPage(
    <CockpitPanel
      room={{
        ...{
          roomid: 'room00000001',
          round: 'HR Round 1',
          isFree: false,
          startsAt: '2026-11-24T13:00:00.000Z',
        },
        aboutLearner: { skills: null, note: null },
      }}
      hasMet={hasMet}
      isOpen={isOpen}
      onClose={() => {}}
      onOpenShared={() => {}}
      Criteria={() => <p>The criteria</p>}
      criteria={{ textOf: (criterion) => criterion }}
    />,
  );
  if (isOpen) await screen.findByRole('complementary', { name: 'Interview guide' });
}
const marks = () => network.sentTo(writeNote).map(({ body }) => (body as SessionNote).mark);
const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');

describe('the marks of an answer', () => {
  it('are set by key and by tap, and what is so already is not marked again', async () => {
    await open();
    await userEvent.keyboard('0');
    await userEvent.keyboard('1');
    await expect.poll(() => pressed('Situation')).toBe('true');
    await userEvent.keyboard('1');
    await userEvent.click(screen.getByRole('button', { name: 'Action' }));
    await userEvent.click(screen.getByRole('button', { name: 'Action' }));
    await expect.poll(() => pressed('Action')).toBe('true');
    await userEvent.keyboard('0');
    await expect.poll(() => pressed('Action')).toBe('false');
    await expect.poll(marks).toEqual(['situation', 'action', 'answered']);
    await userEvent.click(screen.getByRole('button', { name: 'Undo the last mark of the answer' }));
    await expect.poll(() => pressed('Action')).toBe('true');
  });

  it('are not set while the guide is closed, before both have met, or in a text', async () => {
    await open({ isOpen: false });
    await userEvent.keyboard('1');
    cleanup();
    await open({ hasMet: false });
    await userEvent.keyboard('2');
    cleanup();
    await open();
    await userEvent.click(screen.getByRole('tab', { name: 'Notes' }));
    await userEvent.type(screen.getByLabelText('New note'), '3');
    await expect
      .poll(() => network.sentTo(writeNote).map(({ body }) => (body as SessionNote).text))
      .toEqual(['3']);
    expect(marks()).toEqual([null]);
  });

  it('that the server refuses are said among the notes, and are none', async () => {
    network.refuse(writeNote, 409, { code: 'list_full', message: 'full' });
    await open();
    await userEvent.keyboard('2');
    await userEvent.click(screen.getByRole('tab', { name: 'Notes' }));
    expect(await screen.findByText('Some changes aren’t saved. See Notes and Questions.')).toBeTruthy();
    expect(screen.getByRole('tabpanel').textContent).toContain('Task');
    expect(pressed('Task')).toBe('false');
  });
});
