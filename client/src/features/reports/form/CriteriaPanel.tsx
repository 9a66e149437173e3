import { Trans, useLingui } from '@lingui/react/macro';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { type ShownAfterCall, useAfterCall } from '../api.ts';
import { CriteriaFields } from './CriteriaFields.tsx';
import { SaveStateText } from './SaveStateText.tsx';
import { useFeedbackDraft } from './useFeedbackDraft.ts';

export interface CriteriaPanelProps {
  roomid: string;
  /** Whether both people have met; before that there is nothing to rate. */
  hasMet: boolean;
}

/** The criteria, rated during the call: the same draft as the form after it. */
export function CriteriaPanel({ roomid, hasMet }: CriteriaPanelProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useAfterCall(roomid);
  if (!hasMet)
    return (
      <p className="text-14 text-muted">
        <Trans>You can rate after you’ve both been in the room.</Trans>
      </p>
    );
  if (error && !data)
    return <ErrorState title={t`Couldn’t load your ratings`} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-64" />;
  if (data.feedback?.state === 'submitted')
    return (
      <p className="text-14">
        <Trans>
          You’ve sent your feedback. Change it on the{' '}
          <Link to={`/room/Feedback/${roomid}`} target="_blank">
            feedback page
          </Link>
          .
        </Trans>
      </p>
    );
  return <Fields afterCall={data} />;
}

function Fields({ afterCall }: { afterCall: ShownAfterCall }) {
  const { criteria, saveState } = useFeedbackDraft(afterCall);
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="min-h-5 text-14 text-muted">
        <SaveStateText saveState={saveState} />
      </p>
      <CriteriaFields criteria={criteria} faults={{}} />
    </div>
  );
}
