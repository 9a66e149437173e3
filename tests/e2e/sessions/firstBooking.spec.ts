import type { Page } from '@playwright/test';
import { expectSoundPage } from '../support/accessibility.ts';
import { createBookingPeople } from '../support/booking.ts';
import { cardOf, expectPack } from '../support/checkout.ts';
import type { ProductProcess } from '../support/productProcess.ts';
import { Road } from '../support/road.ts';
import { codeMailedTo } from '../support/stage.ts';
import { expect, test } from '../support/test.ts';

const EMAIL = 'asha.verma@people.example';
const BORN = `${new Date().getFullYear() - 22}-04-12`;
const PHONE = { width: 360, height: 740 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** From the field for the address to an account. */
async function signUp(road: Road, page: Page, product: ProductProcess): Promise<void> {
  await road.type(field(page, 'E-mail').first(), EMAIL);
  await road.click(button(page, 'Continue'));
  const code = field(page, 'Code');
  await code.waitFor();
  await road.type(code, await codeMailedTo(product, EMAIL));
  await expect(page.getByText(`${EMAIL} is confirmed.`)).toBeVisible();
  await road.type(field(page, 'Your name'), 'Asha Verma');
  await road.type(field(page, 'Phone number'), '98765 43210');
  await road.type(field(page, 'Password'), 'monsoon-chai-42');
  await road.click(button(page, 'Create account'));
}

/** From the list of mentors to a mentor’s time. */
async function chooseTime(road: Road, page: Page): Promise<void> {
  await road.click(page.getByRole('link', { name: 'Meera Iyer', exact: true }));
  await road.check(page.getByRole('group', { name: 'Morning' }).getByRole('radio').first());
}

/** From the chosen time to the page of the booked session. */
async function confirm(road: Road, page: Page): Promise<void> {
  await road.click(button(page, 'Confirm booking'));
  const news = page.getByText(/^You’re booked\./);
  await road.arrive(news);
  await expect(news).toBeInViewport();
  await expect(page.getByText('You’ve already booked this')).toHaveCount(0);
}

test('a visitor has a paid pack after 6 clicks and 6 screens, and the first booking 4 clicks later', async ({
  visitor,
  product,
}) => {
  await createBookingPeople(product);
  const person = await visitor({ viewport: PHONE });
  const { page } = person;
  await page.goto('/');
  const toPack = new Road(page);
  await toPack.click(page.getByRole('main').getByRole('link', { name: 'See programs' }).first());
  await toPack.click(cardOf(page).getByRole('link', { name: 'Enroll Now' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
  await expectSoundPage(person);
  await signUp(toPack, page, product);
  await toPack.type(field(page, 'Date of birth'), BORN);
  await toPack.type(field(page, 'Target role'), 'Design engineer');
  await expectSoundPage(person);
  await toPack.click(button(page, 'Pay ₹7,999'));
  await toPack.arrive(page.getByText('Your pack is ready.'));
  await expectPack(page);
  expect(toPack.clicks, 'clicks to a paid pack').toBeLessThanOrEqual(6);
  expect(toPack.screens.length, toPack.screens.join('\n')).toBeLessThanOrEqual(6);

  const toBooking = new Road(page);
  await toBooking.click(page.getByRole('link', { name: 'Book your first session' }));
  await chooseTime(toBooking, page);
  // What was asked at the checkout is not asked again.
  await expect(field(page, 'Date of birth')).toHaveCount(0);
  await confirm(toBooking, page);
  expect(toBooking.clicks, 'clicks from a paid pack to a booking').toBeLessThanOrEqual(4);
});

test('a free introduction is booked 6 clicks from the home page, and the profile is asked for on the way', async ({
  visitor,
  product,
}) => {
  await createBookingPeople(product);
  const person = await visitor({ viewport: PHONE });
  const { page } = person;
  await page.goto('/');
  const road = new Road(page);
  await road.click(page.getByRole('main').getByRole('link', { name: 'Meet a mentor for free' }).first());
  await signUp(road, page, product);
  await chooseTime(road, page);
  const dateOfBirth = field(page, 'Date of birth');
  await dateOfBirth.waitFor();
  await expectSoundPage(person);
  // Half of it typed and the page left: nothing is lost.
  await road.type(field(page, 'Target role'), 'Design engineer');
  await page.goto('/dashboard');
  await page.goBack();
  await expect(field(page, 'Target role')).toHaveValue('Design engineer');
  await road.type(dateOfBirth, BORN);
  await confirm(road, page);
  expect(road.clicks, 'clicks to a free introduction').toBeLessThanOrEqual(6);
  await expect(page.getByText('Before you meet Meera Iyer')).toHaveCount(0);
  await expectSoundPage(person);
});

test('who is logged in keeps the navigation on public pages, and finds everything in it on a phone', async ({
  enterAs,
}) => {
  const person = await enterAs('learner');
  const { page } = person;
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/programs', '/assessments', '/jobs', '/Blogs', '/mentors']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(4);
    await expect(page.getByRole('button', { name: /’s account$/ })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expectSoundPage(person);
  }
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const [name, path] of [
    ['Assessments', '/assessments'],
    ['Jobs', '/jobs'],
    ['Programs', '/programs'],
  ] as const) {
    await bar.getByRole('button', { name: 'More' }).click();
    const more = page.getByRole('dialog', { name: 'More' });
    await expectSoundPage(person);
    await more.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(person.origin + path);
    await expect(more).toBeHidden();
  }
});
