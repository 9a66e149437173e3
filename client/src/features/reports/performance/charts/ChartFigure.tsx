import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { SessionsChart, type SessionsChartProps } from './SessionsChart.tsx';

export interface ChartFigureProps extends SessionsChartProps {
  /** What the chart shows, in a sentence. */
  summary: ReactNode;
  /** The same as a table. */
  table: ReactNode;
  /** The heading's level on the page around it. */
  level?: 2 | 3;
}

/** A chart with its text; the table is behind a button, and printed if it is open. */
export function ChartFigure({ summary, table, level = 3, ...chart }: ChartFigureProps) {
  const { t } = useLingui();
  const [hasTable, setTable] = useState(false);
  const [heading, tableId] = [useId(), useId()];
  const { name } = chart;
  const Heading = `h${level}` as const;
  return (
    <Card className="break-inside-avoid">
      <figure aria-labelledby={heading} className="flex flex-col gap-3">
        <figcaption className="flex flex-col gap-1">
          <Heading id={heading} className="text-18">
            {name}
          </Heading>
          <p className="text-14 text-muted">{summary}</p>
        </figcaption>
        {chart.points.length > 1 && <SessionsChart {...chart} />}
        <Button
          tone="quiet"
          size="small"
          className="no-print self-start"
          aria-expanded={hasTable}
          aria-controls={tableId}
          aria-label={hasTable ? t`Hide table: ${name}` : t`Show as table: ${name}`}
          onClick={() => setTable(!hasTable)}
        >
          {hasTable ? <Trans>Hide table</Trans> : <Trans>Show as table</Trans>}
        </Button>
        <div id={tableId} hidden={!hasTable}>
          {table}
        </div>
      </figure>
    </Card>
  );
}
