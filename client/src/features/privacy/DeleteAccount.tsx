import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type OwnData, UNDO_HOURS } from '@preproom/models/contract/privacy/privacy';
import { useState } from 'react';
import { keepDeletionNote } from '../../lib/page/deletionNote.ts';
import { useStore } from '../../lib/store.ts';
import { useErrorText } from '../../lib/texts/errorText.ts';
import { useWhen } from '../../lib/texts/when.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SafeButton } from '../../ui/SafeButton.tsx';
import { OwnProof } from './OwnProof.tsx';
import { useAskDeletion } from './useOwnData.ts';

/** Requests the account's deletion, after naming its dates and consequences. */
export function DeleteAccount({ own }: { own: OwnData }) {
  const { t } = useLingui();
  const [askedAtMs, setAskedAt] = useState<number | null>(null);
  return (
    <div className="flex flex-col items-start gap-3">
      <h3 className="text-16 font-medium">
        <Trans>Delete account</Trans>
      </h3>
      <p className="text-muted">
        {t`We’ll delete your account and data. You’ll have ${UNDO_HOURS} hours to change your mind.`}
      </p>
      <Button tone="danger" onClick={() => setAskedAt(Date.now())}>
        <Trans>Delete account…</Trans>
      </Button>
      {askedAtMs !== null && <DeleteDialog {...{ own, askedAtMs }} onClose={() => setAskedAt(null)} />}
    </div>
  );
}

interface DeleteDialogProps {
  own: OwnData;
  askedAtMs: number;
  onClose(): void;
}

function DeleteDialog({ own, askedAtMs, onClose }: DeleteDialogProps) {
  const errorText = useErrorText();
  const { mutate, mutateAsync, isPending, error } = useAskDeletion();
  const leave = {
    onSuccess: ({ dueAt }: { dueAt: string }) => {
      keepDeletionNote(dueAt);
      // A full page load, so that none of the user's data stays in memory.
      window.location.assign('/');
    },
  };
  const failure = error;
  // An account without a password needs no proof right after a log-in.
  const [isAsking, setAsking] = useState(own.hasPassword);
  if (!isAsking && failure?.code === 'proof_needed') setAsking(true);
  const action = <Trans>Delete account</Trans>;
  return (
    <Dialog
      role="alertdialog"
      title={<Trans>Delete your account?</Trans>}
      isOpen
      onOpenChange={onClose}
      fault={failure && !isAsking && <Banner tone="error">{errorText(failure)}</Banner>}
      actions={
        <>
          {!isAsking && (
            <Button tone="danger" isBusy={isPending} onClick={() => mutate(null, leave)}>
              {action}
            </Button>
          )}
          <SafeButton onClick={onClose}>
            <Trans>Keep my account</Trans>
          </SafeButton>
        </>
      }
    >
      <Consequences own={own} askedAtMs={askedAtMs} />
      {isAsking && (
        <OwnProof
          action={action}
          hasPassword={own.hasPassword}
          tone="danger"
          onProof={(proof) => mutateAsync(proof, leave)}
        />
      )}
    </Dialog>
  );
}

function Consequences({ own: { bookedSessions }, askedAtMs }: { own: OwnData; askedAtMs: number }) {
  const { t } = useLingui();
  const bookedText = (count: number, day: string, time: string) =>
    t`${plural(count, {
      one: `Now: your booked session on ${day}, ${time} will be cancelled. You can’t undo this.`,
      other: `Now: your # booked sessions will be cancelled. The next one is on ${day}, ${time}. You can’t undo this.`,
    })}`;
  const isMentor = useStore(({ user }) => user?.role === 'mentor');
  const when = useWhen();
  const dueAt = askedAtMs + UNDO_HOURS * 60 * 60_000;
  const [first] = bookedSessions;
  return (
    <ul className="flex list-disc flex-col gap-2 ps-5">
      <li>
        <Trans>Now: you’ll be logged out on every device.</Trans>
      </li>
      {first && <li>{bookedText(bookedSessions.length, when.day(first), when.time(first))}</li>}
      <li>
        <Trans>
          Until {when.day(dueAt)}, {when.time(dueAt)}: you can log in and keep your account.
        </Trans>
      </li>
      <li>
        <Trans>
          After that: your account, profile, files, readings and messages are permanently deleted. Session
          records that others need stay, but your name becomes “Former member”.
        </Trans>
      </li>
      {isMentor && (
        <li>
          <Trans>
            What you’ve earned is still paid. Check that your payment details are on your Earnings page first.
          </Trans>
        </li>
      )}
    </ul>
  );
}
