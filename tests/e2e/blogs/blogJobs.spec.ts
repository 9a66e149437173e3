import { sanitizeContent } from '@preproom/server/content/sanitizeContent';
import { HOSTILE_HTML } from '@preproom/server/content/testing/hostileHtml';
import { ARTICLES } from '@preproom/server/features/blogs/articles';
import { expectSoundPage } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

test('a visitor finds an article, reads it, and goes on to the next', async ({ visitor }) => {
  const person = await visitor({ viewport: { width: 320, height: 700 } });
  const { page } = person;
  await page.goto('/blogs');
  await expectSoundPage(person);
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('salary letter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/Blog/search/?q=salary+letter');
  await page.getByRole('link', { name: /^Your first offer/ }).click();
  await expect(page).toHaveURL('/Blog/negotiating-your-first-offer');
  await expect(page.getByRole('heading', { name: 'What is inside a CTC' })).toBeVisible();
  await expectSoundPage(person);
  await page.getByRole('region', { name: 'Read next' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^Your first offer/);
});

test('a visitor narrows the jobs down, opens one, and is asked to log in', async ({ visitor }) => {
  const person = await visitor({ viewport: { width: 360, height: 800 } });
  const { page } = person;
  await page.goto('/jobs');
  await page.getByText('Search and filter').click();
  await page.getByRole('combobox', { name: 'City' }).selectOption('Bengaluru');
  await page.getByRole('combobox', { name: 'Your experience' }).selectOption('1');
  await page.getByRole('button', { name: 'Show jobs' }).click();
  // With empty fields too, if the browser sends the form before the page's scripts have run.
  await expect(page).toHaveURL(/[?&]place=Bengaluru&experience=1(&|$)/);
  await expect(page.getByText('1 open job')).toBeVisible();
  await expectSoundPage(person);
  await page.getByRole('link', { name: 'Graduate Software Engineer' }).click();
  await expect(page.getByText(/^This is a sample/)).toBeVisible();
  await expectSoundPage(person);
  const job = new URL(page.url());
  await page.getByRole('link', { name: 'Log in to apply' }).click();
  await expect(page).toHaveURL(`/Account/Login?next=${encodeURIComponent(job.pathname + job.search)}`);
});

test("nothing hostile is left in the browser's own eyes after the allow-list @long", async ({ visitor }) => {
  const { page } = await visitor();
  await page.goto('/');
  const contents = Object.values(HOSTILE_HTML).flat().map(sanitizeContent);
  const found = await page.evaluate((htmls) => {
    const box = document.body.appendChild(document.createElement('div'));
    // Put in and read back twice: some attacks come to life only when the browser has mended the HTML.
    return htmls.flatMap((html) => {
      box.innerHTML = html;
      const mended = box.innerHTML;
      box.innerHTML = mended;
      const isBad = (element: Element) =>
        element.matches(
          'script, style, svg, math, iframe, object, embed, form, input, meta, link, base, template',
        ) ||
        [...element.attributes].some(({ name }) => /^on|^style$|^srcset$|^id$|^class$|:/.test(name)) ||
        (element instanceof HTMLAnchorElement &&
          element.hasAttribute('href') &&
          !/^(https?|mailto):/.test(element.href)) ||
        (element instanceof HTMLImageElement && new URL(element.src).origin !== location.origin);
      return [...box.querySelectorAll('*')].filter(isBad).map((element) => element.outerHTML);
    });
  }, contents);
  expect(found).toEqual([]);
});

test('every article can be read on the narrowest phone @long', async ({ visitor }) => {
  const person = await visitor({ viewport: { width: 320, height: 700 } });
  for (const { slug, blog_title } of ARTICLES) {
    await person.page.goto(`/Blog/${slug}`);
    await expect(person.page.getByRole('heading', { level: 1, name: blog_title })).toBeVisible();
    await expectSoundPage(person);
  }
});
