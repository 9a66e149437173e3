import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { mongo } from 'mongoose';
import { isDuplicateKey } from '../errors.ts';
import type { Upgrade } from './upgrade.ts';
import { UPGRADES } from './upgrades.ts';

/** The start cannot go on; `message` says why in one sentence for people. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';
}

/** The one document of the collection `schema`: where this database stands, and who is changing that. */
interface SchemaDocument {
  _id: 'schema';
  version: number;
  lease: { by: string; until: Date } | null;
  upgrades: { version: number; name: string; at: Date }[];
}

export interface UpgradeOptions {
  upgrades?: readonly Upgrade[];
  /** Called after each upgrade that this process has run. */
  onUpgrade?: (name: string) => void;
  /** How long a process that has died keeps the others waiting. */
  leaseMs?: number;
}

const LEASE_MS = 10_000;
const WAIT_MS = 100;

/**
 * Brings what is stored up to this program's version, one upgrade after the other, before anything else is read. Of several
 * processes one does it while the others wait. Throws SchemaError when an upgrade fails or a newer program was here before.
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

/** Null while another process holds it. Renewed until it is given back; a process that dies lets it run out. */
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
    // Not renewed: then another one may take over, which finds this upgrade half done and runs it again.
    schema.updateOne(mine, { $set: { 'lease.until': until() } }).catch(() => {});
  }, leaseMs / 3);
  return {
    async giveBack() {
      clearInterval(renewal);
      // Where that fails, it runs out.
      await schema.updateOne(mine, { $set: { lease: null } }).catch(() => {});
    },
  };
}

/** False when another process took the lease over meanwhile and recorded the upgrade, or will. */
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
