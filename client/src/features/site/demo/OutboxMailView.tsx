import { Trans } from '@lingui/react/macro';
import type { OutboxMail } from '@preproom/models/contract/notifications/mail';
import { Link } from '../../../ui/Link.tsx';
import { When } from '../../../ui/When.tsx';
import { mailAddress } from './outboxQuery.ts';

/** One e-mail in a sandboxed frame. The response's Content-Security-Policy blocks scripts. */
export function OutboxMailView({ mail }: { mail: OutboxMail }) {
  return (
    <article className="min-w-0 overflow-hidden rounded-card border border-line bg-raised">
      <header className="flex flex-col gap-1 border-b border-line px-4 py-3 sm:px-6">
        <h2 className="text-20 break-words">{mail.subject}</h2>
        <p className="text-14 break-words text-muted">
          <Trans>to {mail.to}</Trans>
          {' · '}
          <When instant={mail.at} />
        </p>
        {mail.hasInvite && (
          <p className="text-14">
            <Link to={`${mailAddress(mail.id)}/invite.ics`} reloadDocument download>
              <Trans>Download invite.ics</Trans>
            </Link>
          </p>
        )}
      </header>
      <iframe
        key={mail.id}
        title={mail.subject}
        src={mailAddress(mail.id)}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        className="block h-140 w-full"
      />
    </article>
  );
}
