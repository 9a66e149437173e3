import { Claims } from './Claims.tsx';
import { Mentors } from './Mentors.tsx';

/** Who would interview the visitor, then what else is promised. */
export function MentorsAndClaims() {
  return (
    <>
      <Mentors />
      <Claims />
    </>
  );
}
