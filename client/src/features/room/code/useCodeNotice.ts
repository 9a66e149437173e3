import { readPasted } from '@preproom/models/contract/room/codeRuns';
import { useEffect, useState } from 'react';
import type { CodeSync } from '../../../code/sync/codeSync.ts';

/** pasted: by the other person; tooLong: what was typed or pasted here was refused. */
export type CodeNotice = { kind: 'pasted'; length: number } | { kind: 'tooLong' };

const SHOWN_MS = 8_000;

/** What has just happened to the code and is worth a sentence. */
export function useCodeNotice({ pastes, state }: Pick<CodeSync, 'pastes' | 'state'>) {
  const [notice, setNotice] = useState<CodeNotice | null>(null);
  useEffect(() => {
    const onPastes = ({ delta }: { delta: { insert?: unknown }[] }, { local }: { local: boolean }) => {
      // What was pasted before this page joined is in the replay.
      if (local || !state.get().isLoaded) return;
      const length = readPasted(delta.flatMap(({ insert }) => (Array.isArray(insert) ? insert : [])));
      if (length > 0) setNotice({ kind: 'pasted', length });
    };
    pastes.observe(onPastes);
    return () => pastes.unobserve(onPastes);
  }, [pastes, state]);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return { notice, onTooLong: () => setNotice({ kind: 'tooLong' }) };
}
