import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { describe, expect, test } from 'vitest';
import { childProcesses, kill } from '../../support/stack/childProcesses.ts';
import { PRODUCTION, startStack } from '../../support/stack/startStack.ts';

const { newFolder, startDatabase } = childProcesses();

describe('a lost database', () => {
  test('is answered with 503 and a time to wait, and everything works again once it is back', async () => {
    const dataDir = newFolder();
    const database = await startDatabase(dataDir);
    const stack = await startStack({ MONGODB_URI: database.uri });
    const learner = await stack.logIn('learner');
    await kill(database.child);
    const lost = await learner.call(getCurrentUser, {});
    expect([lost.status, lost.body.code]).toEqual([503, 'unavailable']);
    expect(Number(lost.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await learner.send('GET', '/readyz')).status).toBe(503);
    // Public pages come all the same, without what they could not ask for: browsers ask again.
    const page = await fetch(`${stack.url}/programs`, { headers: { 'accept-language': 'en' } });
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toContain('"queries":[]');
    expect((await learner.send('GET', '/healthz')).status).toBe(200);
    await startDatabase(dataDir);
    await expect
      .poll(async () => (await learner.call(getCurrentUser, {})).status, { timeout: 20_000 })
      .toBe(200);
    await stack.stop();
  });
});

describe('production', () => {
  test('has no demo people, no demo pages and no demo session', async () => {
    const stack = await startStack(PRODUCTION);
    expect(await stack.database.users.countDocuments()).toBe(0);
    expect(await stack.database.sessions.countDocuments()).toBe(0);
    const entry = await fetch(`${stack.url}/demo/enter/learner`, { redirect: 'manual' });
    expect(entry.headers.getSetCookie()).toEqual([]);
    expect(entry.status).not.toBe(302);
    await stack.stop();
  });
});
