import { Trans } from '@lingui/react/macro';
import type { CallbackRequest } from '@preproom/models/contract/inbox/queries';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { useIsHydrated } from '../../../../lib/page/useIsHydrated.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Link } from '../../../../ui/Link.tsx';
import { requestCallback } from '../api.ts';
import { CallbackForm } from './CallbackForm.tsx';
import { ThankYou } from './ThankYou.tsx';

/** The callback form, then the confirmation. */
export function Callback() {
  const heading = useId();
  const isHydrated = useIsHydrated();
  /** A phone shows the form only when it is asked for: the page is long enough. Without scripts it is always there. */
  const [isOpen, setOpen] = useState(false);
  /** Initial values: a sent request that lacks contact details. */
  const [draft, setDraft] = useState<CallbackRequest | null>(null);
  const {
    data: arrived,
    error,
    isPending,
    mutate,
    reset,
  } = useMutation({
    mutationFn: async (request: CallbackRequest) => {
      await requestCallback(request);
      return request;
    },
  });
  return (
    <Card
      as="section"
      labelledBy={heading}
      className="flex flex-col gap-4 rounded-sheet sm:self-start sm:p-8"
    >
      <div className="flex items-center justify-between gap-4">
        <h3 id={heading} className="text-18 sm:text-24">
          <Trans>Prefer a call?</Trans>
        </h3>
        {!isOpen && (
          <Button
            tone="quiet"
            size="small"
            className="sm:hidden noscript:hidden"
            disabled={!isHydrated}
            onClick={() => setOpen(true)}
          >
            <Trans>Ask for a call</Trans>
          </Button>
        )}
      </div>
      <div className={cx('flex flex-col gap-4', !isOpen && 'max-sm:not-noscript:hidden')}>
        <p className="text-muted">
          <Trans>Tell us what you’re preparing for. We’ll call you back and help you choose.</Trans>
        </p>
        {arrived ? (
          <ThankYou
            request={arrived}
            onAgain={(next) => {
              setDraft(next);
              reset();
            }}
          />
        ) : (
          <CallbackForm draft={draft} isSending={isPending} error={error} onSend={mutate} />
        )}
        <p className="text-14 text-muted">
          <Trans>
            All fields are optional. We only use them to call you back. See our{' '}
            <Link to="/Privacypolicy">privacy policy</Link>.
          </Trans>
        </p>
      </div>
    </Card>
  );
}
