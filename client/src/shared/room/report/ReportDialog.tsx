import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ReportOptions, ReportWords } from './ReportFields.tsx';
import { UrgentHelp } from './UrgentHelp.tsx';
import type { Reporting } from './useReport.ts';

export interface ReportDialogProps {
  report: Reporting;
  otherName: string;
  /** False once the interview is over. */
  canEnd: boolean;
  /** Where the report is written: in the room, or on the page of a session. */
  place?: 'room' | 'session';
}

/** Reports the other person to the team. The reporter can also end the interview and block the person. */
export function ReportDialog({ report, otherName, canEnd, place = 'room' }: ReportDialogProps) {
  const { t } = useLingui();
  const [wasSentEmpty, setSentEmpty] = useState(false);
  const { draft, state } = report;
  if (report.outcome) return <Thanks report={report} otherName={otherName} place={place} />;
  const { reason } = draft;
  const endInterview = canEnd && draft.endInterview;
  const isReasonMissing = wasSentEmpty && !reason;
  const send = () => (reason ? report.send({ ...draft, reason, endInterview }) : setSentEmpty(true));
  return (
    <Dialog
      isOpen
      // A press outside the dialog must not discard an unsent report.
      role="alertdialog"
      title={t`Report or block ${otherName}`}
      onOpenChange={(isOpen) => isOpen || report.close()}
      fault={<Fault isReasonMissing={isReasonMissing} state={state} />}
      actions={
        <>
          <Button tone="quiet" onClick={report.close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button tone={endInterview ? 'danger' : 'primary'} isBusy={state === 'sending'} onClick={send}>
            {!endInterview && <Trans>Send report</Trans>}
            {endInterview && place === 'room' && <Trans>Send and end</Trans>}
            {endInterview && place === 'session' && <Trans>Send and cancel session</Trans>}
          </Button>
        </>
      }
    >
      <p className="text-muted">
        <Trans>Only our team will see this. {otherName} won’t.</Trans>
      </p>
      <ReportWords draft={draft} change={report.change} isReasonMissing={isReasonMissing} place={place} />
      <ReportOptions
        draft={draft}
        change={report.change}
        otherName={otherName}
        canEnd={canEnd}
        place={place}
      />
      <UrgentHelp />
    </Dialog>
  );
}

function Fault({ isReasonMissing, state }: { isReasonMissing: boolean; state: Reporting['state'] }) {
  const errorText = useErrorText();
  if (isReasonMissing) {
    return (
      <p role="alert" className="text-brick">
        <Trans>Choose what happened.</Trans>
      </p>
    );
  }
  if (typeof state === 'string') return null;
  const why = errorText(state);
  return (
    <p role="alert" className="text-brick">
      <Trans>Couldn’t send your report. {why} Your text is still here.</Trans>
    </p>
  );
}

/** Shown after a report that did not end the interview, or that was written outside of it. */
function Thanks({ report, otherName, place }: Omit<ReportDialogProps, 'canEnd'>) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen
      title={t`Thank you for telling us`}
      onOpenChange={(isOpen) => isOpen || report.close()}
      actions={
        <Button tone="quiet" onClick={report.close}>
          {place === 'room' ? <Trans>Back to the interview</Trans> : <Trans>Close</Trans>}
        </Button>
      }
    >
      <WhatHappensNext otherName={otherName} isBlocked={report.outcome?.isBlocked ?? false} />
      <UrgentHelp />
    </Dialog>
  );
}

/** Says what happens with a stored report. */
export function WhatHappensNext({ otherName, isBlocked }: { otherName: string; isBlocked: boolean }) {
  return (
    <>
      <p className="text-muted">
        <Trans>
          We’ve received your report, and someone on our team will read it. We may e-mail you about it.{' '}
          {otherName} won’t see it.
        </Trans>
      </p>
      {isBlocked && (
        <p className="text-muted">
          <Trans>You won’t be matched with {otherName} again.</Trans>
        </p>
      )}
    </>
  );
}
