import { rmSync } from 'node:fs';
import { makeTemporaryFolder } from '@preproom/embedded/testing/temporaryEmbedded';
import { SCHEMA_VERSION, UPGRADES } from '@preproom/models/db/upgrades/upgrades';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EXPECTED_REASONS, upgradedDatabase } from '../../support/stack/oldDatabase.ts';
import { Program } from '../../support/stack/program.ts';

const upgraded = upgradedDatabase();
const { storeOldData, endReasons } = upgraded;

let dataDir: string;
beforeEach(() => {
  dataDir = makeTemporaryFolder();
});
afterEach(() => rmSync(dataDir, { recursive: true }));

describe('as processes', () => {
  const settings = () => ({
    MONGODB_URI: upgraded.temporary.uri,
    DATA_DIR: dataDir,
    PORT: '0',
    READINGS: 'off',
  });
  const start = (main: string) => Program.start(main, settings(), /running at \S+/);

  test('several that start at once with old data upgrade it once, and then all run', async () => {
    await storeOldData();
    const mains = ['server/src/main.ts', 'signalling/src/main.ts', 'signalling/src/main.ts'];
    const programs = (await Promise.all(mains.map(start))).map(({ program }) => program);
    const upgrades = programs.flatMap(({ output }) => output.match(/database upgraded/g) ?? []);
    for (const program of programs) await program.kill();
    expect(upgrades).toHaveLength(UPGRADES.length);
    // What was live or booked then, time may have ended by now.
    const { live, booked, ...final } = EXPECTED_REASONS;
    expect(await endReasons()).toMatchObject(final);
  });

  test.each(['server/src/main.ts', 'signalling/src/main.ts'])(
    '%s says in a sentence that the data is too new',
    async (main) => {
      await upgraded.db
        .collection<{ _id: string }>('schema')
        .insertOne({ _id: 'schema', version: SCHEMA_VERSION + 1 } as never);
      const refusal = await start(main).catch((error: Error) => error.message);
      expect(refusal).toContain(`The database is at version ${SCHEMA_VERSION + 1}`);
      expect(refusal).not.toMatch(/\n\s+at /);
    },
  );
});
