import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';

/** Numbers, codes and the like are short, and their length is no news. */
const SHORTEST = 40;

/**
 * The help of a text field, which says below it when the field is full: the browser drops what is typed or pasted beyond its
 * `maxLength` without a word. `watch` is called with every value.
 */
export function useLimitNote(
  help: ReactNode,
  maxLength = 0,
): [help: ReactNode, watch: (value: string) => void] {
  const [isFull, setFull] = useState(false);
  const note = isFull && (
    <>
      {help} <Trans>No more than {maxLength} characters fit.</Trans>
    </>
  );
  return [note || help, (value) => setFull(maxLength >= SHORTEST && value.length >= maxLength)];
}
