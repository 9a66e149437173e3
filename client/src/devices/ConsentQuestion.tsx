import { Trans } from '@lingui/react/macro';
import type { AppError } from '@preproom/models/contract/http/errors';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useErrorText } from '../lib/texts/errorText.ts';
import { Checkbox } from '../ui/forms/Checkbox.tsx';

export interface ConsentQuestionProps {
  isGranted: boolean;
  /** Stores the answer. */
  consent: UseMutationResult<unknown, AppError, boolean>;
  /** Beside the box. */
  label: ReactNode;
  /** Said once it is stored. */
  granted: ReactNode;
  /** What is agreed to. */
  children: ReactNode;
}

/** Stores consent when the box is ticked and withdraws it when the box is cleared. */
export function ConsentQuestion({ isGranted, consent, label, granted, children }: ConsentQuestionProps) {
  const [wants, setWants] = useState(isGranted);
  const errorText = useErrorText();
  const answer = (isAgreed: boolean) => {
    setWants(isAgreed);
    if (isAgreed !== (consent.variables ?? isGranted) || consent.isError) consent.mutate(isAgreed);
  };
  return (
    <>
      <p className="text-14 text-muted">{children}</p>
      <Checkbox checked={wants} onChange={({ target }) => answer(target.checked)}>
        {label}
      </Checkbox>
      <p role="status" className="text-14 text-muted empty:hidden">
        {consent.isPending && <Trans>Saving…</Trans>}
        {!consent.isPending && !consent.isError && isGranted && granted}
      </p>
      {consent.isError && (
        <p role="alert" className="text-14 text-brick">
          {errorText(consent.error)}
        </p>
      )}
    </>
  );
}
