import { hash } from '@node-rs/argon2';
import { createUser } from '@preproom/models/db/testing/factories';
import { A_PDF } from '../../support/accounts/documents.ts';
import { expectSoundPage } from '../support/accessibility.ts';
import { logIn } from '../support/checkout.ts';
import { expect, test } from '../support/test.ts';

const TEAM = 'team@people.example';
const PASSWORD = 'monsoon-chai-42';
const NARROW = { width: 320, height: 800 };
const LEARNER = 'learner.demo@preproom.example';

test('a job is written and published, a learner with an alert is mailed, applies, and sees the shortlist', {
  tag: '@long',
}, async ({ visitor, product }) => {
  const database = await product.openDatabase();
  await createUser(database, {
    ...{ Name: 'Team Person', Email: TEAM, role: 'admin', completed: true },
    passwordHash: await hash(PASSWORD),
  });

  const learner = await visitor({ viewport: NARROW });
  await logIn(learner.page, '/jobs');
  await learner.page.goto('/jobs?q=glazier');
  await expect(learner.page.getByText('No matching jobs')).toBeVisible();
  await learner.page.getByRole('button', { name: 'E-mail me new jobs like these' }).click();
  await expect(learner.page.getByText(/We’ll e-mail you new jobs like these/)).toBeVisible();
  await expectSoundPage(learner);

  const member = await visitor({ host: '127.0.0.1', viewport: NARROW });
  const { page } = member;
  await page.goto(`/Account/Login?next=${encodeURIComponent('/hq/admin/jobs')}`);
  await page.getByLabel('E-mail', { exact: true }).fill(TEAM);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Jobs', exact: true })).toBeVisible();
  await expectSoundPage(member);
  await page.getByRole('link', { name: 'New job' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Apprentice Glazier');
  await page.getByLabel('Company', { exact: true }).fill('Clear Panes');
  await page.getByLabel('City', { exact: true }).fill('Surat');
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.type('You cut and fit glass.');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog').getByText('You cut and fit glass.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { name: 'Apprentice Glazier' })).toBeVisible();
  await expectSoundPage(member);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Open', { exact: true })).toBeVisible();

  const mail = { to: LEARNER, template: 'jobAlert' };
  await expect.poll(() => database.mails.countDocuments(mail)).toBe(1);
  const { text } = await database.mails.findOne(mail).orFail().lean();
  const path = /\/jobs\/detail\?id=[0-9a-f]{24}/.exec(text ?? '')?.[0] ?? '';
  await learner.page.goto(path);
  const [chooser] = await Promise.all([
    learner.page.waitForEvent('filechooser'),
    learner.page.getByText('Choose a file').click(),
  ]);
  await chooser.setFiles({ name: 'glass.pdf', mimeType: 'application/pdf', buffer: A_PDF });
  await expect(learner.page.getByText('glass.pdf', { exact: true })).toBeVisible();
  await learner.page.getByLabel('Note (optional)').fill('I have steady hands.');
  await expectSoundPage(learner);
  await learner.page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(learner.page.getByText('Sent', { exact: true })).toBeVisible();

  await page.goto('/hq/admin/applications?search=demo');
  await page.getByRole('button', { name: 'Demo Learner' }).click();
  const detail = page.getByRole('dialog');
  await expect(detail.getByText('I have steady hands.')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    detail.getByRole('button', { name: 'Download glass.pdf' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('glass.pdf');
  await expectSoundPage(member);
  await detail.getByRole('button', { name: 'Shortlist…' }).click();
  await page.getByLabel('Message (optional)').fill('Come on Monday.');
  await page.getByRole('button', { name: 'Shortlist', exact: true }).click();
  await expect(detail.getByText('Come on Monday.')).toBeVisible();

  await learner.page.goto('/Dashboard/applications');
  await expect(learner.page.getByText('Shortlisted', { exact: true })).toBeVisible();
  await expect(learner.page.getByText('Come on Monday.')).toBeVisible();
  await expectSoundPage(learner);
  await expect.poll(() => database.mails.countDocuments({ ...mail, template: 'application' })).toBe(1);

  const entries = await database.auditLog
    .find({ action: /^(job|application|file):/ })
    .sort({ at: 1, _id: 1 })
    .lean();
  expect(entries.map(({ action }) => action)).toEqual([
    ...['job:create', 'job:publish'],
    ...['application:read', 'file:read', 'application:decide'],
  ]);
  await database.close();
});
