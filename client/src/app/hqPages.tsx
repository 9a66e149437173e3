import { HqMentorPage } from '../features/hq/HqMentorPage.tsx';
import { MentorCard } from '../features/mentors/MentorCard.tsx';

// In one piece: the first view names every file, and none of the team needs one page alone.
export { HqMentorsPage } from '../features/hq/HqMentorsPage.tsx';
export { HqWelcomePage } from '../features/hq/HqWelcomePage.tsx';

/** The team's page of a mentor, with the mentor as learners see them: two features meet here. */
export function HqMentorRoute() {
  return <HqMentorPage Card={MentorCard} />;
}
