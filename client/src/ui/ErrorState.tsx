import { Trans } from '@lingui/react/macro';
import type { AppError } from '@preproom/models/contract/http/errors';
import type { ReactNode } from 'react';
import { useErrorText } from '../lib/texts/errorText.ts';
import { buttonStyle } from './buttonStyle.ts';

export interface ErrorStateProps {
  title: ReactNode;
  error: AppError;
  onRetry?: () => void;
}

/** What failed, what to do, a retry button, and the error code for support. */
export function ErrorState({ title, error, onRetry }: ErrorStateProps) {
  const errorText = useErrorText();
  const { code = 'internal' } = error;
  // Asked again, the server would refuse again.
  const isOtherAccount = code === 'other_account';
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-2 rounded-card border border-brick/50 bg-raised p-6"
    >
      <h2 className="text-18">{title}</h2>
      <p className="text-muted">{errorText(error)}</p>
      <p className="text-12 text-muted">
        <Trans>
          Code: <code>{code}</code>
        </Trans>
      </p>
      {onRetry && (
        <button
          type="button"
          onClick={(event) => {
            // This button goes with the error; without a place the focus would be at the page's start.
            event.currentTarget.closest('main')?.focus({ preventScroll: true });
            if (isOtherAccount) window.location.reload();
            else onRetry();
          }}
          className={buttonStyle('quiet', 'medium', 'mt-2')}
        >
          {isOtherAccount ? <Trans>Reload</Trans> : <Trans>Try again</Trans>}
        </button>
      )}
    </div>
  );
}
