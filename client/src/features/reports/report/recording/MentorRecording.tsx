import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from '../../../../lib/store.ts';
import { listParts } from '../../../../recording/recordingFiles.ts';
import { useTimeline } from '../api.ts';
import { ReportPart } from '../ReportPart.tsx';
import { MomentList } from '../timeline/MomentList.tsx';
import { RecordingPlace } from './RecordingPlace.tsx';

interface MentorRecordingProps {
  roomid: string;
  learnerName: string;
  onTime: (atMs: number) => void;
}

/** The mentor's own recording with the moments of the session; nothing without one on this device. */
export function MentorRecording({ roomid, learnerName, onTime }: MentorRecordingProps) {
  const { t } = useLingui();
  const mentor = useStore(({ user }) => user);
  const userId = mentor?._id ?? '';
  const { data: parts } = useQuery({
    queryKey: ['device-recording', userId, roomid],
    queryFn: () => listParts(userId, roomid),
    enabled: userId !== '',
  });
  const { data: timeline } = useTimeline(roomid, true);
  const [target, setTarget] = useState<{ ms: number } | null>(null);
  if (!parts || parts.length === 0 || !timeline) return null;
  return (
    <ReportPart title={<Trans>Recording</Trans>}>
      <RecordingPlace {...{ roomid, timeline, target, onTime }} />
      <MomentList
        timeline={timeline}
        onChoose={(ms) => setTarget({ ms })}
        names={{ learner: learnerName, mentor: mentor?.Name ?? t`You` }}
      />
    </ReportPart>
  );
}
