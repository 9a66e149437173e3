import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { cx } from '../../../lib/cx.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { AvailabilityDraft } from './useAvailabilityDraft.ts';

const PLACE =
  'sticky bottom-[calc(5rem+env(safe-area-inset-bottom))] lg:bottom-4 z-20 rounded-card border border-line-strong bg-raised p-4 shadow-layer';

/** Stays in view while something is unsaved: what went wrong, Save and Discard. Then says that it is saved, until the next change. */
export function SaveBar({ draft }: { draft: AvailabilityDraft }) {
  const { isChanged, isSaved, isConflict, saving } = draft;
  if (isSaved)
    return (
      <p role="status" className={cx(PLACE, 'flex items-center gap-2 font-medium')}>
        <Check aria-hidden className="size-5 text-leaf" />
        <Trans>Saved</Trans>
      </p>
    );
  if (!isChanged) return null;
  return (
    <section className={cx(PLACE, 'flex flex-col gap-3')}>
      <SaveProblem draft={draft} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-medium">
          <Trans>Unsaved changes</Trans>
        </p>
        <div className="flex flex-wrap gap-3">
          <Button tone="quiet" onClick={draft.discard}>
            {isConflict ? <Trans>Load the other version</Trans> : <Trans>Discard</Trans>}
          </Button>
          <Button
            isBusy={saving.isPending}
            onClick={() => void (isConflict ? draft.saveOver() : draft.save())}
          >
            {isConflict ? <Trans>Save mine instead</Trans> : <Trans>Save</Trans>}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Why the last save failed. */
export function SaveProblem({ draft: { saving, isConflict } }: { draft: AvailabilityDraft }) {
  const errorText = useErrorText();
  const { error } = saving;
  return (
    <>
      {isConflict && (
        <Banner tone="error">
          <Trans>
            Your hours were changed in another tab or on another device. Your changes here aren’t lost. Choose
            which to keep.
          </Trans>
        </Banner>
      )}
      {error && error.code !== 'conflict' && (
        <Banner tone="error">
          <Trans>Couldn’t save. Your changes are still here.</Trans> {errorText(error)}
        </Banner>
      )}
    </>
  );
}
