import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { keepDeletionNote, readDeletionNote } from '../../lib/page/deletionNote.ts';
import { useStore } from '../../lib/store.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Link } from '../../ui/Link.tsx';
import { When } from '../../ui/When.tsx';

/** For somebody who has just asked for their account to be deleted: until when they can keep it. */
export function DeletionNote() {
  const [dueAt] = useState(readDeletionNote);
  const isLoggedIn = useStore(({ user }) => user !== null);
  useEffect(() => {
    if (isLoggedIn) keepDeletionNote(null);
  }, [isLoggedIn]);
  if (!dueAt || isLoggedIn) return null;
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-4 sm:px-6">
      <Banner tone="info">
        <Trans>
          You’re logged out, and your account will be deleted on <When instant={dueAt} />. Changed your mind?{' '}
          <Link to="/Account/Login">Log in</Link> before then to keep it.
        </Trans>
      </Banner>
    </div>
  );
}
