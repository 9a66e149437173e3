import { languageOfFile, readCodeFiles } from '@preproom/models/contract/room/codeFiles';
import { useEffect, useState } from 'react';
import type { CodeSync } from '../../../code/sync/codeSync.ts';
import type { CodeFiles } from '../codeTools/codeFiles.ts';
import { useCodeLanguage } from './useCodeLanguage.ts';

/** Each person sees the file that they choose; a file that the other person removes gives way to the main one. */
export function useCodeFiles(sync: Pick<CodeSync, 'files' | 'fileText' | 'settings'>): CodeFiles {
  const { files } = sync;
  const [others, setOthers] = useState(() => readCodeFiles(files.entries()));
  useEffect(() => {
    const read = () => setOthers(readCodeFiles(files.entries()));
    read();
    files.observe(read);
    return () => files.unobserve(read);
  }, [files]);
  /** Undefined: nothing was chosen. */
  const [chosen, show] = useState<string | null>();
  const shown = others.find(({ id }) => id === chosen) ?? null;
  const [mainLanguage, setLanguage] = useCodeLanguage(sync);
  return {
    ...{ others, shown, setLanguage, show },
    text: sync.fileText(shown?.id ?? null),
    language: shown ? languageOfFile(shown.name) : mainLanguage,
    hasSwitched: chosen !== undefined,
  };
}
