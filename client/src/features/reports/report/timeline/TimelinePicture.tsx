import { Trans, useLingui } from '@lingui/react/macro';
import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import type { Stretch, Timeline } from '@preproom/models/contract/reports/timeline';
import { callTimeText } from '@preproom/models/contract/words/reportWords';
import { useWords } from '../../../../lib/texts/words.ts';
import { ChartAxis } from '../../../../ui/chart/ChartAxis.tsx';
import { ChartCursor, ChartSlider } from '../../../../ui/chart/ChartSlider.tsx';
import { minuteTicks, percentOf, type Scale, valueAt } from '../../../../ui/chart/scale.ts';
import { momentAt, STEP_MS, snap } from './momentAt.ts';
import { TimelineRows } from './TimelineRows.tsx';
import { type PeopleNames, useMomentTexts } from './useMomentTexts.ts';

/** So many labels fit below the picture in a window of 320 px. */
const MOST_LABELS = 5;

export interface TimelinePictureProps {
  timeline: Timeline;
  span: Stretch;
  atMs: number;
  onChange(atMs: number): void;
  names: PeopleNames;
}

/** Small multiples on one time axis. Its slider moves the moment. */
export function TimelinePicture({ timeline, span, atMs, onChange, names }: TimelinePictureProps) {
  const { t } = useLingui();
  const { spoken } = useMomentTexts(names);
  const scale = { min: span.fromMs, max: span.toMs };
  const choose = (chosenMs: number) => onChange(snap(span, chosenMs));
  return (
    <div className="flex flex-col gap-2">
      <p className="no-print text-14 text-muted">
        <Trans>Tap the timeline or use the arrow keys to see each moment.</Trans>
      </p>
      <Legend {...names} />
      <ChartSlider
        label={t`Point in the session`}
        valueText={spoken(momentAt(timeline, atMs))}
        min={snap(span, span.fromMs) / 1000}
        max={snap(span, span.toMs) / 1000}
        value={atMs / 1000}
        step={STEP_MS / 1000}
        page={MINUTE_MS / 1000}
        onChange={(seconds) => choose(1000 * seconds)}
        onPick={(percent) => choose(valueAt(scale, percent))}
      >
        <TimelineRows timeline={timeline} scale={scale} />
        <TimeAxis scale={scale} />
        <ChartCursor at={percentOf(scale, atMs)} className="w-0.5 bg-ink" />
      </ChartSlider>
    </div>
  );
}

/** Whose bars are whose; the learner's stand above the mentor's. */
function Legend({ learner, mentor }: PeopleNames) {
  return (
    <p className="flex flex-wrap gap-x-4 text-14">
      <span className="flex items-center gap-2">
        <span aria-hidden className="size-2.5 rounded-full bg-peacock [print-color-adjust:exact]" />
        {learner ?? <Trans>You</Trans>}
      </span>
      <span className="flex items-center gap-2">
        <span aria-hidden className="size-2.5 rounded-full bg-muted [print-color-adjust:exact]" />
        {mentor}
      </span>
    </p>
  );
}

function TimeAxis({ scale }: { scale: Scale }) {
  const words = useWords();
  const labels = minuteTicks(scale, MOST_LABELS).map((atMs) => ({
    at: percentOf(scale, atMs),
    text: callTimeText(words, atMs),
  }));
  // A label at the very end would stand out of the picture.
  return <ChartAxis labels={labels.filter(({ at }) => at <= 92)} align="start" />;
}
