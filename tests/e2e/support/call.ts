import { expect, type Locator } from '@playwright/test';
import { framesAdvance } from './frames.ts';
import type { Person } from './person.ts';

export const DEMO_NAMES = { learner: 'Demo Learner', mentor: 'Demo Mentor' } as const;

/** The other person's video. */
export const videoOf = (person: Person, name: string): Locator =>
  person.page.getByLabel(name, { exact: true }).and(person.page.locator('video'));

export async function joinInterview({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Join interview' }).click();
  await expect(page.getByRole('button', { name: 'Leave' })).toBeVisible();
}

/** Both join, and each sees the other move. */
export async function meet(learner: Person, mentor: Person): Promise<void> {
  await joinInterview(mentor);
  await joinInterview(learner);
  await bothSeeEachOther(learner, mentor);
}

export async function bothSeeEachOther(learner: Person, mentor: Person): Promise<void> {
  await framesAdvance(videoOf(learner, DEMO_NAMES.mentor));
  await framesAdvance(videoOf(mentor, DEMO_NAMES.learner));
}
