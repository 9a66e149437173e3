/** Reads a draft from this tab's session storage; empty if there is none. */
export function readDraft(key: string): object {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

/** Saves a draft in this tab's session storage; null removes it. Does nothing where storage is blocked. */
export function writeDraft(key: string, draft: object | null): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {}
}

/** Removes all drafts whose keys begin so. */
export function forgetDrafts(prefix: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {}
}
