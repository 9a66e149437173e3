import { openDatabase } from '@preproom/models/db/database';
import type { Upgrade } from '@preproom/models/db/upgrades/upgrade';
import { SchemaError, type UpgradeOptions, upgradeSchema } from '@preproom/models/db/upgrades/upgradeSchema';
import { SCHEMA_VERSION } from '@preproom/models/db/upgrades/upgrades';
import { describe, expect, test } from 'vitest';
import { upgradedDatabase } from '../../support/stack/oldDatabase.ts';

const upgraded = upgradedDatabase();
const { connect, stored } = upgraded;

/** Upgrades that note each run in the database. */
function noting(version: number, work: () => Promise<unknown> = async () => {}): Upgrade {
  return {
    version,
    name: `test-${version}`,
    async run(given) {
      await given.collection('runs').insertOne({ version });
      await work();
    },
  };
}
const runs = async () =>
  (await upgraded.db.collection('runs').find().toArray()).map(({ version }) => version);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('running them', () => {
  test('goes in their order, once, and says so', async () => {
    const names: string[] = [];
    const options: UpgradeOptions = {
      upgrades: [noting(1), noting(2)],
      onUpgrade: (name) => names.push(name),
    };
    await upgradeSchema(upgraded.db, options);
    await upgradeSchema(upgraded.db, options);
    await upgradeSchema(upgraded.db, { ...options, upgrades: [noting(1), noting(2), noting(3)] });
    expect(await runs()).toEqual([1, 2, 3]);
    expect(names).toEqual(['test-1', 'test-2', 'test-3']);
  });

  test('is done by one of many processes, while the others wait for its end', async () => {
    let isDone = false;
    const slow = noting(1, async () => {
      // Longer than the lease, which is renewed meanwhile.
      await wait(2_000);
      isDone = true;
    });
    const starts = Array.from({ length: 6 }, async () => {
      await upgradeSchema(await connect(), { upgrades: [slow], leaseMs: 1_000 });
      expect(isDone).toBe(true);
    });
    await Promise.all(starts);
    expect(await runs()).toEqual([1]);
  });

  test('is taken over from a process that died at it', async () => {
    const until = new Date(Date.now() + 200);
    const schema = upgraded.db.collection<{ _id: string }>('schema');
    await schema.insertOne({
      _id: 'schema',
      version: 0,
      lease: { by: 'the dead', until },
      upgrades: [],
    } as never);
    await upgradeSchema(upgraded.db, { upgrades: [noting(1)] });
    expect(Date.now()).toBeGreaterThanOrEqual(until.getTime());
    expect(await stored()).toMatchObject({ version: 1, lease: null });
  });

  test('stops at a failure, which is not recorded, and goes on from there the next time', async () => {
    const broken = noting(2, () => Promise.reject(new Error('no room on the disk')));
    const upgrade = (second: Upgrade) =>
      upgradeSchema(upgraded.db, { upgrades: [noting(1), second, noting(3)] });
    const failure = await upgrade(broken).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SchemaError);
    expect((failure as Error).message).toContain(
      'Upgrade 2 (test-2) of the database failed: no room on the disk',
    );
    expect(await stored()).toMatchObject({ version: 1, lease: null });
    await upgrade(noting(2));
    expect(await runs()).toEqual([1, 2, 2, 3]);
  });

  test('is refused by a database that a newer program has used, before anything is touched', async () => {
    await upgraded.db
      .collection<{ _id: string }>('schema')
      .insertOne({ _id: 'schema', version: SCHEMA_VERSION + 1 } as never);
    const refusal = await openDatabase(upgraded.temporary.uri).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(SchemaError);
    expect((refusal as Error).message).toContain('a newer one has used it');
    expect((await upgraded.db.listCollections().toArray()).map(({ name }) => name)).toEqual(['schema']);
  });
});
