import { useState } from 'react';

/** Copies a text to the clipboard, and says whether the browser took it. */
export function useCopy(text: string) {
  const [copying, setCopying] = useState<'idle' | 'copied' | 'refused'>('idle');
  function copy(): void {
    navigator.clipboard.writeText(text).then(
      () => setCopying('copied'),
      () => setCopying('refused'),
    );
  }
  return { copying, copy };
}
