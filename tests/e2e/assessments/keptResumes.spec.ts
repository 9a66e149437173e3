import type { Page } from '@playwright/test';
import { RESUMES } from '@preproom/client/src/lib/drafts/ownDatabases.ts';
import { buildPdf } from '../../support/assessments/resume/buildPdf.ts';
import { INVENTED } from '../../support/assessments/resume/invented.ts';
import { expectSoundPage } from '../support/accessibility.ts';
import { createBookingPeople, enter } from '../support/booking.ts';
import type { Person } from '../support/person.ts';
import { logOut, stageOf } from '../support/stage.ts';
import { expect, test } from '../support/test.ts';
import { asFile, expectNothingSent, unfold, watchRequests } from './analysedResume.ts';

const NAME = 'asha.pdf';

test('a result outlives a reload, stays on the device, and is gone when removed, at log-out and for another account', async ({
  product,
  visitor,
}) => {
  const { learners } = await createBookingPeople(product);
  const stage = stageOf('phone', 'en');
  const person = await visitor({ viewport: stage.viewport });
  const { page } = person;
  const sent = watchRequests(person);
  const saved = () => sent.filter((body) => body.includes('machineReadable')).length;
  const title = page.getByRole('heading', { name: NAME });
  const contact = page.getByRole('region', { name: 'Contact details' });

  await enter(person, learners[0]);
  const address = await analyse(person);
  await unfold(contact);
  await contact.getByRole('button', { name: 'Edit Name' }).click();
  await contact.getByRole('textbox', { name: 'Name' }).fill('A. Verma');
  await page.keyboard.press('Enter');
  await expect(contact.getByText('Corrected by you')).toBeVisible();
  // It is shown at once and stored a moment later.
  await expect.poll(() => storedResults(page)).toContain('A. Verma');

  await page.reload();
  await expect(title).toBeVisible();
  await expect(contact.locator('summary')).toContainText('A. Verma');
  await expect(page.getByRole('button', { name: 'Open page 1' })).toBeVisible();
  await expect.poll(saved).toBe(1);
  await page.goto('/assessments');
  await expect(page.getByRole('list', { name: 'Your attempts' }).getByText(NAME)).toBeVisible();
  await page.getByRole('link', { name: 'Resume: no target' }).click();
  await expect(title).toBeVisible();
  expectNothingSent(person, sent);
  expect(saved()).toBe(1);

  await page.goto('/assessments/resume');
  const kept = page.getByRole('region', { name: 'Results on this device' });
  await expectSoundPage(person);
  await kept.getByRole('link', { name: NAME }).click();
  await page.getByRole('button', { name: 'Remove from this device' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Choose a file')).toBeVisible();
  await expect(kept).toBeHidden();
  await expectNoRows(person);
  await page.goto(address);
  await expect(page.getByText(/Only the points and your target are saved/)).toBeVisible();
  await page.goto('/assessments');
  await page.getByRole('link', { name: 'Resume: no target' }).click();
  await expect(page.getByText(/Only the points and your target are saved/)).toBeVisible();
  await expectSoundPage(person);

  const beforeLogOut = await analyse(person);
  await logOut(person, stage);
  await expectNoDatabase(person);
  await enter(person, learners[0]);
  await page.goto(beforeLogOut);
  await expect(page.getByText(/Only the points and your target are saved/)).toBeVisible();
  const second = await analyse(person);
  // Without logging out: the login has run out, and somebody else logs in.
  await page.goto('about:blank');
  await person.context.clearCookies({ name: 'jwt' });
  await enter(person, learners[1]);
  await page.goto(second);
  await expect(page.getByText('We can’t find this result')).toBeVisible();
  await expectNoRows(person);
  expectNothingSent(person, sent);
});

/** Analyses the invented resume without a target, and returns the result's address, which it has once its points are saved. */
async function analyse({ page }: Person): Promise<string> {
  await page.goto('/assessments/resume');
  await page.locator('input[type=file]').setInputFiles(asFile(NAME, await buildPdf(INVENTED.asha.text)));
  await page.getByRole('button', { name: 'Analyse resume' }).click();
  await expect(page.getByRole('heading', { name: NAME })).toBeFocused();
  // The database's ids are 24 hexadecimal digits, those of the device are longer and have hyphens.
  await expect(page).toHaveURL(/result=[0-9a-f]{24}$/);
  return page.url();
}

/** The browser has no database with resumes, or one without any. */
async function expectNoRows({ page }: Person): Promise<void> {
  const rows = () =>
    page.evaluate(async () => {
      const opened = indexedDB.open('preproom-resumes');
      const database = await new Promise<IDBDatabase>((resolve) => {
        opened.onsuccess = () => resolve(opened.result);
      });
      const counts = [...database.objectStoreNames].map((name) => {
        const count = database.transaction(name).objectStore(name).count();
        return new Promise<number>((resolve) => {
          count.onsuccess = () => resolve(count.result);
        });
      });
      const all = await Promise.all(counts);
      database.close();
      return all;
    });
  await expect.poll(rows).toEqual([0, 0]);
}

async function expectNoDatabase({ page }: Person): Promise<void> {
  const names = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(names).not.toContain('preproom-resumes');
}

/** What the browser's database keeps of all results, as text. */
function storedResults(page: Page): Promise<string> {
  return page.evaluate(
    (name) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('results').objectStore('results').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result));
          };
        };
      }),
    RESUMES,
  );
}
