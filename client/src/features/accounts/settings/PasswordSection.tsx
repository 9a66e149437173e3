import { Trans } from '@lingui/react/macro';
import type { User } from '@preproom/models/contract/accounts/users';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Banner } from '../../../ui/Banner.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { FirstPassword } from '../signup/FirstPassword.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { LOGINS_KEY, useLogins } from './useLogins.ts';

/** Changes the password with the current one, or sets a first one with an e-mailed code. */
export function PasswordSection({ user }: { user: User }) {
  const heading = useId();
  const queryClient = useQueryClient();
  const logins = useLogins();
  const [isSaved, setSaved] = useState(false);
  const onSaved = () => {
    setSaved(true);
    void queryClient.invalidateQueries({ queryKey: LOGINS_KEY });
  };
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id={heading} className="text-20">
          <Trans>Password</Trans>
        </h2>
        <p className="text-muted">
          <Trans>Changing your password logs out your other devices.</Trans>
        </p>
      </div>
      {isSaved && (
        <Banner tone="success">
          <Trans>Password saved. Your other devices are logged out.</Trans>
        </Banner>
      )}
      {logins.isPending && <Skeleton className="h-40" />}
      {logins.isError && (
        <ErrorState
          title={<Trans>Couldn’t load this section</Trans>}
          error={logins.error}
          onRetry={() => logins.refetch()}
        />
      )}
      {logins.data?.hasPassword && <ChangePasswordForm user={user} onSaved={onSaved} />}
      {logins.data?.hasPassword === false && <FirstPassword email={user.Email} onSaved={onSaved} />}
    </Card>
  );
}
