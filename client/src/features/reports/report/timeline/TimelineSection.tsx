import { Trans, useLingui } from '@lingui/react/macro';
import type { Timeline } from '@preproom/models/contract/reports/timeline';
import { useState } from 'react';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ToggleButton } from '../../../../ui/forms/ToggleButton.tsx';
import { QueryView } from '../../../../ui/QueryView.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { useTimeline } from '../api.ts';
import { useCodeReplay } from '../code/api.ts';
import { ReportPart } from '../ReportPart.tsx';
import { RecordingPlace } from '../recording/RecordingPlace.tsx';
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
  /** Shows the code, if there is any, as it was at this time of the session. */
  onShowCode: (atMs: number) => void;
  /** The recording is at this time of the session. */
  onTime?: (atMs: number) => void;
}

/** What happened when: a picture to walk through, a list of its moments, and the same as a table. */
export function TimelineSection({
  roomid,
  mentorName,
  hasFeedback,
  onShowCode,
  onTime,
}: TimelineSectionProps) {
  const { t } = useLingui();
  const query = useTimeline(roomid, hasFeedback);
  const hasCode = (useCodeReplay(roomid).data?.moments.length ?? 0) > 0;
  return (
    <ReportPart title={<Trans>Timeline</Trans>}>
      <QueryView query={query} failed={t`Couldn’t load the timeline`} loading={<Skeleton className="h-72" />}>
        {(data) => (
          <TimelineOrNothing
            timeline={data}
            roomid={roomid}
            onTime={onTime}
            names={{ learner: null, mentor: mentorName }}
            onShowCode={hasCode ? onShowCode : undefined}
          />
        )}
      </QueryView>
    </ReportPart>
  );
}

export function TimelineOrNothing(props: Omit<TimelineWalkProps, 'span'>) {
  const { t } = useLingui();
  const { span } = props.timeline;
  if (span) return <TimelineWalk {...props} span={span} />;
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
  onShowCode?: ((atMs: number) => void) | undefined;
  /** Whose recording on this device belongs to it; none in a sample and for a link's reader. */
  roomid?: string;
  onTime?: ((atMs: number) => void) | undefined;
}

function TimelineWalk({ timeline, span, names, onShowCode, roomid, onTime }: TimelineWalkProps) {
  const [atMs, setAtMs] = useState(() => snap(span, timeline.questions[0]?.atMs ?? Math.max(0, span.fromMs)));
  const [isTable, setTable] = useState(false);
  const [target, setTarget] = useState<{ ms: number } | null>(null);
  const choose = (chosen: number) => {
    setAtMs(snap(span, chosen));
    setTarget({ ms: chosen });
  };
  const follow = (playedMs: number) => {
    setAtMs(snap(span, playedMs));
    onTime?.(playedMs);
  };
  return (
    <>
      {roomid && <RecordingPlace {...{ roomid, timeline, target }} onTime={follow} />}
      <TimelinePicture timeline={timeline} span={span} atMs={atMs} onChange={choose} names={names} />
      <MomentDetail timeline={timeline} atMs={atMs} names={names} onShowCode={onShowCode} />
      <MomentList timeline={timeline} onChoose={choose} names={names} />
      <div className="no-print flex flex-col gap-4">
        <ToggleButton isSelected={isTable} onChange={setTable} className="self-start">
          <Trans>Show as a table</Trans>
        </ToggleButton>
        {isTable && <TimelineTable timeline={timeline} span={span} names={names} />}
      </div>
    </>
  );
}
