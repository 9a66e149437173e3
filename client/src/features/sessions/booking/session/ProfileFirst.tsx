import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useStore } from '../../../../lib/store.ts';
import { ShortProfile } from '../../../../shared/learners/ShortProfile.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Link } from '../../../../ui/Link.tsx';
import { NewsBanner } from '../../../../ui/NewsBanner.tsx';
import type { SessionProps } from './SessionCard.tsx';

/** Asks the learner of a booked session for what their profile needs before the room lets them in. */
export function ProfileFirst({ session, side }: SessionProps) {
  const isComplete = useStore((state) => state.user?.completed !== false);
  const [isDone, setDone] = useState(false);
  const heading = useId();
  const { Name } = session.with;
  if (isDone)
    return (
      <NewsBanner tone="success">
        <Trans>
          Saved. Tell {Name} more in <Link to="/account/student/profile">your profile</Link>.
        </Trans>
      </NewsBanner>
    );
  if (isComplete || side !== 'learner' || (session.status !== 'booked' && session.status !== 'live'))
    return null;
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-4 border-marigold">
      <div className="flex flex-col gap-1">
        <h2 id={heading} className="text-20">
          <Trans>Before you meet {Name}</Trans>
        </h2>
        <p className="text-14 text-muted">
          <Trans>You need this to join the session.</Trans>
        </p>
      </div>
      <ShortProfile action={<Trans>Save</Trans>} onDone={() => setDone(true)} />
    </Card>
  );
}
