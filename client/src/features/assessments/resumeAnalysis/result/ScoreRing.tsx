import { useLingui } from '@lingui/react/macro';
import { scorePercent } from '@preproom/models/contract/assessments/resumeRubric';

const RADIUS = 54;
const LENGTH = 2 * Math.PI * RADIUS;

/** The score in percent of what could be judged, in a ring that it fills in proportion. */
export function ScoreRing({ score, outOf }: { score: number; outOf: number }) {
  const { t, i18n } = useLingui();
  const percent = scorePercent({ score, outOf });
  return (
    <div
      role="img"
      aria-label={t`Score: ${percent}%, ${score} of ${outOf} points`}
      className="relative size-24 shrink-0 self-center sm:size-32"
    >
      <svg
        viewBox="0 0 120 120"
        aria-hidden="true"
        className="size-full -rotate-90 fill-none"
        strokeWidth="9"
      >
        <circle cx="60" cy="60" r={RADIUS} className="stroke-line" />
        <circle
          cx="60"
          cy="60"
          r={RADIUS}
          className="stroke-peacock"
          strokeLinecap="round"
          strokeDasharray={`${(percent / 100) * LENGTH} ${LENGTH}`}
        />
      </svg>
      <div aria-hidden="true" className="absolute inset-0 flex flex-col items-center justify-center">
        <span className="font-heading text-24 leading-none sm:text-30 font-semibold tabular-nums">
          {i18n.number(percent / 100, { style: 'percent' })}
        </span>
      </div>
    </div>
  );
}
