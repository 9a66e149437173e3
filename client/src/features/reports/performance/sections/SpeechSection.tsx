import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PerformanceSession, SessionSpeech } from '@preproom/models/contract/reports/performance';
import { useAmountTexts } from '../../../../lib/texts/amountText.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { scaleUpTo, type TickedScale } from '../../../../ui/chart/scale.ts';
import { ChartFigure } from '../charts/ChartFigure.tsx';
import { PERCENT_SCALE } from '../charts/chartData.ts';
import { SessionsTable } from '../charts/SessionsTable.tsx';
import { useSessionTexts } from '../sessionTexts.ts';
import { Section } from './Section.tsx';

interface Measure {
  name: MessageDescriptor;
  /** In the unit of the scale. */
  of(speech: SessionSpeech): number | null;
  /** A value beyond what is usual is shown, not cut off. */
  scale(highest: number): TickedScale;
  format(texts: ReturnType<typeof useAmountTexts>, value: number): string;
}

const MEASURES: readonly Measure[] = [
  {
    name: msg`Your share of talk time`,
    of: ({ learnerShare }) => (learnerShare === null ? null : 100 * learnerShare),
    scale: () => PERCENT_SCALE,
    format: ({ percentText }, value) => percentText(value),
  },
  {
    name: msg`Pace, in syllables a second`,
    of: ({ pace }) => pace,
    scale: (highest) => scaleUpTo(Math.max(8, highest)),
    format: ({ averageText }, value) => averageText(value),
  },
  {
    name: msg`Pause before you answer`,
    of: ({ answerPauseMs }) => answerPauseMs,
    scale: (highest) => scaleUpTo(Math.max(8_000, highest)),
    format: ({ secondsText }, value) => secondsText(value),
  },
];

/** The learner's talk time over the sessions. It ranks nothing: no strength, weakness or suggestion comes from it. */
export function SpeechSection({ sessions }: { sessions: PerformanceSession[] }) {
  return (
    <Section
      title={<Trans>How you spoke</Trans>}
      badge={
        <Badge>
          <Trans>Estimate</Trans>
        </Badge>
      }
      lead={
        <Trans>
          Measured from microphone volume, never from your words. There’s no right number: you’ll talk more
          when you explain a project than when you answer short questions.
        </Trans>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
        {MEASURES.map((measure) => (
          <MeasureFigure key={measure.name.id} measure={measure} sessions={sessions} />
        ))}
      </div>
    </Section>
  );
}

function MeasureFigure({ measure, sessions }: { measure: Measure; sessions: PerformanceSession[] }) {
  const { t } = useLingui();
  const texts = useAmountTexts();
  const { point } = useSessionTexts();
  const name = t(measure.name);
  const format = (value: number) => measure.format(texts, value);
  const figureOf = ({ speech }: PerformanceSession) => (speech ? measure.of(speech) : null);
  const measured = sessions.filter((session) => figureOf(session) !== null);
  const values = measured.map((session) => figureOf(session) ?? 0);
  const cell = (session: PerformanceSession) => {
    const value = figureOf(session);
    return value === null ? null : format(value);
  };
  if (measured.length === 0) return null;
  return (
    <ChartFigure
      name={name}
      points={measured.map((session) => point(session, figureOf(session)))}
      scale={measure.scale(Math.max(...values))}
      format={format}
      summary={<MeasureSummary values={values} format={format} />}
      table={
        <SessionsTable caption={name} sessions={measured} columns={[{ key: 'value', title: name, cell }]} />
      }
    />
  );
}

function MeasureSummary({ values, format }: { values: number[]; format(value: number): string }) {
  const latest = format(values.at(-1) ?? 0);
  const [lowest, highest] = [format(Math.min(...values)), format(Math.max(...values))];
  if (values.length === 1) return <Trans>{latest} in your only session with talk time.</Trans>;
  return (
    <Trans>
      {latest} in your latest session, from {lowest} to {highest} overall.
    </Trans>
  );
}
