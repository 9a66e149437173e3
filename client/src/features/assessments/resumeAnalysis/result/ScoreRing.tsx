import { Trans, useLingui } from '@lingui/react/macro';

const RADIUS = 54;
const LENGTH = 2 * Math.PI * RADIUS;

/** The score in a ring that it fills in proportion. */
export function ScoreRing({ score, outOf }: { score: number; outOf: number }) {
  const { t } = useLingui();
  return (
    <div
      role="img"
      aria-label={t`Score: ${score} out of ${outOf}`}
      className="relative size-36 shrink-0 self-center"
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
          strokeDasharray={`${(score / outOf) * LENGTH} ${LENGTH}`}
        />
      </svg>
      <div aria-hidden="true" className="absolute inset-0 flex flex-col items-center justify-center">
        <span className="font-heading text-38 leading-none font-semibold tabular-nums">{score}</span>
        <span className="text-14 text-muted tabular-nums">
          <Trans>of {outOf}</Trans>
        </span>
      </div>
    </div>
  );
}
