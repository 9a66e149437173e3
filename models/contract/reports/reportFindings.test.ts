import { describe, expect, it } from 'vitest';
import { STAR_CRITERIA } from '../catalogues/criteria.ts';
import { MINUTE_MS } from '../http/durations.ts';
import type { PracticeOffers } from './practiceOffers.ts';
import { reportFindings } from './reportFindings.ts';
import { summarise } from './reportSummary.ts';
import type { Timeline } from './timeline.ts';
import { NO_AGENDA } from './timeline.ts';

const OFFERS: PracticeOffers = {
  next: 'HR Round 2',
  expertise: ['Leadership and team management'],
  articles: [
    { slug: 'hr-round-answers-star-method', title: 'STAR' },
    { slug: 'practise-with-a-mentor', title: 'Practise' },
  ],
};
const NOTHING: PracticeOffers = { next: null, expertise: [], articles: [] };
const allWith = (stars: number) => Object.fromEntries(STAR_CRITERIA.map((criterion) => [criterion, stars]));
const of = (ratings: object, remarks = {}) => ({ ratings, remarks });
const report = (offers = OFFERS) => ({ first: null, offers });
const criteria = (findings: { reason: { kind: string } }[]) =>
  findings.flatMap(({ reason }) => ('criterion' in reason ? [reason.criterion] : []));

const stretch = (from: number, to: number) => ({ fromMs: from * MINUTE_MS, toMs: to * MINUTE_MS });
const timeline = (given: Partial<Timeline>): Timeline => ({
  startsAt: '2026-11-20T13:00:00.000Z',
  originAt: '2026-11-20T13:00:00.000Z',
  span: stretch(0, 45),
  presence: { learner: [], mentor: [] },
  speech: { learner: [], mentor: [] },
  questions: [],
  marks: [],
  parts: [],
  agenda: NO_AGENDA,
  chat: [],
  readings: [],
  connection: [],
  ...given,
});
const measured = (given: Partial<Timeline>) => reportFindings(null, report(), timeline(given));

describe('times that count from when both met', () => {
  // Both met ten minutes after the planned start.
  const originAt = '2026-11-20T13:10:00.000Z';
  const arrival = (fromMs: number) =>
    measured({ originAt, presence: { learner: [{ fromMs, toMs: 40 * MINUTE_MS }], mentor: [] } });

  it('leave lateness to the planned start', () => {
    expect(arrival(-10 * MINUTE_MS).well).toMatchObject([{ reason: { kind: 'onTime' } }]);
    expect(arrival(0).practise).toMatchObject([{ reason: { kind: 'late', minutes: 10 } }]);
  });

  it('do not call it a lost connection to look in before the call', () => {
    const peeks = [-9, -7, -5].map((from) => stretch(from, from + 1));
    const presence = { learner: [...peeks, stretch(0, 40)], mentor: [stretch(0, 40)] };
    expect(JSON.stringify(measured({ originAt, presence }).practise)).not.toContain('dropped');
  });
});

describe('what the ratings say', () => {
  it('are the best three and the weakest three', () => {
    const ratings = { ...allWith(4), 'Listening Skills': 5, 'Time Management': 1, 'Stress Handling': 3 };
    const { well, practise } = reportFindings(of(ratings), report(), null);
    expect(criteria(well)).toEqual(['Listening Skills', 'Communication Skills', 'Interpersonal Skills']);
    expect(criteria(practise)).toEqual(['Time Management', 'Stress Handling']);
  });

  it('prefer, among equals, what the mentor wrote about', () => {
    const remarks = { 'Subject Understanding': 'Deep' };
    const ratings = { ...allWith(5), 'Time Management': 4 };
    const best = reportFindings(of(ratings, remarks), report(), null).well[0];
    expect(best?.reason).toMatchObject({ criterion: 'Subject Understanding', remark: 'Deep', stars: 5 });
  });

  it('are said to be alike where they are, and none is called better or weaker than the others', () => {
    const remarks = { 'Subject Understanding': 'Deep' };
    const { well, practise } = reportFindings(of(allWith(5), remarks), report(), null);
    expect(well[0]?.reason).toEqual({ kind: 'alike', stars: 5 });
    expect(criteria(well)).toEqual(['Subject Understanding']);
    expect(practise).toEqual([]);
    expect(reportFindings(of(allWith(3)), report(), null)).toEqual({
      well: [],
      practise: [{ reason: { kind: 'alike', stars: 3 }, step: { kind: 'book', round: 'HR Round 2' } }],
    });
  });

  it('do not hide what the mentor marked to work on, even beside the best ratings', () => {
    const at = (minute: number, mark: 'strong' | 'improve') => ({ atMs: minute * MINUTE_MS, mark });
    const marks = [at(2, 'strong'), at(5, 'improve'), at(9, 'improve')];
    const { practise } = reportFindings(of(allWith(5)), report(), timeline({ marks }));
    expect(practise).toMatchObject([{ reason: { kind: 'marked', times: 2, atMs: 5 * MINUTE_MS } }]);
    const strong = timeline({ marks: [at(2, 'strong')] });
    expect(reportFindings(of(allWith(5)), report(), strong).practise).toEqual([]);
  });

  it('leave out what fits neither, and what was not rated', () => {
    expect(reportFindings(of(allWith(5)), report(), null).practise).toEqual([]);
    expect(reportFindings(of({}), report(), null)).toEqual({ well: [], practise: [] });
    expect(reportFindings(null, report(), null)).toEqual({ well: [], practise: [] });
  });

  it('stand beside the first session', () => {
    const first = { ...firstSession, ratings: { 'Listening Skills': 2 } };
    const { well } = reportFindings(of({ 'Listening Skills': 5 }), { first, offers: OFFERS }, null);
    expect(well[0]?.reason).toMatchObject({ stars: 5, before: 2 });
  });
});

