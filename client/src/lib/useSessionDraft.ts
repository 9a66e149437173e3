import { useState } from 'react';
import { readDraft, writeDraft } from './sessionDraft.ts';

/**
 * What somebody has given so far, kept for this tab: on a small phone the way to the mail and back loads the page anew. Nothing
 * secret that lasts belongs here. `forget` removes it.
 */
export function useSessionDraft<Draft extends object>(key: string, empty: Draft) {
  const [draft, setDraft] = useState<Draft>(() => ({ ...empty, ...readDraft(key) }));
  const change = (part: Partial<Draft>) =>
    setDraft((before) => {
      const after = { ...before, ...part };
      writeDraft(key, after);
      return after;
    });
  return { draft, change, forget: () => writeDraft(key, null) };
}
