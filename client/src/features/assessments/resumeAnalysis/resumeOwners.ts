import { sha256 } from '../../../lib/files/sha256.ts';
import type { Contact } from '../../../resume/fields/contact.ts';

// Whose resume an earlier analysis was of. The server keeps points alone, so this device remembers it, as a number that says nothing else:
// a hash of the name and e-mail address with a secret that never leaves the device.

const KEY = 'preproom.resumeOwners';
/** Older analyses are not compared with. */
const MAX_KEPT = 50;

interface Owners {
  secret: string;
  /** The owner's hash by the id of the attempt, oldest first. */
  byAttempt: Record<string, string>;
}

/** The same for two files of one person. Null if there is nothing to tell people by, or no way to hash it. */
export async function ownerOf({ name, emails }: Contact): Promise<string | null> {
  const person = (emails[0]?.value ?? name?.value)?.toLowerCase().replace(/\s+/g, ' ').trim();
  return person ? sha256(new TextEncoder().encode(`${readOwners().secret} ${person}`)) : null;
}

export function rememberOwner(attemptId: string, owner: string): void {
  const { secret, byAttempt } = readOwners();
  const kept = Object.entries(byAttempt).filter(([id]) => id !== attemptId);
  write({ secret, byAttempt: Object.fromEntries([...kept, [attemptId, owner]].slice(-MAX_KEPT)) });
}

/** Whether two analyses were made on this device, of resumes of one person. */
export function isOfOnePerson(attemptId: string, otherId: string): boolean {
  const { [attemptId]: owner, [otherId]: other } = readOwners().byAttempt;
  return owner !== undefined && owner === other;
}

function readOwners(): Owners {
  try {
    const stored: Partial<Owners> = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (stored.secret && stored.byAttempt) return { secret: stored.secret, byAttempt: stored.byAttempt };
  } catch {}
  const owners = { secret: crypto.randomUUID(), byAttempt: {} };
  write(owners);
  return owners;
}

/** Where storage is blocked, versions are not compared. */
function write(owners: Owners): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(owners));
  } catch {}
}
