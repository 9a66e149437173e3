import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { childProcesses, printed, type Run } from '../../support/stack/childProcesses.ts';

const { newFolder, run, startDatabase } = childProcesses();

const SECRET = 'a secret of these tests, long enough';
const CREATE_ADMIN = 'server/bin/createAdmin.ts';
const LEDGER = 'server/bin/ledger.ts';
const PROGRAMS = [
  CREATE_ADMIN,
  LEDGER,
  'server/bin/programs.ts',
  'models/embedded/main.ts',
  'server/src/main.ts',
];

/** What a program printed, once it has ended with exit code 1. */
async function refusal(program: string, env: Record<string, string>, ...lines: string[]): Promise<string> {
  const started = run(program, env);
  started.child.stdin?.end(lines.map((line) => `${line}\n`).join(''));
  await expect.poll(() => started.child.exitCode, { timeout: 60_000 }).toBe(1);
  return started.output().trim();
}

test.each(PROGRAMS)('%s on a folder that cannot be written ends in one sentence', async (program) => {
  const file = join(newFolder(), 'a-file');
  writeFileSync(file, '');
  const dataDir = join(file, 'data');
  // Without a secret, the generated one is the first thing to be written; with one, the database is.
  for (const env of [{ DATA_DIR: dataDir }, { DATA_DIR: dataDir, JWT_SECRET: SECRET }]) {
    const said = await refusal(program, env);
    expect(said).toMatch(/^The data folder .*a-file\/data cannot be used: .+$/);
  }
});

test.each([
  ['a wrong setting', { JWT_SECRET: 'short' }, 'JWT_SECRET: must have at least 32 characters'],
  ['a database that does not answer', { MONGODB_URI: 'mongodb://127.0.0.1:9/x' }, 'does not answer'],
])('%s ends in a sentence', async (_what, env, sentence) => {
  const said = await refusal(LEDGER, { DATA_DIR: newFolder(), ...env });
  expect(said).toContain(sentence);
  expect(said).not.toContain('    at ');
});

test('where its database cannot listen, a command ends', async () => {
  const dataDir = newFolder();
  mkdirSync(join(dataDir, 'database.sock', 'in-the-way'), { recursive: true });
  expect(await refusal(LEDGER, { DATA_DIR: dataDir })).toMatch(/^The data folder \S+ cannot be used: .+$/);
});

test('beside a product that is still starting, a command says who has the folder', async () => {
  const dataDir = newFolder();
  const { child } = await startDatabase(dataDir);
  // What stands there until the database listens.
  writeFileSync(join(dataDir, 'database.pid'), JSON.stringify({ pid: child.pid, since: 'now' }));
  const said = await refusal(CREATE_ADMIN, { DATA_DIR: dataDir });
  expect(said).toBe(
    `The data folder ${dataDir} is in use by process ${child.pid} (since now). Stop it first, or give this one another DATA_DIR.`,
  );
});

test('admin:create beside a running product makes an admin once, and says what is wrong', async () => {
  const env = { DATA_DIR: newFolder() };
  await printed(run('server/src/main.ts', { ...env, PORT: '0' }), 'is running at');
  const answers = ['Ann', 'ann@example.org', 'seven purple kettles 41'];
  const first: Run = run(CREATE_ADMIN, env);
  first.child.stdin?.end(answers.map((line) => `${line}\n`).join(''));
  await printed(first, 'ann@example.org is an admin now.');
  await expect.poll(() => first.child.exitCode).toBe(0);
  const again = await refusal(CREATE_ADMIN, env, ...answers);
  expect(again.split('\n').at(-1)).toContain('This address has an account already.');
  const wrong = await refusal(CREATE_ADMIN, env, 'Ann', 'ann', 'short');
  expect(wrong).toContain('Email: not an e-mail address\npassword: needs at least 10 characters');
  for (const said of [again, wrong]) expect(said).not.toContain('    at ');
});
