import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ChangedLines, watchOtherChanges } from '../../../code/editor/otherChanges.ts';
import type { CodeSync } from '../../../code/sync/codeSync.ts';
import { useLocale } from '../../../lib/i18n.ts';
import { shortcutKey } from '../../../lib/keys/shortcutKey.ts';
import { Button } from '../../../ui/Button.tsx';

interface OtherChangesProps {
  sync: Pick<CodeSync, 'text' | 'state'>;
  otherName: string;
}

/** More places than this are counted, not named. */
const MAX_PLACES = 4;

/** Says on request which lines the other person changed since the last time: somebody who can’t see the code asks when it suits them. */
export function OtherChanges({ sync: { text, state }, otherName }: OtherChangesProps) {
  const changes = useRef<ReturnType<typeof watchOtherChanges> | null>(null);
  const [answer, setAnswer] = useState<{ lines: ChangedLines[]; number: number } | null>(null);
  const ask = () =>
    setAnswer((before) => ({ lines: changes.current?.take() ?? [], number: (before?.number ?? 0) + 1 }));
  useEffect(() => {
    const watch = watchOtherChanges(text, () => state.get().isLoaded);
    changes.current = watch;
    return watch.stop;
  }, [text, state]);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return;
    // With Alt, a Mac writes another letter.
    if (event.code !== 'KeyC' && shortcutKey(event) !== 'c') return;
    event.preventDefault();
    ask();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    // Before the editor, which would write that letter.
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, []);
  return (
    <>
      <div className="sr-only focus-within:not-sr-only">
        <Button size="small" tone="quiet" aria-keyshortcuts="Alt+Shift+C" onClick={ask}>
          <Trans>What has {otherName} changed? (Alt+Shift+C)</Trans>
        </Button>
      </div>
      <p role="status" className="text-14 text-muted empty:hidden">
        {/* A new element is read aloud, even when it says the same. */}
        {answer && <Answer key={answer.number} lines={answer.lines} otherName={otherName} />}
      </p>
    </>
  );
}

function Answer({ lines, otherName }: { lines: ChangedLines[]; otherName: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  if (lines.length === 0)
    return (
      <span>
        <Trans>{otherName} has changed nothing since you last asked.</Trans>
      </span>
    );
  const places = lines
    .slice(0, MAX_PLACES)
    .map(({ first, last }) => (first === last ? t`line ${first}` : t`lines ${first} to ${last}`));
  const more = lines.length - places.length;
  if (more > 0) places.push(t`other places: ${more}`);
  const list = new Intl.ListFormat(locale).format(places);
  return (
    <span>
      <Trans>
        {otherName} changed: {list}.
      </Trans>
    </span>
  );
}
