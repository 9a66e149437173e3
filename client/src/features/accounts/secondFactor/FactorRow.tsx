import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { proved } from '../../../lib/provedAction.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { When } from '../../../ui/When.tsx';
import { useChanged } from './useSecondFactor.ts';

interface FactorRowProps {
  name: ReactNode;
  factor: { addedAt: string; lastUsedAt: string | null };
  /** The button's name for screen readers. */
  label: string;
  question: string;
  /** Throws AppError. */
  remove(): Promise<unknown>;
  /** What removing it means. */
  children: ReactNode;
}

/** A passkey or app with its dates, and a button to remove it. */
export function FactorRow({ name, factor, label, question, remove, children }: FactorRowProps) {
  const [isAsking, setAsking] = useState(false);
  const changed = useChanged();
  const removing = useMutation({
    mutationFn: () => proved(remove),
    onSuccess: async () => {
      setAsking(false);
      await changed();
    },
  });
  const { addedAt, lastUsedAt } = factor;
  return (
    <div className="flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-14 text-muted">
          <Trans>
            Added on <When instant={addedAt} show="date" />
          </Trans>
          {' · '}
          {lastUsedAt ? (
            <Trans>
              Last used on <When instant={lastUsedAt} show="date" />
            </Trans>
          ) : (
            <Trans>Not used yet</Trans>
          )}
        </p>
      </div>
      <Button tone="quiet" size="small" aria-label={label} onClick={() => setAsking(true)}>
        <Trans>Remove</Trans>
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={question}
          isOpen
          onClose={() => setAsking(false)}
          action={<Trans>Remove</Trans>}
          onConfirm={() => removing.mutate()}
          isBusy={removing.isPending}
          error={removing.error}
        >
          <p>{children}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
