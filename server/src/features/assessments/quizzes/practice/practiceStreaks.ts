import type { PracticeStreak } from '@preproom/models/contract/assessments/topicPractice';
import { indianDay } from '@preproom/models/contract/http/indianDays';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { Types } from 'mongoose';
import { afterPractice, type Streak, streakDays } from './streak.ts';

type Learner = Types.ObjectId | string;

/** Counts today among the days on which the learner has practised, once. */
export async function countPracticeDay(
  { practiceStreaks }: Database,
  learnerId: Learner,
  nowMs: number,
): Promise<void> {
  const stored = await practiceStreaks.findOne({ learnerId }).lean<Streak>();
  const { days, best, lastDay } = afterPractice(stored, indianDay(nowMs));
  if (lastDay === stored?.lastDay) return;
  try {
    // With the day that was read: of two answers at once, one counts it.
    await practiceStreaks.updateOne(
      { learnerId, lastDay: stored?.lastDay ?? lastDay },
      { $set: { days, best, lastDay } },
      { upsert: stored === null },
    );
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

export async function readStreak(
  { practiceStreaks }: Database,
  learnerId: Learner,
  nowMs: number,
): Promise<PracticeStreak> {
  const stored = await practiceStreaks.findOne({ learnerId }).lean<Streak>();
  const today = indianDay(nowMs);
  return {
    days: streakDays(stored, today),
    best: stored?.best ?? 0,
    hasToday: stored !== null && stored.lastDay >= today,
  };
}
