import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SessionSide } from '../sessions/sessions.ts';
import { SESSION_SIDES } from '../sessions/sides.ts';
import { anEvent, aPoint, at, someInputs } from '../testing/timelines.ts';
import { buildTimeline, type TimelineEvent } from './buildTimeline.ts';
import { covers } from './stretches.ts';
import { Timeline } from './timeline.ts';

const LEARNER = { side: 'learner', isFeedbackSubmitted: true } as const;

const seconds = fc.integer({ min: -660, max: 5_600 });
const side = fc.constantFrom(...SESSION_SIDES);
const spoken = fc.array(fc.record({ start: seconds, end: seconds }), { maxLength: 12 });
const anything = fc.record({
  events: fc.array(fc.tuple(fc.constantFrom('chat', 'joined', 'left', 'ended'), side, seconds), {
    maxLength: 20,
  }),
  questions: fc.array(fc.tuple(fc.constantFrom('Why us?', 'Why you?'), seconds), { maxLength: 6 }),
  marks: fc.array(fc.tuple(fc.constantFrom('strong', 'improve'), seconds), { maxLength: 6 }),
  learner: spoken,
  mentor: spoken,
  readings: fc.uniqueArray(fc.integer({ min: -60, max: 540 }), { maxLength: 10 }),
  lastPresence: seconds,
});

/** What a call loses is not among the inputs, and what arrives again is there twice, in any order. */
const loseRepeatShuffle = <T>(items: readonly T[]) =>
  fc.subarray([...items]).chain((kept) =>
    fc
      .tuple(
        fc.constant(kept),
        fc.array(fc.nat({ max: 2 }), { minLength: kept.length, maxLength: kept.length }),
      )
      .chain(([all, repeats]) => {
        const arrived = all.flatMap((item, i) => Array.from({ length: 1 + (repeats[i] ?? 0) }, () => item));
        return fc.record({
          kept: fc.constant(all),
          arrived: fc.shuffledSubarray(arrived, { minLength: arrived.length, maxLength: arrived.length }),
        });
      }),
  );

const arrivals = anything.chain((all) =>
  fc.record({
    events: loseRepeatShuffle(all.events),
    questions: loseRepeatShuffle(all.questions),
    marks: loseRepeatShuffle(all.marks),
    learner: loseRepeatShuffle(all.learner),
    mentor: loseRepeatShuffle(all.mentor),
    readings: loseRepeatShuffle(all.readings),
    lastPresence: fc.constant(all.lastPresence),
  }),
);

const isInRoomTime = (s: number) => s >= -600 && s <= 91 * 60;

/** The plain model: second by second, whether this person was there. */
function plainPresence(
  events: readonly (readonly [string, SessionSide, number])[],
  of: SessionSide,
  lastPresence: number,
) {
  return (second: number) => {
    const own = events.filter(([kind, by]) => kind === 'ended' || (kind !== 'chat' && by === of));
    const rank = (kind: string) => ['left', 'joined', 'ended'].indexOf(kind);
    const last = own
      .filter(([, , when]) => when <= second)
      .reduce<(typeof own)[number] | null>(
        (best, one) =>
          !best || one[2] > best[2] || (one[2] === best[2] && rank(one[0]) > rank(best[0])) ? one : best,
        null,
      );
    if (last?.[0] !== 'joined' || !isInRoomTime(second)) return false;
    const isOpen = !own.some(([kind, , when]) => kind !== 'joined' && when > second);
    return !isOpen || second < lastPresence;
  };
}

describe('whatever the order, loss and repetition of the inputs', () => {
  it('is what the plain model gives for what arrived', () => {
    fc.assert(
      fc.property(arrivals, ({ events, questions, marks, learner, mentor, readings, lastPresence }) => {
        const timeline = buildTimeline(
          someInputs({
            lastPresenceAt: at(lastPresence),
            events: events.arrived.map(([kind, by, when]) =>
              anEvent(kind as TimelineEvent['kind'], by, when),
            ),
            questions: questions.arrived.map(([text, when]) => ({ text, askedAt: at(when) })),
            marks: marks.arrived.map(([mark, when]) => ({ mark: mark as 'strong', at: at(when) })),
            speech: {
              learner: learner.arrived.map(inMs),
              mentor: mentor.arrived.map(inMs),
            },
            readings: readings.arrived.map((slot) => aPoint(slot * 10)),
          }),
          LEARNER,
        );
        expect(Timeline.safeParse(timeline).success).toBe(true);
        const model = {
          learner: plainPresence(events.kept, 'learner', lastPresence),
          mentor: plainPresence(events.kept, 'mentor', lastPresence),
        };
        const said = { learner: learner.kept, mentor: mentor.kept };
        for (let second = -670; second < 5_700; second += 29) {
          const ms = second * 1000 + 500;
          for (const of of SESSION_SIDES) {
            expect(covers(timeline.presence[of], ms), `${of} present at ${second}.5`).toBe(
              model[of](second + 0.5),
            );
            expect(covers(timeline.speech[of], ms), `${of} speaks at ${second}.5`).toBe(
              isInRoomTime(second + 0.5) &&
                said[of].some(({ start, end }) => start <= second && second < end),
            );
          }
        }
        const times = (items: readonly { atMs: number }[]) => items.map(({ atMs }) => atMs / 1000);
        const expected = (items: readonly (readonly [string, number])[]) =>
          [...new Map(items.map((item) => [item.join(), item[1]])).values()]
            .filter(isInRoomTime)
            .sort((a, b) => a - b);
        expect(times(timeline.questions)).toEqual(expected(questions.kept));
        expect(times(timeline.marks)).toEqual(expected(marks.kept));
        expect(times(timeline.readings)).toEqual(
          readings.kept
            .map((slot) => slot * 10)
            .filter(isInRoomTime)
            .sort((a, b) => a - b),
        );
        const messages = new Set(
          events.kept
            .filter(([kind, , when]) => kind === 'chat' && isInRoomTime(when))
            .map((message) => message.join()),
        );
        expect(timeline.chat.reduce((sum, minute) => sum + minute.learner + minute.mentor, 0)).toBe(
          messages.size,
        );
      }),
    );
  });
});

const inMs = ({ start, end }: { start: number; end: number }) => ({ start: start * 1000, end: end * 1000 });
