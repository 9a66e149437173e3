import { MentorEntry } from '../features/accounts/signup/MentorEntry.tsx';
import { BecomeMentorPage } from '../features/mentors/BecomeMentorPage.tsx';

/** What mentoring is, with the way in: two features meet here. */
export function BecomeMentorRoute() {
  return (
    <BecomeMentorPage>
      <MentorEntry />
    </BecomeMentorPage>
  );
}
