/** What was kept in this tab under a name; empty when nothing was. */
export function readDraft(key: string): object {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

/** Keeps something for this tab, or with null nothing more. Where the browser keeps nothing, only a reload loses it. */
export function writeDraft(key: string, draft: object | null): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {}
}
