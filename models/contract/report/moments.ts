import type { SessionSide } from '../room/sessions.ts';
import type { Timeline } from '../room/timeline.ts';

/** One moment of a session, as lists and the PDF name it. */
export type Moment = { atMs: number } & (
  | { kind: 'joined' | 'left' | 'returned'; side: SessionSide }
  | { kind: 'question'; text: string }
  | { kind: 'strong' | 'improve' }
);

/** What is worth finding again: arrivals, losses, questions and marks, in order. */
export function momentsOf({
  presence,
  questions,
  marks,
}: Pick<Timeline, 'presence' | 'questions' | 'marks'>): Moment[] {
  const moments: Moment[] = [
    ...presenceMoments('learner', presence.learner),
    ...presenceMoments('mentor', presence.mentor),
    ...questions.map(({ atMs, text }): Moment => ({ kind: 'question', atMs, text })),
    ...marks.map(({ atMs, mark }): Moment => ({ kind: mark, atMs })),
  ];
  return moments.sort((a, b) => a.atMs - b.atMs);
}

function presenceMoments(side: SessionSide, stretches: Timeline['presence'][SessionSide]): Moment[] {
  return stretches.flatMap(({ fromMs, toMs }, i): Moment[] => [
    { kind: i === 0 ? 'joined' : 'returned', side, atMs: fromMs },
    { kind: 'left', side, atMs: toMs },
  ]);
}
