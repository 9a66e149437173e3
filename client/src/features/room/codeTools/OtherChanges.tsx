import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ChangedLines, watchOtherChanges } from '../../../code/editor/otherChanges.ts';
import type { CodeSync } from '../../../code/sync/codeSync.ts';
import { useLocale } from '../../../lib/i18n.ts';
import { shortcutKey } from '../../../lib/keys/shortcutKey.ts';
import { Button } from '../../../ui/Button.tsx';
import type { CodeFiles } from './codeFiles.ts';

interface OtherChangesProps {
  sync: Pick<CodeSync, 'fileText' | 'state'>;
  files: Pick<CodeFiles, 'others' | 'shown'>;
  otherName: string;
}

interface Changes {
  /** Of the file that is shown. */
  lines: ChangedLines[];
  /** Names of other files; null is the main file. */
  files: (string | null)[];
}

/** More places than this are counted, not named. */
const MAX_PLACES = 4;

/** Says on request what the other person changed since the last time: somebody who can’t see the code asks when it suits them. */
export function OtherChanges({ sync, files, otherName }: OtherChangesProps) {
  const take = useChanges(sync, files);
  const [answer, setAnswer] = useState<(Changes & { number: number }) | null>(null);
  const ask = () => {
    const changes = take();
    setAnswer((before) => ({ ...changes, number: (before?.number ?? 0) + 1 }));
  };
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
        {answer && <Answer key={answer.number} changes={answer} otherName={otherName} />}
      </p>
    </>
  );
}

/** Follows all files. Gives what changed in them since the last call. */
function useChanges(
  { fileText, state }: OtherChangesProps['sync'],
  { others, shown }: OtherChangesProps['files'],
) {
  const watches = useRef(new Map<string | null, ReturnType<typeof watchOtherChanges>>());
  useEffect(() => {
    for (const id of [null, ...others.map((file) => file.id)])
      if (!watches.current.has(id))
        watches.current.set(
          id,
          watchOtherChanges(fileText(id), () => state.get().isLoaded),
        );
  }, [others, fileText, state]);
  useEffect(() => {
    const { current } = watches;
    return () => {
      for (const { stop } of current.values()) stop();
      current.clear();
    };
  }, []);
  return (): Changes => {
    const lines = watches.current.get(shown?.id ?? null)?.take() ?? [];
    const all = [{ id: null, name: null }, ...others];
    const changed = all.filter(
      ({ id }) => id !== (shown?.id ?? null) && watches.current.get(id)?.take().length,
    );
    return { lines, files: changed.map(({ name }) => name) };
  };
}

function Answer({ changes: { lines, files }, otherName }: { changes: Changes; otherName: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const places = lines
    .slice(0, MAX_PLACES)
    .map(({ first, last }) => (first === last ? t`line ${first}` : t`lines ${first} to ${last}`));
  const more = lines.length - places.length;
  if (more > 0) places.push(t`${plural(more, { one: '# other place', other: '# other places' })}`);
  places.push(...files.map((name) => (name === null ? t`the main file` : t`the file ${name}`)));
  if (places.length === 0)
    return (
      <span>
        <Trans>No new changes by {otherName}.</Trans>
      </span>
    );
  const list = new Intl.ListFormat(locale).format(places);
  return (
    <span>
      <Trans>
        {otherName} changed: {list}.
      </Trans>
    </span>
  );
}
