import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { SHOWN_READINGS, type ShownReading } from '@preproom/models/contract/readings/expressionSummary';
import type { PerformanceSession } from '@preproom/models/contract/reports/performance';
import type { ReactNode } from 'react';
import { useAmountTexts } from '../../../../lib/texts/amountText.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { ChartFigure } from '../charts/ChartFigure.tsx';
import { PERCENT_SCALE } from '../charts/chartData.ts';
import { SessionsTable } from '../charts/SessionsTable.tsx';
import { useSessionTexts } from '../sessionTexts.ts';
import { Section } from './Section.tsx';

/** Names as the specification spells them. */
const NAMES: Record<ShownReading, MessageDescriptor> = {
  Ranacorus: msg`Ranacorus`,
  Enthusiasm: msg`Enthusiasm`,
  Confidence: msg`Confidence`,
  Nervousness: msg`Nervousness`,
};

export interface ExpressionSectionProps {
  /** Those with readings. */
  sessions: PerformanceSession[];
  /** What the percentages mean and what they do not mean. */
  children: ReactNode;
}

/** The stored percentages of each session. They rank nothing here: no strength, weakness or suggestion comes from them. */
export function ExpressionSection({ sessions, children }: ExpressionSectionProps) {
  const hasShort = sessions.some(({ expression }) => expression?.shortSample);
  return (
    <Section
      title={<Trans>AI expression summary</Trans>}
      badge={
        <Badge>
          <Trans>Beta</Trans>
        </Badge>
      }
    >
      {children}
      {hasShort && (
        <p className="max-w-prose text-14 text-muted">
          <Trans>
            Sessions marked with * are short samples: the camera didn’t see your face long enough for reliable
            numbers.
          </Trans>
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
        {SHOWN_READINGS.map((reading) => (
          <ReadingFigure key={reading} reading={reading} sessions={sessions} />
        ))}
      </div>
    </Section>
  );
}

function ReadingFigure({ reading, sessions }: { reading: ShownReading; sessions: PerformanceSession[] }) {
  const { t } = useLingui();
  const { percentText } = useAmountTexts();
  const { point } = useSessionTexts();
  const name = t(NAMES[reading]);
  const percentOf = ({ expression }: PerformanceSession) => expression?.percentages[reading] ?? null;
  const values = sessions.flatMap((session) => percentOf(session) ?? []);
  const cell = (session: PerformanceSession) => {
    const value = percentOf(session);
    return value === null ? null : `${percentText(value)}${session.expression?.shortSample ? ' *' : ''}`;
  };
  return (
    <ChartFigure
      name={name}
      points={sessions.map((session) => point(session, percentOf(session)))}
      scale={PERCENT_SCALE}
      format={percentText}
      summary={<ReadingSummary values={values} />}
      table={
        <SessionsTable caption={name} sessions={sessions} columns={[{ key: reading, title: name, cell }]} />
      }
    />
  );
}

function ReadingSummary({ values }: { values: number[] }) {
  const { percentText } = useAmountTexts();
  const latest = percentText(values.at(-1) ?? 0);
  const [lowest, highest] = [percentText(Math.min(...values)), percentText(Math.max(...values))];
  if (values.length === 1) return <Trans>{latest} in your only session with readings.</Trans>;
  return (
    <Trans>
      {latest} in your latest session, from {lowest} to {highest} overall.
    </Trans>
  );
}
