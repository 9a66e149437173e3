import { Trans } from '@lingui/react/macro';
import { ownHome } from '../../lib/ownHome.ts';
import { laterPart } from '../../lib/page/laterPart.tsx';
import { useStore } from '../../lib/store.ts';
import { ButtonLink } from '../../ui/Link.tsx';
import { useEntryDraft } from './entryDraft.ts';

/** Its code, mostly the form kit, is not in the way of the page's first view. */
const AddressAndCode = laterPart(async () => (await import('./AddressAndCode.tsx')).AddressAndCode, {
  placeholder: <div className="min-h-40" />,
  catalogue: ['accounts'],
  when: 'used',
});

/** Start of a mentor's application, or why somebody who is logged in cannot start one. */
export function MentorEntry() {
  const user = useStore((state) => state.user);
  const hasBegun = useEntryDraft().draft.email !== '';
  if (user?.role === 'mentor') return <AlreadyMentor />;
  return user ? <OtherAccount role={user.role} /> : <AddressAndCode isNeeded={hasBegun} />;
}

function AlreadyMentor() {
  return (
    <div className="flex flex-col items-start gap-4">
      <p>
        <Trans>You’re logged in as a mentor. Your dashboard shows your application’s status.</Trans>
      </p>
      <ButtonLink to={ownHome('mentor')}>
        <Trans>Go to dashboard</Trans>
      </ButtonLink>
    </div>
  );
}

function OtherAccount({ role }: { role: 'user' | 'mentor' | 'affiliate' | 'admin' }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <p>
        <Trans>
          This isn’t a mentor account, and each e-mail can have only one account. To mentor, log out and apply
          with a different e-mail.
        </Trans>
      </p>
      <ButtonLink to={ownHome(role)} tone="quiet">
        <Trans>Go to dashboard</Trans>
      </ButtonLink>
    </div>
  );
}
