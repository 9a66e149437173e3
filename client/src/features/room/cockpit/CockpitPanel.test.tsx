import {
  askQuestion,
  type Cockpit,
  getCockpit,
  getRoundQuestions,
  removeNote,
  showQuestion,
  writeNote,
} from '@preproom/models/contract/room/cockpit';
import type { Question } from '@preproom/models/contract/room/questions';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { INITIAL_STATE, useStore } from '../../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { aCurrentUser } from '../../../lib/testing/samples.ts';
import { CockpitPanel } from './CockpitPanel.tsx';
import type { CockpitRoom } from './cockpitRoom.ts';

const AT = '2026-11-24T13:05:00.000Z';
const MET_AT = '2026-11-24T12:58:00.000Z';
const NOTHING: Cockpit = {
  metAt: MET_AT,
  asked: [],
  notes: [],
  shownId: null,
  askedBefore: [],
  favourites: [],
};
const room = {
  roomid: 'room00000001',
  round: 'HR Round 1',
  isFree: false,
  startsAt: '2026-11-24T13:00:00.000Z',
  aboutLearner: {
    skills: { programmingLanguages: ['Python'], frameworks: [], databases: [], expertiseAreas: [] },
    note: { text: 'Ask me about caching.', file: null },
  },
} satisfies CockpitRoom;

function aQuestion(id: string, text: string, difficulty: Question['difficulty'] = 'medium'): Question {
  return {
    id,
    round: 'HR Round 1',
    tracks: [],
    topic: 'Motivation',
    language: null,
    needs: null,
    text,
    purpose: `Why ${id}`,
    goodAnswer: 'Is concrete.',
    followUps: ['And?', 'Why?'],
    difficulty,
  };
}
const QUESTIONS = [
  aQuestion('hr1-old', 'Why this company?'),
  aQuestion('hr1-new', 'What did you build last?', 'hard'),
  aQuestion('hr1-star', 'Whom do you admire?'),
];

let network: FakeNetwork;
const onClose = vi.fn();

async function open(cockpit: Partial<Cockpit> = {}, hasQuestions = true) {
  network.answer(getCockpit, { ...NOTHING, ...cockpit });
  if (hasQuestions) network.answer(getRoundQuestions, { questions: QUESTIONS, groupDiscussion: null });
  useStore.setState({ user: aCurrentUser('mentor').data });
  renderPage(
    <CockpitPanel
      room={room}
      hasMet
      isOpen
      onClose={onClose}
      onOpenShared={() => {}}
      Criteria={() => <p>The criteria</p>}
      criteria={{ textOf: (criterion) => criterion }}
    />,
  );
  await screen.findByRole('complementary', { name: 'Interview guide' });
}
const part = (name: string) => userEvent.click(screen.getByRole('tab', { name }));
/** The questions in their order. */
const order = () => QUESTIONS.map(({ text }) => text).toSorted((a, b) => positionOf(a) - positionOf(b));
const positionOf = (text: string) => screen.getByRole('tabpanel').textContent?.indexOf(text) ?? -1;
const card = (text: string) => within(screen.getByText(text).closest('li') as HTMLElement);

beforeEach(() => {
  network = fakeNetwork();
  localStorage.clear();
  useStore.setState(INITIAL_STATE);
  onClose.mockReset();
});
afterEach(cleanup);

