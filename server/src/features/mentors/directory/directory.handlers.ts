import { pageCount } from '@preproom/models/contract/http/paging';
import { DIRECTORY_PER_PAGE } from '@preproom/models/contract/mentors/directory';
import type { AppDeps } from '../../../deps.ts';
import type { MentorHandlers } from '../mentor.policy.ts';
import { presentListed } from '../mentor.present.ts';
import { findListed } from '../mentorList.ts';
import { countHeld } from './countHeld.ts';
import { findMentorPage } from './findMentorPage.ts';
import { readMentorPage } from './readMentorPage.ts';

/** The mentors as visitors see them: the list, and a page for each. */
export function directoryHandlers(
  deps: AppDeps,
): Pick<MentorHandlers, 'getMentorDirectory' | 'getMentorPage'> {
  return {
    async getMentorDirectory({ query, actor }) {
      const { listed, total } = await findListed(deps, query, actor?.userId ?? null, DIRECTORY_PER_PAGE);
      const heldBy = await countHeld(
        deps.database,
        listed.map(({ mentor }) => mentor._id),
      );
      const data = listed.map(({ mentor, profile }) => presentListed(mentor, profile, heldBy(mentor._id)));
      return { data, total, pages: pageCount(total, DIRECTORY_PER_PAGE) };
    },
    async getMentorPage({ params: { mentor }, query: { page }, actor }) {
      const found = await findMentorPage(deps.database, mentor, actor?.userId ?? null);
      return { data: await readMentorPage(deps, found, page) };
    },
  };
}
