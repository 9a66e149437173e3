import { hash } from '@node-rs/argon2';
import type { Locator, Page } from '@playwright/test';
import { getAvailability } from '@preproom/models/contract/sessions/availability';
import { createMentor } from '../../support/mentors/mentors.ts';
import { ApiClient } from '../../support/stack/apiClient.ts';
import { expectSoundPage } from '../support/accessibility.ts';
import { tabTo } from '../support/keyboard.ts';
import type { Person, PersonOptions } from '../support/person.ts';
import type { ProductProcess } from '../support/productProcess.ts';
import { expect, test } from '../support/test.ts';

const EMAIL = 'meera.iyer@people.example';
const PASSWORD = 'monsoon-chai-42';
const DESKTOP = { width: 1280, height: 900 };
const SMALL = { width: 320, height: 640 };

type Visit = (options?: Omit<PersonOptions, 'origin'>) => Promise<Person>;

/** A verified mentor on their page of availability. */
async function openSlots(
  product: ProductProcess,
  visitor: Visit,
  viewport: { width: number; height: number },
  language: 'en' | 'hi' = 'en',
): Promise<Person> {
  const database = await product.openDatabase();
  await createMentor(database, {}, { Email: EMAIL, passwordHash: await hash(PASSWORD) });
  await database.close();
  const person = await visitor({ viewport });
  await person.context.addCookies([{ name: 'language', value: language, url: person.origin }]);
  await person.page.goto('/Account/Login?next=/Dashboard/mentor/slots');
  await person.page.locator('input[type=email]').fill(EMAIL);
  await person.page.locator('input[type=password]').fill(PASSWORD);
  await person.page.keyboard.press('Enter');
  await expect(person.page.getByRole('heading', { level: 1 })).toHaveText(/^(Availability|उपलब्धता)$/);
  return person;
}

/** What the server has stored. */
async function storedWeek({ origin }: Person) {
  const client = await new ApiClient(origin).logIn(EMAIL, PASSWORD);
  return (await client.call(getAvailability, {})).body.data.weekly;
}

