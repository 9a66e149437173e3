import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { RuleResult } from '../../../../resume/rubric/judge.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { fixText, titleText } from '../texts/fixText.ts';

const SHOWN = 3;

/** The changes that would earn the most points. */
export function FirstFixes({ rules }: { rules: readonly RuleResult[] }) {
  const heading = useId();
  const { t } = useLingui();
  const losses = rules
    .flatMap(({ checks }) => checks)
    .filter(({ points, maximum }) => points < maximum)
    .toSorted((one, other) => other.maximum - other.points - (one.maximum - one.points));
  if (losses.length === 0)
    return (
      <p>
        <Trans>Full marks. Now ask someone to read it.</Trans>
      </p>
    );
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="text-20 sm:text-24">
        <Trans>Change these first</Trans>
      </h2>
      <ol className="grid gap-3 md:grid-cols-3">
        {losses.slice(0, SHOWN).map((check) => (
          <li
            key={check.id}
            className="flex flex-col items-start gap-2 rounded-card border border-line bg-raised p-4"
          >
            <PointsBadge gain={check.maximum - check.points} />
            <h3 className="text-16 font-medium tracking-normal">{t(titleText(check))}</h3>
            <p className="text-14 text-muted">{t(fixText(check))}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How many points a change would earn. */
function PointsBadge({ gain }: { gain: number }) {
  return (
    <Badge tone="info">
      <Plural value={gain} one="Up to # point" other="Up to # points" />
    </Badge>
  );
}
