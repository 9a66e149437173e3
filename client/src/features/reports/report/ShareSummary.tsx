import { Trans } from '@lingui/react/macro';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { useShareSummary } from '../api.ts';

export interface ShareSummaryProps {
  roomid: string;
  mentorName: string;
  isShared: boolean;
}

/** Shares this session's summary with the mentor, or stops sharing. Without this only the learner sees it. */
export function ShareSummary({ roomid, mentorName, isShared }: ShareSummaryProps) {
  const errorText = useErrorText();
  const { mutate, isPending, variables, error } = useShareSummary(roomid);
  return (
    <div>
      <Switch
        isSelected={isPending ? Boolean(variables) : isShared}
        isDisabled={isPending}
        onChange={(on) => mutate(on)}
      >
        <Trans>Share these four numbers with {mentorName}</Trans>
      </Switch>
      {error ? (
        <p role="alert" className="text-14 text-brick">
          {errorText(error)}
        </p>
      ) : (
        <p className="text-14 text-muted">
          <Trans>Only you see them unless you share them. You can stop sharing at any time.</Trans>
        </p>
      )}
    </div>
  );
}
