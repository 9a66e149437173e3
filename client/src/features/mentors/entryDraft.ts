import { useSessionDraft } from '../../lib/drafts/useSessionDraft.ts';

export const NO_ENTRY = { email: '', resendAt: 0 };

/** How far somebody has come who applies as a mentor: the address that a code was sent to. */
export function useEntryDraft() {
  return useSessionDraft('become-mentor', NO_ENTRY);
}
