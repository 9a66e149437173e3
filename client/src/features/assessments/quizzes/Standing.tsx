import { Trans, useLingui } from '@lingui/react/macro';
import type { QuizOffer } from '@preproom/models/contract/assessments/quizzes';
import { BAND_NAMES } from '../../../lib/texts/quizBands.ts';
import { When } from '../../../ui/When.tsx';

/** The last band, and when the quiz can be taken again. Null before the first quiz. */
export function Standing({ offer: { last, canStartAt, openId } }: { offer: QuizOffer }) {
  const { t } = useLingui();
  if (openId)
    return (
      <p className="text-14 text-muted">
        <Trans>In progress</Trans>
      </p>
    );
  const band = last && t(BAND_NAMES[last.band]);
  if (!band && !canStartAt) return null;
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
