import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export interface NotFetchedProps {
  title: ReactNode;
  /** A retry is in flight. */
  isBusy: boolean;
  onRetry: () => void;
}

/** Shown instead of a public list that failed to load. A quiet note, because it retries in the background (lib/quietRetry.ts). */
export function NotFetched({ title, isBusy, onRetry }: NotFetchedProps) {
  return (
    <EmptyState
      title={title}
      action={
        <Button tone="quiet" isBusy={isBusy} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>We’ll keep trying to load this.</Trans>
    </EmptyState>
  );
}
