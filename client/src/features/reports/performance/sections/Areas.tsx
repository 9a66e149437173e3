import { Trans } from '@lingui/react/macro';
import type { Trend } from '@preproom/models/contract/reports/progress';
import { type Area, areasOf, type RatedSession } from '@preproom/models/contract/reports/progress';
import { ArrowRight, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAmountTexts } from '../../../../lib/texts/amountText.ts';
import { useCriterionText } from '../../../../lib/texts/criteria.ts';
import { Card } from '../../../../ui/Card.tsx';
import { Link } from '../../../../ui/Link.tsx';
import { StarsShown } from '../../../../ui/StarsShown.tsx';
import { reportPathOf, useSessionTexts } from '../sessionTexts.ts';
import { Section } from './Section.tsx';

const ICONS = { up: TrendingUp, down: TrendingDown, steady: ArrowRight };

/** The strongest and the weakest criteria, each with the ratings that say so. */
export function Areas({ rated }: { rated: RatedSession[] }) {
  const { strongest, weakest } = areasOf(rated);
  if (strongest.length === 0)
    return (
      <Section title={<Trans>Strengths and what to practise</Trans>}>
        <p className="text-muted">
          <Trans>Your ratings are even. No criterion stands out.</Trans>
        </p>
      </Section>
    );
  return (
    <Section
      title={<Trans>Strengths and what to practise</Trans>}
      lead={
        <Trans>Compared with your own average. Based on your last three ratings for each criterion.</Trans>
      }
    >
      <div className="grid gap-4 md:grid-cols-2">
        <AreaList title={<Trans>Strongest</Trans>} areas={strongest} />
        <AreaList title={<Trans>Most room to improve</Trans>} areas={weakest} />
      </div>
    </Section>
  );
}

function AreaList({ title, areas }: { title: ReactNode; areas: Area[] }) {
  return (
    <Card className="flex break-inside-avoid flex-col gap-2">
      <h3 className="text-18">{title}</h3>
      <ul className="divide-y divide-line">
        {areas.map((area) => (
          <AreaItem key={area.criterion} area={area} />
        ))}
      </ul>
    </Card>
  );
}

function AreaItem({ area: { criterion, level, trend, evidence } }: { area: Area }) {
  const criterionText = useCriterionText();
  const { averageText } = useAmountTexts();
  const { fullName } = useSessionTexts();
  return (
    <li className="flex flex-col gap-2 py-3 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{criterionText(criterion)}</span>
        <span className="flex items-baseline gap-3">
          {trend && <TrendText trend={trend} />}
          <span className="font-heading text-18 font-semibold tabular-nums">{averageText(level)}</span>
        </span>
      </div>
      <ul className="flex flex-col gap-1 text-14">
        {evidence.toReversed().map(({ session, stars }) => (
          <li key={session.roomid} className="flex flex-wrap items-center justify-between gap-x-4">
            <Link to={reportPathOf(session)}>{fullName(session)}</Link>
            <StarsShown value={stars} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Whether the latest ratings are higher than those before, in words and with an icon. */
function TrendText({ trend }: { trend: Trend }) {
  const Icon = ICONS[trend];
  return (
    <span className="inline-flex items-center gap-1 text-14 text-muted">
      <Icon aria-hidden className={trend === 'up' ? 'size-4 text-leaf' : 'size-4'} />
      {trend === 'up' && <Trans>Rising</Trans>}
      {trend === 'down' && <Trans>Lower lately</Trans>}
      {trend === 'steady' && <Trans>Steady</Trans>}
    </span>
  );
}
