import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';

/** Numbers, codes and the like are short, and their length is no news. */
const SHORTEST = 40;

/** Says below a text field that it is full, because the browser drops what is typed or pasted beyond its `maxLength` without a word. */
export function useLimitNote(maxLength: number | undefined): {
  note: ReactNode;
  watch: (value: string) => void;
} {
  const [isFull, setFull] = useState(false);
  const limit = maxLength !== undefined && maxLength >= SHORTEST ? maxLength : Infinity;
  return {
    note: isFull && (
      <span role="status" className="block text-ink">
        <Trans>That’s the limit: {maxLength} characters. Check that nothing was cut off.</Trans>
      </span>
    ),
    watch: (value) => setFull(value.length >= limit),
  };
}

/** The field's help with the note below it. */
export function withNote(help: ReactNode, note: ReactNode): ReactNode {
  if (!note) return help;
  return (
    <>
      {help}
      {note}
    </>
  );
}
