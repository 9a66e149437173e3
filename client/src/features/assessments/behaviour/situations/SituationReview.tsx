import { Trans } from '@lingui/react/macro';
import type { AnsweredSituation } from '@preproom/models/contract/assessments/behaviour';
import { Button } from '../../../../ui/Button.tsx';
import { SituationHead } from './SituationHead.tsx';
import { SituationOptions } from './SituationOptions.tsx';

interface SituationReviewProps {
  answered: AnsweredSituation;
  /** How many the attempt has. */
  total: number;
  isLast: boolean;
  onNext: () => void;
}

/** What the choice is worth, why, and the same for the other three. */
export function SituationReview({ answered, total, isLast, onNext }: SituationReviewProps) {
  return (
    <div className="flex flex-col gap-6">
      <SituationHead position={answered.position} total={total} situation={answered.situation} isAnswered />
      <SituationOptions answered={answered} />
      <Button onClick={onNext} className="self-start">
        {isLast ? <Trans>See your result</Trans> : <Trans>Next situation</Trans>}
      </Button>
    </div>
  );
}
