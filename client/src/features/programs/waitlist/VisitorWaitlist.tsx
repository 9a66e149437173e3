import { Trans } from '@lingui/react/macro';
import type { Product } from '@preproom/models/contract/programs/products';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { WaitlistStatus } from './WaitlistStatus.tsx';

const WaitlistDialog = lazy(async () => ({
  default: (await import('./WaitlistDialog.tsx')).WaitlistDialog,
}));

/** Opens the form, and remembers until the page is left which address was put on the list. */
export function VisitorWaitlist({ program }: { program: Product }) {
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState<string | null>(null);
  return (
    <>
      <WaitlistStatus title={email !== null && <Trans>You’re on the waitlist</Trans>}>
        <Trans>We’ll e-mail {email} when enrolment opens.</Trans>
      </WaitlistStatus>
      <Button
        tone={email === null ? 'primary' : 'quiet'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {email === null ? <Trans>Waitlist</Trans> : <Trans>Use a different e-mail</Trans>}
      </Button>
      {isOpen && (
        <Suspense>
          <WaitlistDialog program={program} onClose={() => setOpen(false)} onJoined={setEmail} />
        </Suspense>
      )}
    </>
  );
}
