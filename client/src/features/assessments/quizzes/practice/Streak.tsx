import { Plural, Trans } from '@lingui/react/macro';
import type { PracticeStreak } from '@preproom/models/contract/assessments/topicPractice';
import { Flame } from 'lucide-react';

/** How many days the learner has practised, and that a day off is fine. */
export function Streak({ streak: { days, hasToday, best } }: { streak: PracticeStreak }) {
  return (
    <div className="flex items-start gap-3">
      <Flame aria-hidden className="mt-0.5 size-6 shrink-0 text-amber" />
      <div>
        <p className="font-medium">
          {days === 0 ? (
            <Trans>Answer a question to start a streak</Trans>
          ) : (
            <Plural value={days} one="#-day streak" other="#-day streak" />
          )}
        </p>
        <p className="text-14 text-muted">
          {days > 0 && hasToday && <Trans>You’ve practised today.</Trans>}{' '}
          <Trans>A day off won’t break it.</Trans>{' '}
          {best > days && <Plural value={best} one="Your best: # day." other="Your best: # days." />}
        </p>
      </div>
    </div>
  );
}
