import { Trans, useLingui } from '@lingui/react/macro';
import type { ReportLink } from '@preproom/models/contract/reports/reportLinks';
import { useId } from 'react';
import { asAppError } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { useWhen } from '../../../lib/texts/when.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { useReportLinks, useRevokeLink } from './api.ts';
import { usePartText } from './usePartText.ts';

/** The links that have not ended; nothing while there are none. */
export function ReportLinks({ roomid }: { roomid: string }) {
  const { t } = useLingui();
  const heading = useId();
  const { data, error, refetch } = useReportLinks(roomid);
  if (error && !data)
    return <ErrorState title={t`Couldn’t load your links`} error={error} onRetry={() => void refetch()} />;
  if (!data || data.links.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      <h3 id={heading} className="text-18">
        <Trans>Your links</Trans>
      </h3>
      <ul aria-labelledby={heading} className="flex flex-col border-t border-line">
        {data.links.map((link) => (
          <LinkRow key={link._id} roomid={roomid} link={link} />
        ))}
      </ul>
    </div>
  );
}

function LinkRow({
  roomid,
  link: { _id, parts, createdAt, expiresAt },
}: {
  roomid: string;
  link: ReportLink;
}) {
  const { t } = useLingui();
  const when = useWhen();
  const errorText = useErrorText();
  const partText = usePartText();
  const { mutate, isPending, error } = useRevokeLink(roomid);
  const [made, end] = [when.date(createdAt), when.date(expiresAt)];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0">
        <p>{parts.map(partText).join(', ')}</p>
        <p className="text-14 text-muted">
          <Trans>
            Created {made} · Expires {end}
          </Trans>
        </p>
        {error && asAppError(error).code !== 'not_found' && (
          <p role="alert" className="text-14 text-brick">
            {errorText(error)}
          </p>
        )}
      </div>
      <Button
        tone="quiet"
        size="small"
        isBusy={isPending}
        onClick={() => mutate(_id)}
        aria-label={t`Revoke the link that expires ${end}`}
      >
        <Trans>Revoke</Trans>
      </Button>
    </li>
  );
}
