import { useState } from 'react';
import { useSessionDraft } from '../../../lib/drafts/useSessionDraft.ts';

/**
 * A value that is edited in a dialog, from the one that was seen when it opened. Survives a reload while that one still stands; closing
 * the dialog drops it.
 */
export function useSeenDraft<Value extends string | string[]>(
  key: string,
  shown: Value,
  onClose: () => void,
) {
  const [seen] = useState(shown);
  const { draft, change, forget } = useSessionDraft(key, { seen, value: seen });
  return {
    seen,
    value: String(draft.seen) === String(seen) ? draft.value : seen,
    setValue: (value: Value) => change({ seen, value }),
    close(): void {
      forget();
      onClose();
    },
  };
}
