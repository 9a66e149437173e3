import {
  COMMENT_CRITERIA,
  INDEX_CRITERION,
  STAR_CRITERIA,
} from '@preproom/models/contract/catalogues/criteria';
import type { Person } from './person.ts';

export const COMMENT = 'Explained the trade-offs clearly and asked good questions.';

/** Chooses one of the choices of a rating, with the keyboard: the inputs themselves are not seen. */
export async function chooseRating({ page }: Person, rating: string, choice: string): Promise<void> {
  const group = page.getByRole('radiogroup', { name: rating, exact: true });
  await group.getByRole('radio', { name: choice, exact: true }).check({ force: true });
}

/** The mentor rates all 20 criteria. */
export async function rateEverything(mentor: Person): Promise<void> {
  for (const [i, criterion] of STAR_CRITERIA.entries()) {
    await chooseRating(mentor, criterion, `${(i % 5) + 1} of 5 stars`);
  }
  await chooseRating(mentor, INDEX_CRITERION, '8');
  for (const criterion of COMMENT_CRITERIA) await mentor.page.getByLabel(criterion).fill(COMMENT);
}