describe("the mentor's guide", () => {
  it('takes the keyboard when it opens, and Escape closes it', async () => {
    await open();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close guide' }));
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('names what the learner wants to be asked about', async () => {
    await open();
    expect(screen.getByRole('list', { name: 'Programming languages' }).textContent).toBe('Python');
  });

  it('lists questions that this learner has not had first, and narrows them down', async () => {
    await open({ askedBefore: ['hr1-old'], favourites: ['hr1-star'] });
    await part('Questions');
    await screen.findByText('3 questions');
    await waitFor(() => expect(order().at(-1)).toBe('Why this company?'));
    await userEvent.click(screen.getByRole('button', { name: 'Favourites only' }));
    screen.getByText('1 question');
    screen.getByText('Whom do you admire?');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search questions' }), 'no such words');
    screen.getByText('No matching questions. Change your search or filters.');
  });

  it('asks a question, and then shows it on the learner’s screen', async () => {
    await open();
    network.answer(askQuestion, {
      asked: { id: 'a', questionId: 'hr1-new', text: 'x', askedAt: AT, shownToLearner: false },
    });
    await part('Questions');
    await screen.findByText('What did you build last?');
    await userEvent.click(card('What did you build last?').getByRole('button', { name: 'Ask' }));
    await waitFor(() => expect(network.sentTo(askQuestion)).toHaveLength(1));
    expect(network.sentTo(askQuestion)[0]?.body).toMatchObject({ questionId: 'hr1-new' });
    expect(network.sentTo(showQuestion)).toHaveLength(0);
    network.refuse(showQuestion, 409, { code: 'room_not_open', message: '' });
    await userEvent.click(card('What did you build last?').getByRole('button', { name: 'Show to learner' }));
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
  });

  it('keeps a note on the device until it is stored', async () => {
    await open();
    await part('Notes');
    await userEvent.type(screen.getByLabelText('New note'), 'Clear opening{Enter}');
    screen.getByText('Clear opening');
    await screen.findByText('Not saved yet. Retrying…');
    expect(JSON.stringify({ ...localStorage })).toContain('Clear opening');
    network.answerWith(writeNote, async () => {
      const [sent] = network.sentTo(writeNote).slice(-1);
      const id = sent?.path.split('/').at(-1) ?? '';
      return { note: { ...(sent?.body as Cockpit['notes'][number]), id } };
    });
    await screen.findByText('Saved');
    expect(JSON.stringify({ ...localStorage })).not.toContain('Clear opening');
  });

  /** The server, as far as notes go. */
  const storesNotes = () =>
    network.answerWith(writeNote, async () => {
      const [sent] = network.sentTo(writeNote).slice(-1);
      const id = sent?.path.split('/').at(-1) ?? '';
      return { note: { ...(sent?.body as Cockpit['notes'][number]), id } };
    });

  it.each([
    ['another tab is opened', () => part('Plan')],
    ['the guide is closed', () => cleanup()],
    ['nothing more is pressed', () => {}],
  ])('stores a note that was typed and never finished: %s', async (_, leave) => {
    await open();
    await part('Notes');
    await userEvent.type(screen.getByLabelText('New note'), 'Knows her project');
    expect(screen.queryByText('Saved')).toBeNull();
    expect(JSON.stringify({ ...localStorage })).toContain('Knows her project');
    storesNotes();
    await leave();
    await waitFor(
      () => expect(network.sentTo(writeNote).at(-1)?.body).toMatchObject({ text: 'Knows her project' }),
      { timeout: 15_000 },
    );
    expect(new Set(network.sentTo(writeNote).map(({ path }) => path)).size).toBe(1);
  });

  it('goes on with the same note after another tab, and begins another one with Enter', async () => {
    await open();
    storesNotes();
    await part('Notes');
    await userEvent.type(screen.getByLabelText('New note'), 'First');
    await part('Plan');
    await part('Notes');
    expect(screen.getByLabelText<HTMLTextAreaElement>('New note').value).toBe('First');
    expect(screen.queryAllByRole('listitem')).toEqual([]);
    await userEvent.type(screen.getByLabelText('New note'), ' one{Enter}Second');
    await waitFor(() => expect(screen.getByRole('listitem').textContent).toContain('First one'));
    await waitFor(() => expect(new Set(network.sentTo(writeNote).map(({ path }) => path)).size).toBe(2), {
      timeout: 15_000,
    });
  });

  it('says that a refused note is not saved, also when nothing else waits', async () => {
    await open();
    network.refuse(writeNote, 409, { code: 'list_full', message: '' });
    await part('Notes');
    await userEvent.type(screen.getByLabelText('New note'), 'One too many{Enter}');
    await screen.findByText(/aren’t saved/);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('saves an edited note at each key, and Cancel brings the old text back', async () => {
    const note = { id: 'n1', at: AT, text: 'Too fast', criterion: null, mark: null, editedAt: AT };
    await open({ notes: [note] });
    storesNotes();
    await part('Notes');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit note, 7:00' }));
    await userEvent.type(screen.getByLabelText('Note'), ' at first');
    expect(JSON.stringify({ ...localStorage })).toContain('Too fast at first');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(network.sentTo(writeNote).at(-1)?.body).toMatchObject({ text: 'Too fast' }));
  });

  it('counts from when both met, and has no negative time', async () => {
    const note = { text: 'Ready', criterion: null, mark: null, editedAt: AT };
    const notes = [
      { ...note, id: 'n1', at: '2026-11-24T12:50:00.000Z' },
      { ...note, id: 'n2', at: '2026-11-24T12:59:05.000Z' },
    ];
    await open({ notes });
    await part('Notes');
    await screen.findByRole('button', { name: 'Edit note, 1:05' });
    screen.getByRole('button', { name: 'Edit note, Before' });
    expect(screen.getByRole('tabpanel').textContent).not.toMatch(/[-−]\d/);
  });

  it('removes a note', async () => {
    const note = { id: 'n1', at: AT, text: 'Too fast', criterion: null, mark: null, editedAt: AT };
    await open({ notes: [note] });
    network.answer(removeNote, { removed: true });
    await part('Notes');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete note, 7:00' }));
    await waitFor(() => expect(screen.queryByText('Too fast')).toBeNull());
    await waitFor(() => expect(network.sentTo(removeNote)).toHaveLength(1));
  });

  it('says that the questions cannot be loaded, and tries again', async () => {
    await open({}, false);
    await part('Questions');
    await screen.findByText('Couldn’t load the questions');
    network.answer(getRoundQuestions, { questions: QUESTIONS, groupDiscussion: null });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('3 questions');
  });
});
