import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { sessionPath } from '../../../../lib/sessionPaths.ts';
import { useNamed } from '../../../../lib/texts/formerMember.ts';
import { useSessionName } from '../../../../lib/texts/roundText.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Link } from '../../../../ui/Link.tsx';
import { When } from '../../../../ui/When.tsx';
import { CancelDialog } from '../../booking/session/CancelDialog.tsx';
import { ProposeDialog } from '../../booking/session/ProposeDialog.tsx';
import type { ShownSession } from '../../booking/session/useOwnSession.ts';

type Choice = 'kept' | 'proposed' | 'cancelled';

export interface BookedInTimeOffProps {
  sessions: readonly ShownSession[];
  /** The rooms of those that take place all the same. */
  kept: readonly string[];
  onKeep: (roomid: string) => void;
}

/** Booked sessions on days off, each with what can be done about it. They stay as they are until something is chosen. */
export function BookedInTimeOff({ sessions, kept, onKeep }: BookedInTimeOffProps) {
  const heading = useId();
  // What was chosen here, until the session or the time off says the same.
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  if (sessions.length === 0) return null;
  const choiceOf = ({ roomid, proposal }: ShownSession): Choice | undefined => {
    if (proposal?.by === 'mentor') return 'proposed';
    return kept.includes(roomid) ? 'kept' : choices[roomid];
  };
  const open = sessions.filter((session) => !choiceOf(session)).length;
  return (
    <section
      aria-labelledby={heading}
      className="flex flex-col gap-2 rounded-card border border-line-strong bg-raised p-4"
    >
      <h4 id={heading} className="font-medium">
        {open > 0 ? (
          <Plural
            value={open}
            one="# booked session falls in your time off. What should happen to it?"
            other="# booked sessions fall in your time off. What should happen to them?"
          />
        ) : (
          <Trans>Booked sessions in your time off</Trans>
        )}
      </h4>
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <BookedSession
            key={session.roomid}
            session={session}
            choice={choiceOf(session)}
            onChoose={(choice) => {
              setChoices((all) => ({ ...all, [session.roomid]: choice }));
              if (choice === 'kept') onKeep(session.roomid);
            }}
          />
        ))}
      </ul>
    </section>
  );
}

interface BookedSessionProps {
  session: ShownSession;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

function BookedSession({ session, choice, onChoose }: BookedSessionProps) {
  const { t } = useLingui();
  const sessionName = useSessionName();
  const [open, setOpen] = useState<'propose' | 'cancel' | null>(null);
  const { Name } = useNamed()(session.with);
  const close = () => setOpen(null);
  return (
    <li className="flex flex-col gap-2 py-3">
      <p className="wrap-anywhere">
        <Link to={sessionPath(session.roomid)}>
          {sessionName(session)}, {Name}
        </Link>{' '}
        · <When instant={session.startsAt} />
      </p>
      {choice ? (
        <Banner tone="success">
          {choice === 'kept' && <Trans>It stays booked.</Trans>}
          {choice === 'proposed' && (
            <Trans>Waiting for {Name}’s answer. Until then, the session stays as it is.</Trans>
          )}
          {choice === 'cancelled' && <Trans>Cancelled. We’ll e-mail {Name}.</Trans>}
        </Banner>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            tone="quiet"
            size="small"
            aria-label={t`Keep the session with ${Name}`}
            onClick={() => onChoose('kept')}
          >
            <Trans>Keep</Trans>
          </Button>
          <Button
            tone="quiet"
            size="small"
            aria-label={t`Suggest other times to ${Name}`}
            onClick={() => setOpen('propose')}
          >
            <Trans>Suggest other times</Trans>
          </Button>
          <Button
            tone="plain"
            size="small"
            aria-label={t`Cancel the session with ${Name}`}
            onClick={() => setOpen('cancel')}
          >
            <Trans>Cancel session</Trans>
          </Button>
        </div>
      )}
      {open === 'propose' && (
        <ProposeDialog session={session} side="mentor" onClose={close} onDone={() => onChoose('proposed')} />
      )}
      {open === 'cancel' && (
        <CancelDialog session={session} side="mentor" onClose={close} onDone={() => onChoose('cancelled')} />
      )}
    </li>
  );
}