const block = (page: Page, hours: string) => page.getByRole('button', { name: hours, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('Not in view');
  return box;
}

/** Drags from a point of one box to another height, in pixels. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

test('a mentor drags hours into the week, changes them and saves', async ({ product, visitor }) => {
  const mentor = await openSlots(product, visitor, DESKTOP);
  const { page } = mentor;
  await page.getByRole('button', { name: /^Weekday evenings/ }).click();
  const monday = block(page, 'Monday, 6:00 pm – 9:00 pm');
  // Away from the bar with "Save".
  await page.getByRole('region', { name: 'Week', exact: true }).evaluate((grid) => grid.scrollIntoView());
  const { x, y, width, height } = await boxOf(monday);
  // Without the gap and border of the block, 2 px at both ends.
  const hour = (height + 4) / 3;
  const middle = x + width / 2;
  // An edge, by two hours; the body, by an hour to Sunday; new hours in free time, which join what they touch.
  await drag(page, { x: middle, y: y + 2 }, { x: middle, y: y + 2 - 2 * hour });
  await expect(block(page, 'Monday, 4:00 pm – 9:00 pm')).toBeVisible();
  const friday = await boxOf(block(page, 'Friday, 6:00 pm – 9:00 pm'));
  const sunday = friday.x + friday.width * 2.5;
  await drag(page, { x: friday.x + 20, y: y + hour }, { x: sunday, y });
  await expect(block(page, 'Sunday, 5:00 pm – 8:00 pm')).toBeVisible();
  const tuesday = (await boxOf(block(page, 'Tuesday, 6:00 pm – 9:00 pm'))).x + 20;
  await drag(page, { x: tuesday, y: y - 2 * hour + 3 }, { x: tuesday, y: y + hour });
  await expect(block(page, 'Tuesday, 4:00 pm – 9:00 pm')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Thursday, 6:00 pm – 9:00 pm' }).click();
  await expectSoundPage(mentor);
  await save(page).click();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  expect(await storedWeek(mentor)).toEqual([
    { day: 1, from: '16:00', to: '21:00' },
    { day: 2, from: '16:00', to: '21:00' },
    { day: 3, from: '18:00', to: '21:00' },
    { day: 7, from: '17:00', to: '20:00' },
  ]);
});

test('the calendar needs no mouse, and a click does what a drag does', { tag: '@long' }, async ({
  product,
  visitor,
}) => {
  const mentor = await openSlots(product, visitor, DESKTOP);
  const { page } = mentor;
  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, page.getByRole('button', { name: 'Add hours on Wednesday' }));
  await page.keyboard.press('Enter');
  const from = page.getByLabel('Wednesday, from');
  await expect(from).toBeFocused();
  await from.selectOption('10:00');
  await expectSoundPage(mentor);
  await page.keyboard.press('Escape');
  await tabTo(page, block(page, 'Wednesday, 10:00 am – 5:00 pm'));
  await page.keyboard.press('ArrowDown');
  await expect(block(page, 'Wednesday, 10:15 am – 5:15 pm')).toBeFocused();
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect(block(page, 'Thursday, 10:15 am – 5:00 pm')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('button', { name: 'Add hours on Thursday' })).toBeFocused();
  await expect(page.getByText('Unsaved changes')).toBeHidden();

  await page.getByRole('button', { name: 'Add hours on Saturday' }).click();
  await page.getByLabel('Saturday, to').selectOption('11:30');
  await page.getByRole('button', { name: 'Done' }).click();
  await save(page).click();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  expect(await storedWeek(mentor)).toEqual([{ day: 6, from: '09:00', to: '11:30' }]);
});

test('on a phone the week is rows, and leaving with changes asks', { tag: '@long' }, async ({
  product,
  visitor,
}) => {
  const mentor = await openSlots(product, visitor, SMALL);
  const { page } = mentor;
  await expectSoundPage(mentor);
  await page.getByRole('button', { name: 'Add hours on Monday' }).click();
  await page.getByLabel('Monday, to').selectOption('12:00');
  await page.getByRole('button', { name: 'Copy Monday to other days' }).click();
  await page.getByRole('checkbox', { name: 'Sunday' }).check();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByLabel('Sunday, to')).toHaveValue('12:00');
  await expectSoundPage(mentor);
  await page.getByRole('link', { name: 'PrepRoom' }).first().click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Sunday, to')).toHaveValue('12:00');
  await page.getByRole('link', { name: 'PrepRoom' }).first().click();
  await page.getByRole('button', { name: 'Save and leave' }).click();
  await page.waitForURL((url) => url.pathname !== '/Dashboard/mentor/slots');
  expect(await storedWeek(mentor)).toEqual([
    { day: 1, from: '09:00', to: '12:00' },
    { day: 7, from: '09:00', to: '12:00' },
  ]);
});

test('in Hindi the page is sound on a small phone', { tag: '@long' }, async ({ product, visitor }) => {
  const mentor = await openSlots(product, visitor, SMALL, 'hi');
  await mentor.page.getByRole('button', { name: /^सोमवार–शुक्रवार की शाम/ }).click();
  await expect(mentor.page.getByText('बदलाव सहेजे नहीं गए')).toBeVisible();
  await expectSoundPage(mentor);
});

for (const language of ['en', 'hi'] as const)
  test(`on the smallest phone no hour is cut off, ${language}`, async ({ product, visitor }) => {
    const { page } = await openSlots(product, visitor, SMALL, language);
    await page.locator('[data-add]').first().click();
    const selects = page.locator('select[data-edge]');
    await expect(selects).toHaveCount(2);
    // A select says nothing of text that it cuts off: its longest time is measured without it.
    const tooNarrow = await selects.evaluateAll((all) =>
      (all as HTMLSelectElement[]).flatMap((select) => {
        const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
        const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
        pen.font = font;
        const room =
          select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
        return [...select.options]
          .filter(({ label }) => pen.measureText(label).width > room + 1)
          .map(({ label }) => label);
      }),
    );
    expect(tooNarrow).toEqual([]);
  });
