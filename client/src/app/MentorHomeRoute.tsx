import { MentorDashboardPage } from '../features/dashboard/MentorDashboardPage.tsx';
import { MentorStanding } from '../features/mentors/MentorStanding.tsx';

/** A mentor's sessions, below where the mentor stands: two features meet here. */
export function MentorHomeRoute() {
  return <MentorDashboardPage standing={<MentorStanding />} />;
}
