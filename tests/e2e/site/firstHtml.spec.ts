import { DEMO_PASSWORD } from '@preproom/server/features/site/demo/demo.service';
import { builtFile } from '../../support/stack/builtClient.ts';
import { expectSoundPage } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

/** What the pages' own links lead to that is not for reading, or only after logging in. */
const NOT_TO_READ = /^\/(account|becomeamentor|dashboard|demo)/i;

test('every public page can be read without scripts @long', async ({ visitor }) => {
  const { page } = await visitor({ hasScripts: false });
  const read = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    // Nothing is still to come.
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' }), path).toHaveCount(
      0,
    );
    const text = await page.getByRole('main').innerText();
    expect(text.length, path).toBeGreaterThan(200);
  };
  await read('/');
  const hrefs = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const paths = new Set(
    hrefs.map((href) => href?.replace(/#.*/, '') ?? '').filter((href) => href && !NOT_TO_READ.test(href)),
  );
  expect(paths.size).toBeGreaterThan(10);
  for (const path of paths) await read(path);

  // Links, lists and folded answers need no scripts either.
  await page.goto('/Blogs');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/Blog\/[a-z0-9-]+$/);
  await page.goto('/jobs');
  await page.getByRole('main').getByRole('link', { name: 'Graduate Software Engineer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Graduate Software Engineer');
  await page.goto('/in/faq');
  await page.getByText('What happens in a mock interview?').click();
  await expect(page.getByText('You meet a mentor')).toBeVisible();
});

test('on a phone the pages of mentors, the sample report and the home page are complete without scripts', async ({
  visitor,
}) => {
  const { page } = await visitor({ hasScripts: false, viewport: { width: 360, height: 740 } });
  const main = page.getByRole('main');
  const heading = (name: string) => main.getByRole('heading', { name, exact: true });
  await page.goto('/');
  for (const name of ['Who could interview you', 'From the community', 'Practise before it counts'])
    await expect(heading(name)).toBeVisible();
  // Locators by text and role leave out what is in a noscript.
  await expect(main.locator('form noscript a[href^="mailto:"]')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Ask for a call' })).toBeHidden();

  await page.goto('/sample-report');
  for (const name of ['What went well', 'How you spoke', 'AI expression summary', 'Timeline'])
    await expect(heading(name)).toBeVisible();
  await expect(main.getByRole('slider')).toBeVisible();
  await expect(main.getByText(/only if you turn them on/)).toBeVisible();

  await page.goto('/becomeamentor');
  for (const name of ['What you earn', 'Apply']) await expect(heading(name)).toBeVisible();

  // Filters and order are forms, which keep each other.
  await page.goto('/mentors');
  await main.getByText('Filters', { exact: true }).click();
  await main.getByRole('combobox', { name: 'Round' }).last().selectOption('HR Round 1');
  await main.locator('details noscript button').click();
  await expect(page).toHaveURL(/round=HR\+Round\+1/);
  await main.getByRole('combobox', { name: 'Sort by' }).selectOption('rating');
  await main.locator('form:has(select[name=sort]) noscript button').click();
  await expect(page).toHaveURL(/round=HR\+Round\+1.*sort=rating/);
  await expect(main.getByRole('combobox', { name: 'Sort by' })).toHaveValue('rating');
  await main.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/mentors\/[a-z0-9-]+$/);
  for (const name of ['Next free times', 'Interviews for', 'Ratings and reviews'])
    await expect(heading(name)).toBeVisible();
});

for (const [path, title, tag] of [
  ['/Account/Login?next=%2Fmentors', 'Log in', []],
  ['/Account/Signup', 'Sign up', ['@long']],
  ['/Account/forgetpassword', 'Reset your password', ['@long']],
] as const)
  test(`the server renders ${path} for a visitor, and the browser goes on from it`, {
    tag: [...tag],
  }, async ({ visitor }) => {
    const { page: bare } = await visitor({ hasScripts: false });
    await bare.goto(path);
    await expect(bare.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(bare.getByLabel('E-mail', { exact: true })).toBeVisible();
    const { page } = await visitor();
    await page.goto(path);
    await page.getByLabel('E-mail', { exact: true }).fill('asha@people.example');
    await expect(page.getByRole('main').getByRole('button').first()).toBeEnabled();
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('asha@people.example');
  });

test('whoever is quicker than the scripts with Enter is logged in all the same', async ({ visitor }) => {
  const person = await visitor();
  const { page } = person;
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const { promise: isTyped, resolve: typed } = Promise.withResolvers<void>();
  await page.route(`**/${builtFile('src/main.tsx')}`, (route) => isTyped.then(() => route.continue()));
  // Makes the demo's accounts.
  await fetch(`${person.origin}/demo/enter/learner`, { redirect: 'manual' });
  await page.goto('/Account/Login?next=%2Fdashboard', { waitUntil: 'commit' });
  await page.getByLabel('E-mail', { exact: true }).fill('learner.demo@preproom.example');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  typed();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Demo' })).toBeVisible();
  expect(addresses.filter((address) => address.includes(DEMO_PASSWORD))).toEqual([]);
});

test('parts of the sample report without code follow a change of language, and are there after a click within the site', async ({
  visitor,
}) => {
  const { page } = await visitor();
  const heading = (name: string) => page.getByRole('main').getByRole('heading', { name, exact: true });
  await page.goto('/sample-report');
  await expect(heading('What went well')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'हिन्दी' }).click();
  await expect(heading('क्या अच्छा रहा')).toBeVisible();
  await expect(heading('What went well')).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await expect(heading('What went well')).toBeVisible();

  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'See a sample report' }).first().click();
  await expect(page).toHaveURL(/\/sample-report$/);
  for (const name of ['What went well', 'Timeline', 'Get your own report'])
    await expect(heading(name)).toBeAttached();
});

test('a page whose data cannot be fetched is not blank, and completes itself', async ({
  product,
  visitor,
}) => {
  const database = await product.openDatabase();
  // A row that no code of ours writes: every answer with the programs fails.
  const broken = { _id: null } as object;
  await database.products.collection.updateOne(broken, { $set: { activate: true } }, { upsert: true });
  const person = await visitor();
  person.tolerate(/status of 500/);
  const { page } = person;
  await page.clock.install();
  await page.goto('/programs');
  await expect(page.getByText('Couldn’t load programs')).toBeVisible();
  await expectSoundPage(person);
  await database.products.collection.deleteOne(broken);
  await page.clock.fastForward(31_000);
  await expect(page.getByRole('heading', { name: 'B.Tech' })).toBeVisible();
  await database.close();
});

test('every component in every state is sound', { tag: '@long' }, async ({ visitor }) => {
  const person = await visitor();
  await person.page.goto('/dev/ui');
  // Everything stands there twice, light beside dark.
  await expectSoundPage(person, ['landmark-unique']);
});
