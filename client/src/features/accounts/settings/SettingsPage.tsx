import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useStore } from '../../../lib/store.ts';
import { Container } from '../../../ui/Container.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { SecondFactorSection } from '../secondFactor/SecondFactorSection.tsx';
import { ConnectedProviders } from '../social/ConnectedProviders.tsx';
import { AddressSection } from './AddressSection.tsx';
import { LoginsSection } from './LoginsSection.tsx';
import { MailPreferences } from './MailPreferences.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PhotoSection } from './PhotoSection.tsx';

/** Account settings for every role. `children` are sections of other features. */
export function SettingsPage({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  const user = useStore((state) => state.user);
  if (!user) return null;
  return (
    <Container width="medium" className="flex flex-col gap-6 py-8 sm:py-12">
      <PageHeading title={t`Settings`} />
      <PhotoSection user={user} />
      <AddressSection user={user} />
      <PasswordSection user={user} />
      <ConnectedProviders />
      {(user.role === 'admin' || user.role === 'mentor') && <SecondFactorSection />}
      <LoginsSection />
      <MailPreferences user={user} />
      {children}
    </Container>
  );
}
