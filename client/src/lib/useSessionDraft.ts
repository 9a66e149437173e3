import { useState } from 'react';
import { useIsHydrated } from './page/useIsHydrated.ts';
import { readDraft, writeDraft } from './sessionDraft.ts';

/**
 * What somebody has given so far, kept for this tab: on a small phone the way to the mail and back loads the page anew. Nothing
 * secret that lasts belongs here. `forget` removes it.
 */
export function useSessionDraft<Draft extends object>(key: string, empty: Draft) {
  const [draft, setDraft] = useState<Draft>(() => ({ ...empty, ...readDraft(key) }));
  // The server, which knows of no draft, may have drawn the page.
  const isHydrated = useIsHydrated();
  const change = (part: Partial<Draft>) =>
    setDraft((before) => {
      const after = { ...before, ...part };
      writeDraft(key, after);
      return after;
    });
  return { draft: isHydrated ? draft : empty, change, forget: () => writeDraft(key, null) };
}
