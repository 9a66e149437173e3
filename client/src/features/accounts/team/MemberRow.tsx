import { Trans, useLingui } from '@lingui/react/macro';
import type { TeamMember } from '@preproom/models/contract/accounts/team/team';
import { useState } from 'react';
import { useStore } from '../../../lib/store.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { When } from '../../../ui/When.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { ResetDialog } from './ResetDialog.tsx';
import { RightsDialog } from './RightsDialog.tsx';
import { RIGHT_TEXTS } from './rightTexts.ts';

/** A member of the team. Nobody changes their own rights here: whoever sees this page could only lose them. */
export function MemberRow({ member }: { member: TeamMember }) {
  const { t } = useLingui();
  const isYou = useStore(({ user }) => user?._id === member._id);
  const [open, setOpen] = useState<'rights' | 'remove' | 'reset' | null>(null);
  const { Name, Email, rights, hasSecondFactor, lastSeenAt } = member;
  const close = () => setOpen(null);
  return (
    <li className="flex flex-col gap-3 py-4 sm:flex-row sm:items-start sm:justify-between">
      <div className="flex min-w-0 flex-col gap-1 wrap-anywhere">
        <h2 className="text-16 font-semibold">{isYou ? <Trans>{Name} (you)</Trans> : Name}</h2>
        <p className="text-14 text-muted">{Email}</p>
        <ul aria-label={t`Permissions`} className="flex flex-wrap gap-2">
          {rights.map((right) => (
            <li key={right}>
              <Badge>{t(RIGHT_TEXTS[right].name)}</Badge>
            </li>
          ))}
        </ul>
        <p className="text-14 text-muted">
          {lastSeenAt ? (
            <Trans>
              Last active: <When instant={lastSeenAt} show="date" />
            </Trans>
          ) : (
            <Trans>Not logged in</Trans>
          )}
        </p>
        <p className="text-14 text-muted">
          {hasSecondFactor ? <Trans>Two-step login is on</Trans> : <Trans>Two-step login is off</Trans>}
        </p>
      </div>
      {!isYou && (
        <div className="flex shrink-0 flex-wrap gap-2">
          <Button aria-label={t`Change ${Name}’s permissions`} onClick={() => setOpen('rights')}>
            <Trans>Change…</Trans>
          </Button>
          {hasSecondFactor && (
            <Button
              tone="quiet"
              aria-label={t`Reset ${Name}’s two-step login`}
              onClick={() => setOpen('reset')}
            >
              <Trans>Reset two-step login…</Trans>
            </Button>
          )}
          <Button tone="danger" aria-label={t`Remove ${Name}`} onClick={() => setOpen('remove')}>
            <Trans>Remove…</Trans>
          </Button>
        </div>
      )}
      {open === 'rights' && <RightsDialog member={member} onClose={close} />}
      {open === 'reset' && <ResetDialog member={member} onClose={close} />}
      {open === 'remove' && <RemoveDialog member={member} onClose={close} />}
    </li>
  );
}
