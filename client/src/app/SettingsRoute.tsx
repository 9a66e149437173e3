import { AccountProof } from '../features/accounts/code/AccountProof.tsx';
import { SettingsPage } from '../features/accounts/settings/SettingsPage.tsx';
import { OwnDataSection } from '../features/privacy/OwnDataSection.tsx';

/** The settings with the person's data: two features meet here. */
export function SettingsRoute() {
  return (
    <SettingsPage>
      <OwnDataSection AskProof={AccountProof} />
    </SettingsPage>
  );
}
