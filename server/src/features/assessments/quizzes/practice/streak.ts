import { daysAfter } from '@preproom/models/contract/http/indianDays';
import type { PracticeStreakDocument } from '@preproom/models/db/assessments/practiceStreak.model';

export type Streak = Pick<PracticeStreakDocument, 'days' | 'best' | 'lastDay'>;

/** Days without practice between two days of a streak. One is rest, two end it. */
const DAYS_OFF = 1;

/** Whether practice on this day continues the streak. Days are written as "2026-11-22". */
function isUnbroken({ lastDay }: Streak, day: string): boolean {
  return day <= daysAfter(lastDay, DAYS_OFF + 1);
}

/** The streak after practice on this day: one day more, the same on the same day, or a new one. */
export function afterPractice(streak: Streak | null, day: string): Streak {
  if (!streak) return { days: 1, best: 1, lastDay: day };
  // A clock that was set back takes no day away.
  if (day <= streak.lastDay) return streak;
  const days = isUnbroken(streak, day) ? streak.days + 1 : 1;
  return { days, best: Math.max(streak.best, days), lastDay: day };
}

/** How many days the streak has on this day; 0 once it has ended. */
export function streakDays(streak: Streak | null, day: string): number {
  return streak && isUnbroken(streak, day) ? streak.days : 0;
}
