// Databases of this browser with things that one account alone may see, such as its resumes. They are deleted when that account logs
// out, when its login ends, and when another account logs in. The names stand here, so that no page has to be loaded for it.

const NAMES = ['preproom-resumes'] as const;
export type OwnDatabase = (typeof NAMES)[number];

/** Whose they are, while there may be any. */
const OWNER = 'preproom.databasesOf';

/** To be called before something is stored in one of them. Where storage is blocked, so are databases. */
export function claimDatabases(userId: string): void {
  try {
    localStorage.setItem(OWNER, userId);
  } catch {}
}

/** Deletes all of them, unless they are this account's. */
export function forgetDatabasesBut(userId: string | null): void {
  try {
    const owner = localStorage.getItem(OWNER);
    if (owner === null || owner === userId) return;
    for (const name of NAMES) indexedDB.deleteDatabase(name);
    localStorage.removeItem(OWNER);
  } catch {}
}
