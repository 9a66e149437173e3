import type { SessionSide } from '../sessions/sessions.ts';
import type { Timeline } from './timeline.ts';

/** One moment of a session, as lists and the PDF name it. */
export type Moment = { atMs: number } & (
  | { kind: 'joined' | 'left' | 'returned'; side: SessionSide }
  | { kind: 'ended' }
  | { kind: 'question'; text: string }
  | { kind: 'strong' | 'improve' }
);

/** What is worth finding again: arrivals, losses, questions and marks, in order. */
export function momentsOf({
  presence,
  questions,
  marks,
}: Pick<Timeline, 'presence' | 'questions' | 'marks'>): Moment[] {
  const endMs = endOf(presence);
  const isEnd = (moment: Moment) => moment.kind === 'left' && moment.atMs === endMs;
  const moments: Moment[] = [
    ...presenceMoments('learner', presence.learner).filter((moment) => !isEnd(moment)),
    ...presenceMoments('mentor', presence.mentor).filter((moment) => !isEnd(moment)),
    ...(endMs === null ? [] : [{ kind: 'ended' as const, atMs: endMs }]),
    ...questions.map(({ atMs, text }): Moment => ({ kind: 'question', atMs, text })),
    ...marks.map(({ atMs, mark }): Moment => ({ kind: mark, atMs })),
  ];
  return moments.sort((a, b) => a.atMs - b.atMs);
}

/** When the interview was ended, which took both out of the room at the same millisecond; null if they left by themselves. */
function endOf({ learner, mentor }: Timeline['presence']): number | null {
  const [last, other] = [learner.at(-1)?.toMs, mentor.at(-1)?.toMs];
  return last !== undefined && last === other ? last : null;
}

function presenceMoments(side: SessionSide, stretches: Timeline['presence'][SessionSide]): Moment[] {
  return stretches.flatMap(({ fromMs, toMs }, i): Moment[] => [
    { kind: i === 0 ? 'joined' : 'returned', side, atMs: fromMs },
    { kind: 'left', side, atMs: toMs },
  ]);
}
