import { AppError, type ErrorCode } from '@preproom/models/contract/http/errors';
import { nearestTimes } from '@preproom/models/contract/sessions/freeTimes';
import mongoose from 'mongoose';
import { stepsOf } from '../createSession.ts';
import { type FreeTimesDeps, type FreeTimesRequest, readFreeTimes } from '../freeTimes.ts';

const NEAREST = 3;

/** Which rule a unique index of the sessions stands for, by the field that only it has. */
const RULES = {
  mentorSteps: 'slot_taken',
  learnerSteps: 'own_clash',
  packId: 'round_used',
  isFree: 'introduction_used',
  dayPlace: 'day_place',
} as const;
type Rule = (typeof RULES)[keyof typeof RULES];

/** The rule that a refused write of a session breaks; null if it failed for another reason. */
export function brokenRule(error: unknown): Rule | null {
  if (!(error instanceof mongoose.mongo.MongoServerError) || error.code !== 11_000) return null;
  const fields: object = error.keyPattern ?? {};
  const [field] = Object.keys(RULES).filter((name) => name in fields) as (keyof typeof RULES)[];
  return field ? RULES[field] : null;
}

/** The refusal of a time that is not free: why, and the three nearest that are, as fields `nearest.0` to `nearest.2`. */
export async function timeRefusal(
  deps: FreeTimesDeps,
  asked: FreeTimesRequest,
  startsAtMs: number,
  code?: ErrorCode,
): Promise<AppError> {
  const { times } = await readFreeTimes(deps, asked);
  const near = nearestTimes(times, startsAtMs, NEAREST);
  const fields = near.map((time, i) => [`nearest.${i}`, new Date(time).toISOString()]);
  const isOwn = await hasOwnSession(deps, asked, startsAtMs);
  const why = isOwn ? 'own_clash' : (code ?? (await whyNotFree(deps, asked, startsAtMs)));
  return new AppError(why, undefined, { fields: Object.fromEntries(fields) });
}

/** Whether the learner has a session then: also one with this mentor, booked in another tab, which takes the mentor's time too. */
async function hasOwnSession(
  { database }: FreeTimesDeps,
  { learnerId, minutes, moving }: FreeTimesRequest,
  startsAtMs: number,
): Promise<boolean> {
  if (!learnerId) return false;
  const { learnerSteps } = stepsOf(startsAtMs, minutes);
  const own = { learnerId, holdsTime: true, learnerSteps: { $in: learnerSteps } };
  const found = await database.sessions.exists(moving ? { ...own, roomid: { $ne: moving } } : own);
  return found !== null;
}

async function whyNotFree(
  deps: FreeTimesDeps,
  asked: FreeTimesRequest,
  startsAtMs: number,
): Promise<ErrorCode> {
  const { mentorSteps } = stepsOf(startsAtMs, asked.minutes);
  const held = { mentorId: asked.mentorId, holdsTime: true, mentorSteps: { $in: mentorSteps } };
  return (await deps.database.sessions.exists(held)) ? 'slot_taken' : 'not_offered';
}
