import { FirstPasswordField } from '../features/accounts/signup/FirstPasswordField.tsx';
import { MentorOnboardingPage } from '../features/mentors/MentorOnboardingPage.tsx';

// In one piece: both pages are made of the same fields.
export { MentorProfilePage } from '../features/mentors/MentorProfilePage.tsx';

/** The application, with the password field of the accounts: two features meet here. */
export function MentorOnboardingRoute() {
  return <MentorOnboardingPage Password={FirstPasswordField} />;
}
