import { Trans, useLingui } from '@lingui/react/macro';
import type { Timeline } from '@preproom/models/contract/reports/timeline';
import { useId, useState } from 'react';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ToggleButton } from '../../../../ui/forms/ToggleButton.tsx';
import { QueryView } from '../../../../ui/QueryView.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { useTimeline } from '../api.ts';
import { MomentDetail } from './MomentDetail.tsx';
import { MomentList } from './MomentList.tsx';
import { snap } from './momentAt.ts';
import { TimelinePicture } from './TimelinePicture.tsx';
import { TimelineTable } from './TimelineTable.tsx';
import type { PeopleNames } from './useMomentTexts.ts';

export interface TimelineSectionProps {
  roomid: string;
  mentorName: string;
  hasFeedback: boolean;
}

/** What happened when: a picture to walk through, a list of its moments, and the same as a table. */
export function TimelineSection({ roomid, mentorName, hasFeedback }: TimelineSectionProps) {
  const { t } = useLingui();
  const heading = useId();
  const query = useTimeline(roomid, hasFeedback);
  return (
    <section
      aria-labelledby={heading}
      className="flex min-w-0 flex-col gap-6 border-t border-line pt-10 print:pt-6"
    >
      <h2 id={heading} className="text-20">
        <Trans>Timeline</Trans>
      </h2>
      <QueryView query={query} failed={t`Couldn’t load the timeline`} loading={<Skeleton className="h-72" />}>
        {(data) => <TimelineOrNothing timeline={data} names={{ learner: null, mentor: mentorName }} />}
      </QueryView>
    </section>
  );
}

export function TimelineOrNothing({ timeline, names }: { timeline: Timeline; names: PeopleNames }) {
  const { t } = useLingui();
  if (timeline.span) return <TimelineWalk timeline={timeline} span={timeline.span} names={names} />;
  return (
    <EmptyState title={t`No timeline`}>
      <Trans>No timeline for this session. The rest of the report is complete.</Trans>
    </EmptyState>
  );
}

interface TimelineWalkProps {
  timeline: Timeline;
  span: NonNullable<Timeline['span']>;
  names: PeopleNames;
}

function TimelineWalk({ timeline, span, names }: TimelineWalkProps) {
  const [atMs, setAtMs] = useState(() => snap(span, timeline.questions[0]?.atMs ?? Math.max(0, span.fromMs)));
  const [isTable, setTable] = useState(false);
  return (
    <>
      <TimelinePicture timeline={timeline} span={span} atMs={atMs} onChange={setAtMs} names={names} />
      <MomentDetail timeline={timeline} atMs={atMs} names={names} />
      <MomentList timeline={timeline} onChoose={(chosen) => setAtMs(snap(span, chosen))} names={names} />
      <div className="no-print flex flex-col gap-4">
        <ToggleButton isSelected={isTable} onChange={setTable} className="self-start">
          <Trans>Show as a table</Trans>
        </ToggleButton>
        {isTable && <TimelineTable timeline={timeline} span={span} names={names} />}
      </div>
    </>
  );
}
