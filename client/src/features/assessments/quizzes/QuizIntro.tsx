import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';

interface QuizIntroProps {
  /** How many questions there are at most. */
  count: number;
  isBusy: boolean;
  onStart: () => void;
}

/** What to know before the first question, whose time begins with the button. */
export function QuizIntro({ count, isBusy, onStart }: QuizIntroProps) {
  return (
    <Card className="flex flex-col items-start gap-4">
      <ul className="flex list-disc flex-col gap-2 ps-5 marker:text-peacock">
        <li>
          <Trans>{count} questions, one at a time. They get harder or easier as you answer.</Trans>
        </li>
        <li>
          <Trans>You have 30 seconds to 3 minutes for each. The timer keeps running if you leave.</Trans>
        </li>
        <li>
          <Trans>You’ll see the correct answer after each question. You can’t go back.</Trans>
        </li>
        <li>
          <Trans>You’ll get a level, not a score. A short quiz can’t be more exact.</Trans>
        </li>
        <li>
          <Trans>You can take it again 24 hours after you start.</Trans>
        </li>
      </ul>
      <Button isBusy={isBusy} onClick={onStart} className="max-sm:w-full">
        <Trans>Start</Trans>
      </Button>
    </Card>
  );
}
