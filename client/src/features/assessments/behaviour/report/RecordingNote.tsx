import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { dropKept, keptAnswers } from '../keptAnswers.ts';

/** Says that recordings and texts are on this page only, and deletes them. */
export function RecordingNote({ attemptId }: { attemptId: string }) {
  const sessions = useSyncExternalStore(keptAnswers.subscribe, keptAnswers.get);
  const hasKept = Object.values(sessions[attemptId] ?? {}).some(({ recording, text }) => recording || text);
  if (!hasKept) return null;
  return (
    <Banner tone="info">
      <div className="flex flex-col items-start gap-3">
        <p>
          <Trans>
            Your recordings and written answers are on this page only. They’re gone once you close or reload
            it.
          </Trans>
        </p>
        <Button tone="quiet" size="small" onClick={() => dropKept(attemptId)}>
          <Trans>Delete recordings and written answers</Trans>
        </Button>
      </div>
    </Banner>
  );
}
