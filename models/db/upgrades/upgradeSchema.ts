import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { mongo } from 'mongoose';
import { isDuplicateKey } from '../errors.ts';
import type { Upgrade } from './upgrade.ts';
import { UPGRADES } from './upgrades.ts';

/** The process can't start. `message` says why in one sentence for people. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';
}

/** The only document of the collection `schema`: this database's version and who is upgrading it. */
interface SchemaDocument {
  _id: 'schema';
  version: number;
  lease: { by: string; until: Date } | null;
  upgrades: { version: number; name: string; at: Date }[];
}

export interface UpgradeOptions {
  upgrades?: readonly Upgrade[];
  /** Called after each upgrade this process ran. */
  onUpgrade?: (name: string) => void;
  /** How long a crashed process blocks the others. */
  leaseMs?: number;
}

const LEASE_MS = 10_000;
const WAIT_MS = 100;

/**
 * Upgrades the stored data to this program's version, one upgrade after the other, before anything else is read. One process
 * runs them while the others wait. Throws SchemaError if an upgrade fails or a newer program has used this database.
 */
export async function upgradeSchema(db: mongo.Db, options: UpgradeOptions = {}): Promise<void> {
  const { upgrades = UPGRADES, onUpgrade = () => {}, leaseMs = LEASE_MS } = options;
  const schema = db.collection<SchemaDocument>('schema');
  const me = randomUUID();
  for (;;) {
    const version = await readVersion(schema);
    if (version > upgrades.length) throw tooNew(version, upgrades.length);
    const next = upgrades[version];
    if (!next) return;
    const lease = await takeLease(schema, version, me, leaseMs);
    if (!lease) await delay(WAIT_MS);
    else {
      try {
        if (await runAndRecord(db, schema, next, me)) onUpgrade(next.name);
      } finally {
        await lease.giveBack();
      }
    }
  }
}

type SchemaCollection = mongo.Collection<SchemaDocument>;

async function readVersion(schema: SchemaCollection): Promise<number> {
  const stored = await schema.findOne({ _id: 'schema' });
  if (stored) return stored.version;
  try {
    await schema.insertOne({ _id: 'schema', version: 0, lease: null, upgrades: [] });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  return 0;
}

/** Takes the upgrade lease; null while another process holds it. Renewed until released, so it expires if the process dies. */
async function takeLease(schema: SchemaCollection, version: number, by: string, leaseMs: number) {
  const until = () => new Date(Date.now() + leaseMs);
  const isFree = { $or: [{ lease: null }, { 'lease.until': { $lt: new Date() } }] };
  const { matchedCount } = await schema.updateOne(
    { _id: 'schema', version, ...isFree },
    { $set: { lease: { by, until: until() } } },
  );
  if (matchedCount === 0) return null;
  const mine = { _id: 'schema' as const, 'lease.by': by };
  const renewal = setInterval(() => {
    // If renewal fails, another process takes over and reruns the unfinished upgrade.
    schema.updateOne(mine, { $set: { 'lease.until': until() } }).catch(() => {});
  }, leaseMs / 3);
  return {
    async giveBack() {
      clearInterval(renewal);
      // If releasing fails, the lease expires.
      await schema.updateOne(mine, { $set: { lease: null } }).catch(() => {});
    },
  };
}

/** False if another process took over the lease and records the upgrade itself. */
async function runAndRecord(
  db: mongo.Db,
  schema: SchemaCollection,
  { version, name, run }: Upgrade,
  by: string,
): Promise<boolean> {
  try {
    await run(db);
  } catch (cause) {
    throw new SchemaError(failure(version, name, cause), { cause });
  }
  const { matchedCount } = await schema.updateOne(
    { _id: 'schema', version: version - 1, 'lease.by': by },
    { $set: { version }, $push: { upgrades: { version, name, at: new Date() } } },
  );
  return matchedCount === 1;
}

function failure(version: number, name: string, cause: unknown): string {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return `Upgrade ${version} (${name}) of the database failed: ${reason}\nThe database stays at version ${version - 1}; the next start tries again.`;
}

function tooNew(version: number, known: number): SchemaError {
  return new SchemaError(
    `The database is at version ${version}, and this program knows versions up to ${known}: a newer one has used it. Start that one, or restore a backup from before.`,
  );
}
