import { AccountProof } from '../features/accounts/AccountProof.tsx';
import { SettingsPage } from '../features/accounts/SettingsPage.tsx';
import { OwnDataSection } from '../features/privacy/OwnDataSection.tsx';

/** The settings with the person's data: two features meet here. */
export function SettingsRoute() {
  return (
    <SettingsPage>
      <OwnDataSection AskProof={AccountProof} />
    </SettingsPage>
  );
}
