import { Trans, useLingui } from '@lingui/react/macro';
import type { OutboxMail } from '@preproom/models/contract/notifications/mail';
import { Link as RouterLink } from 'react-router-dom';
import { cx } from '../../../lib/cx.ts';
import { useWhen } from '../../../lib/texts/when.ts';
import { useNow } from '../../../lib/useNow.ts';

export interface OutboxListProps {
  mails: OutboxMail[];
  shownId: string;
}

/** Links to the e-mails. The newest one's link has no id, so that it always shows the latest. */
export function OutboxList({ mails, shownId }: OutboxListProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`E-mails`} className="min-w-0">
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised">
        {mails.map((mail, index) => (
          <li key={mail.id}>
            <Row mail={mail} isNewest={index === 0} isShown={mail.id === shownId} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Row({ mail, isNewest, isShown }: { mail: OutboxMail; isNewest: boolean; isShown: boolean }) {
  const { ago } = useWhen();
  const nowMs = useNow('minute');
  return (
    <RouterLink
      to={isNewest ? '/demo/outbox' : `/demo/outbox?mail=${mail.id}`}
      aria-current={isShown ? 'true' : undefined}
      className={cx(
        'flex flex-col gap-0.5 px-4 py-3 -outline-offset-2 transition-colors duration-150',
        isShown ? 'bg-peacock/10' : 'hover:bg-paper',
      )}
    >
      <span className="font-medium break-words">{mail.subject}</span>
      <span className="truncate text-14 text-muted">
        <Trans>to {mail.to}</Trans>
      </span>
      <span className="text-14 text-muted">{ago(mail.at, Math.max(nowMs, Date.parse(mail.at)))}</span>
    </RouterLink>
  );
}
