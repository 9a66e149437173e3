import { hash } from '@node-rs/argon2';
import { expect, type Page } from '@playwright/test';
import { logIn } from '@preproom/models/contract/accounts/users';
import { DAY_MS } from '@preproom/models/contract/http/durations';
import { createProfile } from '@preproom/models/db/testing/factories';
import { createBookableMentor, createPackLearner } from '../../support/sessions/booking.ts';
import type { Person } from './person.ts';
import type { ProductProcess } from './productProcess.ts';

export const PASSWORD = 'monsoon-chai-42';
export const WORKDAY = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '10:00', to: '13:00' }));

export interface BookingPeople {
  mentorId: string;
  mentor: string;
  /** The addresses of two learners with a pack. */
  learners: [string, string];
}

/** A mentor who offers every morning from 10:00 to 13:00 in India, and two learners with a pack. All log in with one password. */
export async function createBookingPeople(product: ProductProcess): Promise<BookingPeople> {
  const database = await product.openDatabase();
  const mentor = await createBookableMentor(database, { weekly: WORKDAY, offersIntroduction: true });
  const first = await createPackLearner(database);
  const second = await createPackLearner(database);
  await createProfile(database, first.learner);
  await createProfile(database, second.learner);
  await database.users.updateMany({}, { passwordHash: await hash(PASSWORD) });
  await database.close();
  return {
    mentorId: String(mentor._id),
    mentor: mentor.Email,
    learners: [first.learner.Email, second.learner.Email],
  };
}

/** Logs in by one request: these tests are about what comes after. */
export async function enter({ context }: Person, email: string): Promise<void> {
  const answer = await context.request.post(`/api/v1.3${logIn.path}`, {
    data: { email, password: PASSWORD },
  });
  expect(answer.status()).toBe(200);
}

/** A day so many days from today, as the calendar of the page names it. */
export function dayName(days: number): string {
  return new Intl.DateTimeFormat('en-IN', {
    timeZone: 'Asia/Kolkata',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(new Date(Date.now() + days * DAY_MS));
}

/** 22:30 so many days from today in the machine's zone, as a field for date and time takes it. */
export function localTime(days: number): string {
  const at = new Date(Date.now() + days * DAY_MS);
  const [month = '', day = ''] = [at.getMonth() + 1, at.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${at.getFullYear()}-${month}-${day}T22:30`;
}

/** Chooses a day of the calendar and a time on it. */
export async function choose(page: Page, days: number, time: string): Promise<void> {
  await page.getByRole('radio', { name: dayName(days) }).click({ force: true });
  await page.getByRole('radio', { name: time }).click({ force: true });
}

/** What the summary says of a fact. */
export const factOf = (page: Page, name: string) =>
  page.getByRole('definition').and(page.locator(`dt:text-is("${name}") + dd`));
