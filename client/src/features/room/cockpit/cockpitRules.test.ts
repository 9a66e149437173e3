import type { Cockpit } from '@preproom/models/contract/room/cockpit';
import type { Question } from '@preproom/models/contract/room/questions';
import { describe, expect, it } from 'vitest';
import { cockpitEntries } from './cockpitEntries.ts';
import type { OutboxItem, WaitingItem } from './cockpitItems.ts';
import { filteredQuestions, NO_FILTER } from './questionList.ts';

const at = '2026-11-20T13:05:00.000Z';
const later = '2026-11-20T13:06:00.000Z';
const words = { at, editedAt: at, text: 'stored', criterion: null, mark: null };
const stored: Cockpit = {
  metAt: null,
  asked: [{ id: 'q1', questionId: 'hr-1-conflict', text: 'Q', askedAt: at, shownToLearner: true }],
  notes: [{ id: 'n1', ...words }],
  shownId: null,
  askedBefore: [],
  favourites: [],
};
const waits = (item: OutboxItem): WaitingItem => ({
  key: `key-${item.id}`,
  item,
  storedAtMs: 0,
  refused: null,
});

describe('what the mentor sees', () => {
  it('is what is stored, with what is on its way over it, oldest first', () => {
    const { asked, notes } = cockpitEntries(stored, [
      waits({ kind: 'note', id: 'n1', words: { ...words, at: later, text: 'edited' } }),
      waits({ kind: 'note', id: 'n0', words: { ...words, at: '2026-11-20T13:04:00.000Z', text: 'new' } }),
      waits({ kind: 'withdraw', id: 'q1' }),
    ]);
    expect(asked).toEqual([]);
    expect(notes).toMatchObject([
      { id: 'n0', text: 'new', waitingKey: 'key-n0' },
      { id: 'n1', text: 'edited', at, waitingKey: 'key-n1' },
    ]);
  });

  it('does not show a question twice whose acknowledgement is still missing', () => {
    const asking = { questionId: 'hr-1-conflict', askedAt: at };
    const { asked } = cockpitEntries(stored, [waits({ kind: 'ask', id: 'q1', text: 'Q', asking })]);
    expect(asked).toMatchObject([{ id: 'q1', shownToLearner: true }]);
  });
});

describe('the list of questions', () => {
  const question = (id: string, difficulty: Question['difficulty'], text: string): Question => ({
    id,
    round: 'HR Round 1',
    tracks: [],
    topic: 'Motivation',
    language: null,
    needs: null,
    text,
    purpose: 'Purpose',
    goodAnswer: 'Answer',
    followUps: ['Why so?', 'And then?'],
    difficulty,
  });
  const questions = [
    question('hr-1-a', 'easy', 'Tell me about a conflict'),
    question('hr-1-b', 'hard', 'Tell me about a failure'),
    question('hr-1-c', 'easy', 'Why this company?'),
  ];
  const facts = { askedBefore: ['hr-1-a'], favourites: ['hr-1-b'] };
  const ids = (change: Partial<typeof NO_FILTER>) =>
    filteredQuestions(questions, { ...NO_FILTER, ...change }, facts).map(({ id }) => id);

  it('begins with those that this learner has not had', () => {
    expect(ids({})).toEqual(['hr-1-b', 'hr-1-c', 'hr-1-a']);
  });

  it('is searched by every word, in any case, follow-ups included', () => {
    expect(ids({ search: 'TELL conflict' })).toEqual(['hr-1-a']);
    expect(ids({ search: 'and then' })).toHaveLength(3);
    expect(ids({ search: 'nothing' })).toEqual([]);
  });

  it('is filtered by difficulty and favourites', () => {
    expect(ids({ difficulty: 'easy' })).toEqual(['hr-1-c', 'hr-1-a']);
    expect(ids({ onlyFavourites: true })).toEqual(['hr-1-b']);
    expect(ids({ onlyFavourites: true, difficulty: 'easy' })).toEqual([]);
  });
});
