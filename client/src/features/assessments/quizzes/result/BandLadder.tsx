import { Trans, useLingui } from '@lingui/react/macro';
import { QUIZ_BANDS, type QuizResult } from '@preproom/models/contract/assessments/quizResult';
import { cx } from '../../../../lib/cx.ts';
import { BAND_NAMES } from '../../../../lib/texts/quizBands.ts';

/** The five bands: the likely one filled, the possible ones outlined. */
export function BandLadder({ result: { band, bandFrom, bandTo } }: { result: QuizResult }) {
  const { t } = useLingui();
  const [from, to] = [QUIZ_BANDS.indexOf(bandFrom), QUIZ_BANDS.indexOf(bandTo)];
  return (
    <ol className="grid gap-1 sm:grid-cols-5">
      {QUIZ_BANDS.map((one, place) => {
        const isLikely = one === band;
        const isPossible = place >= from && place <= to;
        return (
          <li
            key={one}
            className={cx(
              'flex items-center justify-between gap-2 rounded-control border px-3 py-2 text-14 sm:flex-col sm:justify-center sm:py-3 sm:text-center',
              isLikely && 'border-peacock bg-peacock text-on-peacock',
              !isLikely && isPossible && 'border-peacock bg-peacock/10',
              !isLikely && !isPossible && 'border-line text-muted',
            )}
          >
            <span className="font-medium">{t(BAND_NAMES[one])}</span>
            <span className="text-12">
              {isLikely && <Trans>most likely</Trans>}
              {!isLikely && isPossible && <Trans>possible</Trans>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
