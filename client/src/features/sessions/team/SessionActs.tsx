import { Trans } from '@lingui/react/macro';
import type { HqSessionFile } from '@preproom/models/contract/sessions/team/sessions';
import { useState } from 'react';
import { serverNow } from '../../../lib/serverTime.ts';
import { CancelDialog, MoveDialog } from '../../../shared/sessions/team/SessionDialogs.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';

/** What the team can do with a session that is still to come. */
export function SessionActs({ session }: { session: HqSessionFile }) {
  const [asked, ask] = useState<'move' | 'cancel' | null>(null);
  const [done, setDone] = useState('');
  const canChange = session.status === 'booked' && Date.parse(session.startsAt) > serverNow();
  const dialog = {
    studentId: session.learner._id,
    session,
    onClose: () => ask(null),
    onDone(what: string) {
      ask(null);
      setDone(what);
    },
  };
  return (
    <>
      <div role="status">{done && <Banner tone="success">{done}</Banner>}</div>
      {canChange && session.learner.Name !== null && (
        <div className="flex flex-wrap gap-2">
          <Button tone="quiet" size="small" onClick={() => ask('move')}>
            <Trans>Reschedule…</Trans>
          </Button>
          <Button tone="quiet" size="small" onClick={() => ask('cancel')}>
            <Trans>Cancel session…</Trans>
          </Button>
        </div>
      )}
      {asked === 'move' && <MoveDialog {...dialog} />}
      {asked === 'cancel' && <CancelDialog {...dialog} />}
    </>
  );
}
