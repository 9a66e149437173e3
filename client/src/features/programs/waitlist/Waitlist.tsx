import { useStore } from '../../../lib/store.ts';
import { LearnerWaitlist, type WaitlistProps } from './LearnerWaitlist.tsx';
import { VisitorWaitlist } from './VisitorWaitlist.tsx';

/** The waitlist on a closed program's card: one click for a learner, a form for everybody else. */
export function Waitlist({ program, isWaiting }: WaitlistProps) {
  const isLearner = useStore(({ user }) => user?.role === 'user');
  if (!isLearner) return <VisitorWaitlist program={program} />;
  return <LearnerWaitlist program={program} isWaiting={isWaiting} />;
}
