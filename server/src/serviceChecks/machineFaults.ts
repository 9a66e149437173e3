import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Database } from '@preproom/models/db/database';
import type { Fault } from './fault.ts';

/** Below this, a day of files and writes may fill the disk. */
const LEAST_FREE_BYTES = 500 * 1024 * 1024;
/** Codes, logins and call times are wrong by as much as the clock is. */
const MOST_CLOCK_ERROR_MS = 60_000;
const MIB = 1024 * 1024;

/** Too little room where data is kept. `leastBytes` is free at least when all is well. */
export async function findDiskFault(folder: string, leastBytes = LEAST_FREE_BYTES): Promise<Fault | null> {
  const freeBytes = await freeBytesOf(folder);
  if (freeBytes >= leastBytes) return null;
  return {
    problem: `The disk of ${folder} is nearly full: ${Math.floor(freeBytes / MIB)} MB are free.`,
    todo: 'Make room or enlarge the disk. Old backups and logs are the first to look at; no data of the product needs to go.',
  };
}

/** What is free for us on the disk of this folder. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(existing(folder));
  return bavail * bsize;
}

/** A folder that will be made later is on the disk of the one above it. */
function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(dirname(folder));
}

/** Our clock against one that others agree on. */
export function clockFault(ownMs: number, trueMs: number, source: string): Fault | null {
  const minutes = Math.round((ownMs - trueMs) / 60_000);
  if (Math.abs(ownMs - trueMs) <= MOST_CLOCK_ERROR_MS) return null;
  return {
    problem: `This machine's clock is ${Math.abs(minutes)} min ${minutes > 0 ? 'fast' : 'slow'}, compared with ${source}.`,
    todo: 'Switch on time synchronisation (timedatectl set-ntp true, or chrony), on every machine of the product.',
  };
}

/** Nobody can run the product without an account of the team with all rights. */
export async function findAdminFault({ users }: Pick<Database, 'users'>): Promise<Fault | null> {
  if (await users.exists({ rights: 'everything' })) return null;
  return {
    problem: 'No account of the team has all rights, so nobody can approve mentors or give refunds.',
    todo: 'Make one: npm run admin:create, or docker compose exec server node server/bin/createAdmin.ts',
  };
}
