import { expect, test } from 'vitest';
import { momentsOf } from './moments.ts';
import { NO_AGENDA } from './timeline.ts';

const inRoom = (...toMs: number[]) => toMs.map((end, i) => ({ fromMs: i * 100, toMs: end }));

test('an interview that was ended ends, instead of both leaving at the same moment', () => {
  const presence = { learner: inRoom(50, 900), mentor: inRoom(900) };
  const moments = momentsOf({ presence, questions: [], marks: [], agenda: NO_AGENDA });
  expect(moments.map((moment) => ('side' in moment ? `${moment.side} ${moment.kind}` : moment.kind))).toEqual(
    ['learner joined', 'mentor joined', 'learner left', 'learner returned', 'ended'],
  );
});

test('whoever leaves first is said to', () => {
  const presence = { learner: inRoom(800), mentor: inRoom(900) };
  const moments = momentsOf({ presence, questions: [], marks: [], agenda: NO_AGENDA });
  expect(moments.filter(({ kind }) => kind === 'left').map(({ atMs }) => atMs)).toEqual([800, 900]);
  expect(moments.some(({ kind }) => kind === 'ended')).toBe(false);
});
