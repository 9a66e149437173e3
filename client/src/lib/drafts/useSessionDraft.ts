import { useState } from 'react';
import { useIsHydrated } from '../page/useIsHydrated.ts';
import { readDraft, writeDraft } from './sessionDraft.ts';

/**
 * State that survives a reload of this tab, because small phones reload the page when people switch to their e-mail and back. Not
 * for passwords or other lasting secrets. `forget` removes it.
 */
export function useSessionDraft<Draft extends object>(key: string, empty: Draft) {
  const [draft, setDraft] = useState<Draft>(() => ({ ...empty, ...readDraft(key) }));
  // The server renders without a draft, and the first render must match it.
  const isHydrated = useIsHydrated();
  const change = (part: Partial<Draft>) =>
    setDraft((before) => {
      const after = { ...before, ...part };
      writeDraft(key, after);
      return after;
    });
  return { draft: isHydrated ? draft : empty, change, forget: () => writeDraft(key, null) };
}
