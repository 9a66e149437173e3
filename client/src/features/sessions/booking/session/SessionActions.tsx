import { Plural, Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { NewsBanner } from '../../../../ui/NewsBanner.tsx';
import { When } from '../../../../ui/When.tsx';
import { BookingRule } from '../confirm/BookingRule.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { ProposeDialog } from './ProposeDialog.tsx';
import type { SessionProps } from './SessionCard.tsx';
import { useIsPast } from './useIsPast.ts';
import { useSheet } from './useSheet.ts';

type Action = 'move' | 'propose' | 'cancel';

/** What this side can change before the start, and above it what it has changed last. */
export function SessionActions({ session, side }: SessionProps) {
  const [done, setDone] = useState<Action | null>(null);
  const hasStarted = useIsPast(session.startsAt);
  return (
    <>
      {done && (
        <NewsBanner key={done + session.startsAt} tone="success">
          <Done action={done} session={session} />
        </NewsBanner>
      )}
      {!hasStarted && session.status === 'booked' && (
        <Changes session={session} side={side} onDone={setDone} />
      )}
    </>
  );
}

function Done({ action, session }: { action: Action } & Pick<SessionProps, 'session'>) {
  const { Name } = session.with;
  switch (action) {
    case 'move':
      return (
        <Trans>
          Moved to <When instant={session.startsAt} />. We’ll e-mail {Name}.
        </Trans>
      );
    case 'propose':
      return <Trans>Sent to {Name}. The session stays at its current time until they answer.</Trans>;
    case 'cancel':
      return <Trans>Session cancelled. We’ll e-mail {Name}.</Trans>;
  }
}

interface ChangesProps extends SessionProps {
  onDone: (action: Action) => void;
}

/** Under the rule in dates. */
function Changes({ session, side, onDone }: ChangesProps) {
  const heading = useId();
  const { open, show, close } = useSheet<Action>();
  const canMove = side === 'learner' && session.movesLeft > 0;
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-4">
      <h2 id={heading} className="text-20">
        <Trans>Change of plans?</Trans>
      </h2>
      {side === 'learner' ? (
        <BookingRule
          startsAt={session.startsAt}
          movesLeft={session.movesLeft}
          isIntroduction={session.isFree}
        />
      ) : (
        <p className="text-14 text-muted">
          <Trans>
            Suggest up to 3 other times, and {session.with.Name} picks one. If you can’t make it at all,
            cancel with a reason.
          </Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button tone="quiet" onClick={() => show(canMove ? 'move' : 'propose')}>
          <MoveText side={side} canMove={canMove} />
        </Button>
        <Button tone="plain" onClick={() => show('cancel')}>
          <Trans>Cancel session</Trans>
        </Button>
        {canMove && session.movesLeft < 3 && (
          <p className="self-center text-14 text-muted">
            <Plural value={session.movesLeft} one="# change left" other="# changes left" />
          </p>
        )}
      </div>
      {open === 'move' && canMove && (
        <MoveDialog session={session} onClose={close} onDone={() => onDone('move')} />
      )}
      {open === 'propose' && (
        <ProposeDialog session={session} side={side} onClose={close} onDone={() => onDone('propose')} />
      )}
      {open === 'cancel' && (
        <CancelDialog session={session} side={side} onClose={close} onDone={() => onDone('cancel')} />
      )}
    </Card>
  );
}

function MoveText({ side, canMove }: { side: SessionProps['side']; canMove: boolean }) {
  if (side === 'mentor') return <Trans>Suggest other times</Trans>;
  return canMove ? <Trans>Reschedule</Trans> : <Trans>Ask for another time</Trans>;
}