const firstSession = {
  roomid: 'room00000001',
  round: 'HR Round 1',
  isFree: false,
  startsAt: '2026-11-01T13:00:00.000Z',
} as const;

describe('next steps', () => {
  const stepsOf = (offers: PracticeOffers, ...weak: string[]) =>
    reportFindings(
      of(Object.fromEntries(weak.map((criterion) => [criterion, 2]))),
      report(offers),
      null,
    ).practise.map(({ step }) => step);

  it('fit the criterion, are not named twice while there is another, and book only the round that comes next', () => {
    expect(stepsOf(OFFERS, 'Communication Skills', 'Listening Skills', 'Technical Knowlegde')).toEqual([
      { kind: 'book', round: 'HR Round 2' },
      { kind: 'article', slug: 'hr-round-answers-star-method', title: 'STAR' },
      { kind: 'article', slug: 'practise-with-a-mentor', title: 'Practise' },
    ]);
    expect(
      stepsOf({ ...OFFERS, next: 'Tech Round 1' }, 'Communication Skills', 'Technical Knowlegde'),
    ).toEqual([
      { kind: 'article', slug: 'hr-round-answers-star-method', title: 'STAR' },
      { kind: 'book', round: 'Tech Round 1' },
    ]);
  });

  it('leave out what cannot be practised', () => {
    const background = [
      'Education Background',
      'Additional Certification',
      'Summer Internship/Live projects',
    ];
    expect(stepsOf(OFFERS, ...background)).toEqual([]);
    const best = Object.fromEntries(background.map((criterion) => [criterion, 5]));
    const remarks = { 'Education Background': 'Good college' };
    const { well } = reportFindings(of({ ...allWith(4), ...best }, remarks), report(), null);
    expect(criteria(well).filter((criterion) => background.some((one) => one === criterion))).toEqual([]);
  });

  it('name a mentor who knows the subject only where one can be booked', () => {
    expect(stepsOf(OFFERS, 'Leadership Ability')).toEqual([
      { kind: 'mentors', round: 'HR Round 2', expertise: 'Leadership and team management' },
    ]);
    expect(stepsOf({ ...OFFERS, next: null }, 'Leadership Ability')).toEqual([
      { kind: 'article', slug: 'hr-round-answers-star-method', title: 'STAR' },
    ]);
  });

  it('are the programs when nothing else is offered', () => {
    expect(stepsOf(NOTHING, 'Communication Skills')).toEqual([{ kind: 'programs' }]);
  });
});

describe('what was measured', () => {
  it('praises who came before the start, and reminds who came late', () => {
    expect(measured({ presence: { learner: [stretch(-1, 45)], mentor: [] } }).well).toEqual([
      { reason: { kind: 'onTime', atMs: -MINUTE_MS } },
    ]);
    const late = measured({ presence: { learner: [stretch(6.5, 45)], mentor: [] } });
    expect(late.practise).toEqual([
      { reason: { kind: 'late', minutes: 6, atMs: 6.5 * MINUTE_MS }, step: { kind: 'calendar' } },
    ]);
    expect(measured({ presence: { learner: [stretch(1, 45)], mentor: [] } })).toEqual({
      well: [],
      practise: [],
    });
  });

  it('names a connection that dropped again and again', () => {
    const learner = [stretch(2, 5), stretch(6, 9), stretch(10, 20), stretch(21, 45)];
    expect(measured({ presence: { learner, mentor: [] } }).practise).toEqual([
      { reason: { kind: 'dropped', times: 3, atMs: 5 * MINUTE_MS }, step: { kind: 'help' } },
    ]);
  });

  it('says that somebody spoke little, unless one microphone was not measured', () => {
    const speech = { learner: [stretch(0, 1)], mentor: [stretch(1, 5)] };
    expect(measured({ speech }).practise[0]?.reason).toEqual({ kind: 'quiet', percent: 20 });
    expect(measured({ speech: { ...speech, learner: [] } }).practise).toEqual([]);
  });

  it('names a turn that was too long: breaths belong to it, the mentor’s words end it', () => {
    const learner = [stretch(0, 2), stretch(2.02, 3.5), stretch(10, 11)];
    const withBreath = measured({ speech: { learner, mentor: [stretch(4, 5)] } });
    expect(withBreath.practise[0]?.reason).toEqual({ kind: 'longTurn', minutes: 3, atMs: 0 });
    const interrupted = measured({ speech: { learner, mentor: [stretch(2, 2.02)] } });
    expect(interrupted.practise).toEqual([]);
  });
});

describe('the opening of the report', () => {
  it('names strongest, weakest and what has grown', () => {
    const ratings = {
      ...allWith(3),
      'Time Management': 1,
      'Listening Skills': 5,
      'Overall Hirability Index': 7,
    };
    const first = { ...firstSession, ratings: { ...allWith(3), 'Overall Hirability Index': 5 } };
    expect(summarise({ ratings }, { first, previous: null })).toEqual({
      index: 7,
      firstIndex: 5,
      strongest: 'communication',
      weakest: 'pressure',
      grown: { group: 'communication', by: expect.closeTo(2 / 3) },
    });
  });

  it('says nothing of a weakest group when all are alike, and of growth without an earlier session', () => {
    expect(summarise({ ratings: allWith(4) }, { first: null, previous: null })).toMatchObject({
      weakest: null,
      firstIndex: null,
      grown: null,
    });
  });
});
