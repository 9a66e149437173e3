import { Trans, useLingui } from '@lingui/react/macro';
import type { QuizOffer } from '@preproom/models/contract/assessments/quizzes';
import { EXPERTISE_CATEGORY_NAMES } from '@preproom/models/contract/catalogues/expertise';
import { labelOf } from '@preproom/models/contract/catalogues/label';
import type { Language } from '@preproom/models/contract/http/language';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { BAND_NAMES } from '../../../lib/texts/quizBands.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { When } from '../../../ui/When.tsx';
import { beginQuiz } from './api.ts';

/** A category with the last result, and the button that starts or continues its quiz. */
export function QuizOfferRow({ offer }: { offer: QuizOffer }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const name = labelOf(EXPERTISE_CATEGORY_NAMES, offer.category, i18n.locale as Language);
  const { mutate, isPending, error } = useMutation({
    mutationFn: beginQuiz,
    onSuccess: (attemptId) => navigate(`/assessments/technical/${attemptId}`),
  });
  return (
    <li className="flex flex-col gap-2 p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-16 sm:text-18">{name}</h2>
          <Standing offer={offer} />
        </div>
        {offer.canStartAt === null && (
          <Button
            tone={offer.openId ? 'primary' : 'quiet'}
            size="small"
            isBusy={isPending}
            onClick={() => mutate(offer.category)}
            aria-label={offer.openId ? t`Continue: ${name}` : t`Take the quiz: ${name}`}
          >
            {offer.openId ? <Trans>Continue</Trans> : <Trans>Take the quiz</Trans>}
          </Button>
        )}
      </div>
      {error && <Banner tone="error">{errorText(error)}</Banner>}
    </li>
  );
}

/** The last band, and when the quiz can be taken again. */
function Standing({ offer: { last, canStartAt, openId } }: { offer: QuizOffer }) {
  const { t } = useLingui();
  if (openId)
    return (
      <p className="text-14 text-muted">
        <Trans>In progress</Trans>
      </p>
    );
  const band = last && t(BAND_NAMES[last.band]);
  return (
    <p className="text-14 text-muted">
      {band && <Trans>Last level: {band}</Trans>}
      {band && canStartAt && ' · '}
      {canStartAt && (
        <Trans>
          Retake from <When instant={canStartAt} />
        </Trans>
      )}
    </p>
  );
}
