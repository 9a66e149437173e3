import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { useProof } from '../code/useProof.ts';
import { SignupSteps } from '../signup/SignupSteps.tsx';
import type { Aim } from './aim.ts';

/** A new account first, with the log-in (children) beside it. Both lead on to what the person came for. */
export function NewcomerPage({ aim, children }: { aim: Aim; children: ReactNode }) {
  const { t } = useLingui();
  const proof = useProof('signup');
  const isFirst = proof.step === 'email';
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6 px-4 py-8 sm:py-16">
      <div className="flex flex-col gap-3">
        <PageHeading title={t`Create an account`} />
        <p className="text-muted">
          {aim === 'enrol' ? (
            <Trans>It takes about two minutes. Then you’ll go straight to checkout.</Trans>
          ) : (
            <Trans>It takes about two minutes. Then you’ll choose a mentor and a time.</Trans>
          )}
        </p>
      </div>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <Part title={<Trans>New here</Trans>}>
          <SignupSteps proof={proof} />
        </Part>
        {isFirst && <Part title={<Trans>Log in</Trans>}>{children}</Part>}
      </div>
    </div>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  const heading = useId();
  return (
    <Card as="section" labelledBy={heading}>
      <h2 id={heading} className="mb-3 text-20">
        {title}
      </h2>
      {children}
    </Card>
  );
}
