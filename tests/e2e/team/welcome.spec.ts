import { hash } from '@node-rs/argon2';
import { createUser } from '@preproom/models/db/testing/factories';
import { createMentor } from '../../support/mentors/mentors.ts';
import { expectSoundPage } from '../support/accessibility.ts';
import { sendByEnter, tabTo } from '../support/keyboard.ts';
import type { Person } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

const PASSWORD = 'monsoon-chai-42';
const HOME = '/hq/welcome/admin';
const LISTS = [
  ...[
    'callbacks',
    'messages',
    'reports',
    'blocks',
    'deliveries',
    'mentor',
    'Student',
    'applications',
    'audit',
  ],
  ...['payments', 'coupons', 'affiliates', 'product', 'jobs', 'blogs', 'questions'],
];

async function enterHome({ page }: Person, email: string): Promise<void> {
  await page.goto(`/Account/Login?next=${encodeURIComponent(HOME)}`);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await sendByEnter(page);
  await expect(page.getByRole('heading', { name: 'Pending decisions' })).toBeVisible();
}

test('a mentor is verified from the pending decisions by keyboard, and the other member sees it at once @long', async ({
  visitor,
  product,
}) => {
  const database = await product.openDatabase();
  const passwordHash = await hash(PASSWORD);
  const member = (Name: string, Email: string) =>
    createUser(database, { Name, Email, role: 'admin', completed: true, passwordHash });
  const asha = await member('Asha Rao', 'asha@people.example');
  await member('Ravi Nair', 'ravi@people.example');
  const mentor = await createMentor(database, { status: 'pending' }, { Name: 'Meera Iyer' });
  const actor = await visitor({ host: '127.0.0.1' });
  const watcher = await visitor({ viewport: { width: 320, height: 800 } });
  await enterHome(watcher, 'ravi@people.example');
  const decision = 'Review Meera Iyer’s application';
  await expect(watcher.page.getByRole('link', { name: decision })).toBeVisible();
  await expectSoundPage(watcher);

  await enterHome(actor, 'asha@people.example');
  const { page } = actor;
  await tabTo(page, page.getByRole('link', { name: decision }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Verify' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Meera Iyer verified.')).toBeVisible();

  await expect(watcher.page.getByRole('link', { name: decision })).toHaveCount(0);
  const waiting = watcher.page.getByRole('link', { name: 'Mentors to review' }).locator('..');
  await expect(waiting).toContainText('0');
  const entries = await database.auditLog.find({ targetId: mentor._id }).sort({ at: 1, _id: 1 }).lean();
  expect(entries.map(({ action, actorId }) => [action, actorId?.toString()])).toEqual([
    ['mentor:read', asha._id.toString()],
    ['mentor:verify', asha._id.toString()],
    ['mentor:read', asha._id.toString()],
  ]);
  await database.close();
});

test('each list of the team is sound on a narrow phone @long', async ({ visitor, product }) => {
  const database = await product.openDatabase();
  const person = { Name: 'Asha Rao', Email: 'asha@people.example', role: 'admin', completed: true } as const;
  await createUser(database, { ...person, passwordHash: await hash(PASSWORD) });
  const sender = { name: 'Zara Khan', email: 'zara@people.example', phone: '98765 43210' };
  const at = new Date();
  await database.queries.create({ ...sender, program: 'B.Tech', qualification: '', status: 'open', at });
  const member = await visitor({ viewport: { width: 320, height: 800 } });
  await enterHome(member, person.Email);
  const { page } = member;
  await page.getByRole('link', { name: 'Call someone back' }).press('Enter');
  await page.getByLabel('Note (team only)').fill('Calls back in the evening');
  await page.getByRole('button', { name: 'Mark as done' }).press('Enter');
  // In its own field as well, until that has closed.
  await expect(page.getByRole('paragraph').filter({ hasText: 'Calls back in the evening' })).toBeVisible();
  await expect(page.getByRole('link', { name: sender.phone })).toBeVisible();
  for (const list of LISTS) {
    await page.goto(`/hq/admin/${list}`);
    await expect(page.getByRole('link', { name: 'Export CSV' })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectSoundPage(member);
  }
  await database.close();
});
