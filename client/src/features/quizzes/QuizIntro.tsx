import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

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
          <Trans>{count} questions, one at a time. They get harder or easier with your answers.</Trans>
        </li>
        <li>
          <Trans>You have 75 seconds to 2 minutes for each. The time runs on if you leave the page.</Trans>
        </li>
        <li>
          <Trans>After each answer you’ll see the right one and why. There’s no way back.</Trans>
        </li>
        <li>
          <Trans>Your result is a band, not a mark: so few questions can’t tell more.</Trans>
        </li>
      </ul>
      <Button isBusy={isBusy} onClick={onStart} className="max-sm:w-full">
        <Trans>Start</Trans>
      </Button>
    </Card>
  );
}
