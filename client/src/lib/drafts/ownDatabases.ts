/** A database of this browser that one account alone may see. Its name is also the key under which the local storage says whose it is. */
export const RESUMES = 'preproom-resumes';

/** Deletes it unless it is this account's. Its name stands here, so that no page has to be loaded for it. */
export function forgetDatabasesBut(userId?: string): void {
  try {
    if ((localStorage[RESUMES] ?? userId) === userId) return;
    indexedDB.deleteDatabase(RESUMES);
    delete localStorage[RESUMES];
  } catch {}
}
