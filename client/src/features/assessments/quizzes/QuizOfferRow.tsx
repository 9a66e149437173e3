import { Trans, useLingui } from '@lingui/react/macro';
import { SUBJECT_NAMES } from '@preproom/models/contract/assessments/quizSubjects';
import type { SubjectOffer } from '@preproom/models/contract/assessments/quizzes';
import { labelOf } from '@preproom/models/contract/catalogues/label';
import type { Language } from '@preproom/models/contract/http/language';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Standing } from './Standing.tsx';
import { TopicChoice } from './TopicChoice.tsx';
import { useQuizStart } from './useQuizStart.ts';

/** A subject with the last result, and the buttons that start or continue its quiz or one on its topics. */
export function QuizOfferRow({ offer }: { offer: SubjectOffer }) {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const { subject, topics } = offer;
  const name = labelOf(SUBJECT_NAMES, subject, i18n.locale as Language);
  const { start, isPending, error } = useQuizStart();
  return (
    <li className="flex flex-col gap-2 p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="text-16 sm:text-18">{name}</h3>
            {offer.isForBranch && (
              <Badge tone="info">
                <Trans>For your branch</Trans>
              </Badge>
            )}
          </div>
          <Standing offer={offer} />
        </div>
        {offer.canStartAt === null && (
          <Button
            tone={offer.openId ? 'primary' : 'quiet'}
            size="small"
            isBusy={isPending}
            onClick={() => start({ subject, topics: [] })}
            aria-label={offer.openId ? t`Continue: ${name}` : t`Take the quiz: ${name}`}
          >
            {offer.openId ? <Trans>Continue</Trans> : <Trans>Take the quiz</Trans>}
          </Button>
        )}
      </div>
      {error && <Banner tone="error">{errorText(error)}</Banner>}
      {topics.length > 0 && <TopicChoice offer={offer} name={name} />}
    </li>
  );
}
