import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export interface NotFetchedProps {
  title: ReactNode;
  /** It is being asked for again. */
  isBusy: boolean;
  onRetry: () => void;
}

/** In place of a public list that could not be fetched: without alarm, because it asks again by itself (lib/quietRetry.ts). */
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
