import type { GroupDiscussion } from '@preproom/models/contract/room/groupDiscussion';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { GroupDiscussionGuide } from './GroupDiscussionGuide.tsx';
import { NO_FILTER } from './questionList.ts';
import type { CockpitInUse } from './useCockpit.ts';

const DISCUSSION: GroupDiscussion = {
  purpose: 'It shows how somebody moves a group forward.',
  steps: [
    { title: 'Explain', minutes: 2, mentor: 'Say that you lead.' },
    { title: 'Discuss', minutes: 10, mentor: 'Speak in short turns.' },
    { title: 'Give feedback', minutes: 6, mentor: 'Begin with their view.' },
  ],
  roles: [{ name: 'Asha', behaviour: 'Brings a number.', tests: 'Whether it is used.' }],
  watchFor: ['Opening: defines the question.'],
  scoring: [{ criterion: 'Listening Skills', strong: 'Builds on others.', weak: 'Waits to speak.' }],
  prompts: [
    {
      ...{ id: 'gd-ai-assignments', kind: 'topic', tracks: [], difficulty: 'easy' },
      text: 'Colleges should allow AI tools.',
      pointsFor: ['People use them at work.', 'A ban can’t be enforced.'],
      pointsAgainst: ['A first draft teaches.', 'Paid tools are unfair.'],
      turn: 'The dean asks for one rule.',
    },
    {
      ...{ id: 'gd-red', kind: 'abstract', tracks: [], difficulty: 'hard' },
      text: 'Red.',
      pointsFor: ['It warns.', 'It sells.'],
      pointsAgainst: ['It tires.', 'It is a habit.'],
      turn: 'Somebody says blue.',
    },
  ],
};

function show(asked: { questionId: string }[] = [], filter = NO_FILTER) {
  const cockpit = { asked: [], ask: vi.fn(), timeText: () => '02:10', isInCall: () => true };
  const showing = { shown: null, isPending: false, error: null, show: vi.fn(), hide: vi.fn() };
  const entries = asked.map((one) => ({ ...one, id: 'a', askedAt: '2026-11-24T13:05:00.000Z' }));
  renderPage(
    <GroupDiscussionGuide
      discussion={DISCUSSION}
      filter={filter}
      cockpit={{ ...cockpit, asked: entries } as unknown as CockpitInUse}
      showing={showing}
      criteria={{ textOf: (criterion) => `“${criterion}”` }}
    />,
  );
  return { cockpit, showing };
}

afterEach(cleanup);

it('says how long it takes, and has steps, roles, points for both sides and stars', () => {
  show();
  screen.getByText('18 min');
  for (const text of [
    'Say that you lead.',
    'Whether it is used.',
    'A first draft teaches.',
    'The dean asks for one rule.',
    'Opening: defines the question.',
    '“Listening Skills”',
  ])
    screen.getByText(text);
});

it('asks a prompt, and shows one that was asked to the learner', async () => {
  const { cockpit } = show();
  await userEvent.click(screen.getByText('Group discussion'));
  await userEvent.click(screen.getAllByRole('button', { name: 'Ask' })[0] as HTMLElement);
  expect(cockpit.ask).toHaveBeenCalledWith(DISCUSSION.prompts[0]);
});

it('shows a prompt that was asked on the learner’s screen', async () => {
  const { showing } = show([{ questionId: 'gd-ai-assignments' }]);
  await userEvent.click(screen.getByText('Group discussion'));
  screen.getByText('Asked at 02:10');
  await userEvent.click(screen.getByRole('button', { name: 'Show to learner' }));
  expect(showing.show).toHaveBeenCalledOnce();
});

it('leaves out prompts that don’t fit the filters of the questions', async () => {
  show([], { ...NO_FILTER, difficulty: 'hard', onlyFavourites: true });
  expect(screen.queryByText('Colleges should allow AI tools.')).toBeNull();
  screen.getByText('Red.');
  cleanup();
  show([], { ...NO_FILTER, search: 'assignments' });
  screen.getByText('No matching prompts. Change your search or filters.');
});
