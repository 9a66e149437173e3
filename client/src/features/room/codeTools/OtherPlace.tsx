import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { Button } from 'react-aria-components';
import type { CodeFiles } from './codeFiles.ts';
import type { RoomCode } from './useRuns.ts';

interface OtherPlaceProps {
  presence: RoomCode['presence'];
  files: Pick<CodeFiles, 'others' | 'shown' | 'show'>;
  otherName: string;
}

/** In which file the other person is, while there is more than one; pressing it opens that file here. */
export function OtherPlace({ presence: { otherFile }, files, otherName }: OtherPlaceProps) {
  const { t } = useLingui();
  const { file } = useSyncExternalStore(otherFile.subscribe, otherFile.get);
  const { others, shown, show } = files;
  const there = others.find(({ id }) => id === file);
  if (others.length === 0 || file === undefined || (file !== null && !there)) return null;
  if ((there?.id ?? null) === (shown?.id ?? null))
    return (
      <span className="min-w-0 max-w-44 truncate border-marigold border-b-2 px-1 text-12">
        <Trans>{otherName} is here</Trans>
      </span>
    );
  const name = there ? there.name : t`Main file`;
  return (
    <Button
      aria-label={t`${otherName} is in ${name}. Open it`}
      onPress={() => show(there?.id ?? null)}
      className="min-h-11 min-w-0 max-w-44 cursor-pointer truncate rounded-control border-marigold border-b-2 px-1 text-12 cramped:min-h-9"
    >
      {otherName}: {name}
    </Button>
  );
}
