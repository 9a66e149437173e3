import { hash } from '@node-rs/argon2';
import type { Locator, Page } from '@playwright/test';
import { nameMentorPage } from '@preproom/models/db/mentors/mentorSlugs';
import { createUser } from '@preproom/models/db/testing/factories';
import { createMentor } from '../../support/mentors/mentors.ts';
import { createBookableMentor } from '../../support/sessions/booking.ts';
import { PASSWORD, WORKDAY } from '../support/booking.ts';
import { sendByEnter, tabTo } from '../support/keyboard.ts';
import type { Person } from '../support/person.ts';
import type { ProductProcess } from '../support/productProcess.ts';
import { codeMailedTo, type Stage } from '../support/stage.ts';

export interface Market {
  /** The address of Meera Iyer, who offers every morning and the free introduction. */
  mentor: string;
  admin: string;
}

/** Three listed mentors, of whom one can be booked, and somebody of the team. All log in with one password. */
export async function createMarket(product: ProductProcess): Promise<Market> {
  const database = await product.openDatabase();
  const mentor = await createBookableMentor(database, { weekly: WORKDAY, offersIntroduction: true });
  await nameMentorPage(database, mentor._id, mentor.Name, new Date());
  await createMentor(database, { company: 'Godavari Bank' }, { Name: 'Kabir Anand' });
  await createMentor(database, { company: 'Nilgiri Labs' }, { Name: 'Sana Qureshi' });
  const admin = await createUser(database, { Name: 'Team Person', role: 'admin', completed: true });
  await database.users.updateMany({}, { passwordHash: await hash(PASSWORD) });
  await database.close();
  return { mentor: mentor.Email, admin: admin.Email };
}

/** How somebody acts on a page. */
export interface Hands {
  press(target: Locator): Promise<void>;
  /** Chooses a radio button of a group, by how many that can be chosen come before it. */
  choose(group: Locator, number: number): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  /** Sends the form in which they typed last. */
  send(name: string): Promise<void>;
}

/** By mouse on a desktop; by the keyboard alone on a phone, as with a switch or a keyboard case. */
export function handsOf(page: Page, { screen }: Stage): Hands {
  return screen === 'desktop' ? mouse(page) : keyboard(page);
}

const MOST_STEPS = 40;
const hasFocus = (group: Locator) => group.evaluate((element) => element.contains(document.activeElement));

const choicesOf = (group: Locator) => group.getByRole('radio', { disabled: false });

const mouse = (page: Page): Hands => ({
  press: (target) => target.click(),
  choose: (group, number) => choicesOf(group).nth(number).check({ force: true }),
  type: (field, text) => field.fill(text),
  send: (name) => page.getByRole('button', { name, exact: true }).click(),
});

const keyboard = (page: Page): Hands => ({
  async press(target) {
    await target.waitFor();
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  },
  async choose(group, number) {
    const wanted = choicesOf(group).nth(number);
    await wanted.waitFor();
    for (let step = 0; step < MOST_STEPS && !(await hasFocus(group)); step++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    for (let step = 0; step < MOST_STEPS && !(await wanted.isChecked()); step++)
      await page.keyboard.press('ArrowRight');
  },
  async type(field, text) {
    await field.waitFor();
    await tabTo(page, field);
    await page.keyboard.type(text);
  },
  send: () => sendByEnter(page),
});

interface Newcomer {
  stage: Stage;
  product: ProductProcess;
  name: string;
  email: string;
}

/** From the field for the address to an account. */
export async function signUp({ page }: Person, { stage, product, name, email }: Newcomer): Promise<void> {
  const { say } = stage;
  const hands = handsOf(page, stage);
  const field = (label: string) => page.getByLabel(say(label), { exact: true }).first();
  await hands.type(field('E-mail'), email);
  await hands.send(say('Continue'));
  await field('Code').waitFor();
  await hands.type(field('Code'), await codeMailedTo(product, email));
  await hands.type(field('Your name'), name);
  await hands.type(field('Phone number'), '98765 43210');
  await hands.type(field('Password'), PASSWORD);
  await hands.send(say('Create account'));
  // Else a sign-up that failed would look like a fault of the next page.
  await field('Password').waitFor({ state: 'detached' });
}
