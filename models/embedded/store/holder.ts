import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The process that has a data folder open, as other processes can read it. */
export interface Holder {
  readonly pid: number;
  readonly since: string;
  /** Its host as in a MongoDB URI; absent while it starts. */
  readonly host?: string;
}

function holderPath(dataDir: string): string {
  return join(dataDir, 'database.pid');
}

export function writeHolder(dataDir: string, known: Pick<Holder, 'host'>): void {
  const holder: Holder = { pid: process.pid, since: new Date().toISOString(), ...known };
  writeFileSync(holderPath(dataDir), JSON.stringify(holder), { mode: 0o600 });
  // One left behind by an earlier version may be readable by others.
  chmodSync(holderPath(dataDir), 0o600);
}

export function readHolder(dataDir: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(holderPath(dataDir), 'utf8'));
  } catch {
    return undefined;
  }
}

export function removeHolder(dataDir: string): void {
  rmSync(holderPath(dataDir), { force: true });
}
