import type { Phase } from '../catalogues/phases.ts';
import { MINUTE_MS } from '../http/durations.ts';
import type { InterviewMode } from '../room/agenda/agenda.ts';
import type { SessionSide } from '../sessions/sessions.ts';
import type { Timeline } from './timeline.ts';

/** One moment of a session, as lists and the PDF name it. */
export type Moment = { atMs: number } & (
  | { kind: 'joined' | 'left' | 'returned'; side: SessionSide }
  | { kind: 'ended' }
  | { kind: 'question'; text: string }
  | { kind: 'strong' | 'improve' }
  | { kind: 'focus'; minutes: number }
  | { kind: 'mode'; mode: InterviewMode }
);

/** What is worth finding again: arrivals, losses, questions, marks, focus times and modes, in order. */
export function momentsOf({
  presence,
  questions,
  marks,
  agenda,
}: Pick<Timeline, 'presence' | 'questions' | 'marks' | 'agenda'>): Moment[] {
  const endMs = endOf(presence);
  const isEnd = (moment: Moment) => moment.kind === 'left' && moment.atMs === endMs;
  const moments: Moment[] = [
    ...presenceMoments('learner', presence.learner).filter((moment) => !isEnd(moment)),
    ...presenceMoments('mentor', presence.mentor).filter((moment) => !isEnd(moment)),
    ...(endMs === null ? [] : [{ kind: 'ended' as const, atMs: endMs }]),
    ...questions.map(({ atMs, text }): Moment => ({ kind: 'question', atMs, text })),
    ...marks.map(({ atMs, mark }): Moment => ({ kind: mark, atMs })),
    ...agenda.modes.map(({ atMs, mode }): Moment => ({ kind: 'mode', mode, atMs })),
    ...agenda.focus.map(({ fromMs, toMs }): Moment => {
      // Ended after some seconds, it still was focus time.
      const minutes = Math.max(1, Math.round((toMs - fromMs) / MINUTE_MS));
      return { kind: 'focus', minutes, atMs: fromMs };
    }),
  ];
  return moments.sort((a, b) => a.atMs - b.atMs);
}

/** Moments under the phase of the interview in which they were. */
export interface MomentGroup {
  /** Null: before the first phase, or none is known. */
  phase: Phase | null;
  /** When the phase began; null without one. */
  fromMs: number | null;
  moments: Moment[];
}

/** The moments of a session, each under its phase; a phase in which nothing happened is a heading alone. */
export function momentGroups(
  timeline: Pick<Timeline, 'presence' | 'questions' | 'marks' | 'agenda'>,
): MomentGroup[] {
  const { phases } = timeline.agenda;
  const moments = momentsOf(timeline);
  const startOf = (i: number) => phases[i]?.fromMs ?? Number.POSITIVE_INFINITY;
  const before = moments.filter(({ atMs }) => atMs < startOf(0));
  const groups = phases.map(({ phase, fromMs }, i): MomentGroup => {
    const own = moments.filter(({ atMs }) => atMs >= fromMs && atMs < startOf(i + 1));
    return { phase, fromMs, moments: own };
  });
  return before.length > 0 ? [{ phase: null, fromMs: null, moments: before }, ...groups] : groups;
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
