import { useLearnerReport, useTimeline } from '../api.ts';
import { MarkedAnswers } from './MarkedAnswers.tsx';

/** The learner's own answers; the timeline below says if it could not be loaded. */
export function AnswersSection({ roomid }: { roomid: string }) {
  const { data: report } = useLearnerReport(roomid);
  const { data: timeline } = useTimeline(roomid, true);
  return timeline ? <MarkedAnswers timeline={timeline} earlier={report?.earlierAnswers ?? null} /> : null;
}
