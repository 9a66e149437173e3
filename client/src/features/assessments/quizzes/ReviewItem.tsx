import { Plural, Trans } from '@lingui/react/macro';
import type { AnsweredItem, Choice } from '@preproom/models/contract/assessments/quizzes';
import type { getReview } from '@preproom/models/contract/assessments/reviews';
import type { ResponseOf } from '@preproom/models/contract/http/endpoint';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { When } from '../../../ui/When.tsx';
import { sendReview } from './api.ts';
import { AnsweredView } from './item/AnsweredView.tsx';
import { ItemView } from './item/ItemView.tsx';
import { QuestionView } from './item/QuestionView.tsx';

export interface ReviewItemProps {
  review: NonNullable<ResponseOf<typeof getReview>['next']>;
  due: number;
  onNext: () => void;
}

/** A question that is due, then its explanation and when it comes back. */
export function ReviewItem({ review: { itemId, item }, due, onNext }: ReviewItemProps) {
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: (choice: Choice) => sendReview(itemId, choice),
  });
  if (data) return <Told told={data} onNext={onNext} />;
  return (
    <Card as="section">
      <QuestionView
        item={item}
        focusKey={itemId}
        isBusy={isPending}
        error={error}
        onAnswer={mutate}
        head={() => (
          <p className="text-14 text-muted tabular-nums">
            <Plural value={due} one="# question left" other="# questions left" />
          </p>
        )}
      />
    </Card>
  );
}

function Told({ told, onNext }: { told: { data: AnsweredItem; nextDueAt: string }; onNext: () => void }) {
  return (
    <Card as="section" className="flex flex-col gap-4">
      <ItemView item={told.data.item} focusKey="told">
        <AnsweredView answered={told.data} />
      </ItemView>
      <p className="text-14 text-muted">
        <Trans>
          Next review on <When instant={told.nextDueAt} show="day" />
        </Trans>
      </p>
      <Button onClick={onNext} className="self-start max-sm:w-full">
        <Trans>Next question</Trans>
      </Button>
    </Card>
  );
}
