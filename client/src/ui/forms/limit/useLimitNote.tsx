import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';

/** Numbers, codes and the like are short, and their length is no news. */
const SHORTEST = 40;

/**
 * The help of a text field, which says below it when the field is full: the browser drops what is typed or pasted beyond its
 * `maxLength` without a word. `watch` is called with every value that is typed; a field that is given its `value` is judged by that.
 */
export function useLimitNote(
  help: ReactNode,
  maxLength = 0,
  value?: unknown,
): [help: ReactNode, watch: (value: string) => void] {
  const [typed, setTyped] = useState('');
  const isFull = maxLength >= SHORTEST && (typeof value === 'string' ? value : typed).length >= maxLength;
  const note = isFull && (
    <>
      {help} <Trans>No more than {maxLength} characters fit.</Trans>
    </>
  );
  return [note || help, setTyped];
}
