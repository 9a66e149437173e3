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

/** Drafts of a person about themselves: `kind:id` or `kind:id:…`. In any other key an id is whom or what the draft is about. */
const OWN_KINDS = ['profile', 'mentor', 'checkout', 'availability'];

const OWNER = 'preproom.draftsOf';
/** What is in the tab's storage and no draft. A withdrawal of consent waits there until the server knows it. */
const NO_DRAFTS = ['preproom.', 'reading-withdrawal:', 'speech-withdrawal:'];

/** This person uses the tab from now on: removes what another one has typed. What was typed before a log-in stays. */
export function claimDrafts(userId: string): void {
  try {
    const owner = sessionStorage.getItem(OWNER);
    if (owner !== null && owner !== userId) forgetDraftsBut(userId);
    sessionStorage.setItem(OWNER, userId);
  } catch {}
}

/** Removes all drafts but this person's own, which nobody else is shown. */
export function forgetDraftsBut(userId: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      const isKept = isOwn(key, userId) || NO_DRAFTS.some((prefix) => key.startsWith(prefix));
      if (!isKept || key === OWNER) sessionStorage.removeItem(key);
    }
  } catch {}
}

function isOwn(key: string, userId: string): boolean {
  const [kind = '', id] = key.split(':');
  return id === userId && OWN_KINDS.includes(kind);
}
