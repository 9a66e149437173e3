import { Suspense, useState } from 'react';
import { readDeletionNote } from '../../lib/page/deletionNote.ts';
import { CommandKey } from '../commands/CommandKey.tsx';
import { lazyPage } from '../lazyPage.tsx';

const DeletionNote = lazyPage({
  load: async () => (await import('../../features/privacy/DeletionNote.tsx')).DeletionNote,
  catalogue: 'privacy',
});

/** What no first view needs. */
export function SiteExtras() {
  const [isLeaving] = useState(() => readDeletionNote() !== null);
  return (
    <>
      <CommandKey />
      {isLeaving && (
        <Suspense>
          <DeletionNote />
        </Suspense>
      )}
    </>
  );
}
