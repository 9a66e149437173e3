import { Trans, useLingui } from '@lingui/react/macro';
import type { Job } from '@preproom/models/contract/jobs/jobs';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '../../../../lib/texts/errorText.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { JobContent } from '../../JobContent.tsx';
import { fetchPreview } from './api.ts';
import { type JobFields, textOf } from './jobFields.ts';

/** The job as it stands in the form, by the public page's own component. Nothing is saved. */
export function PreviewDialog({ fields }: { fields: () => JobFields }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [shown, setShown] = useState<Job | null>(null);
  const {
    mutate: open,
    isPending,
    error,
  } = useMutation({
    mutationFn: () => fetchPreview(textOf(fields())),
    onSuccess: setShown,
  });
  return (
    <>
      <Button tone="quiet" isBusy={isPending} onClick={() => open()}>
        <Trans>Preview</Trans>
      </Button>
      {error && (
        <Banner tone="error">
          {error.code === 'bad_request' ? (
            <Trans>Some fields need fixing. Save to see which.</Trans>
          ) : (
            errorText(error)
          )}
        </Banner>
      )}
      <Dialog
        title={shown ? shown.title : t`Preview`}
        isOpen={shown !== null}
        onOpenChange={(isOpen) => !isOpen && setShown(null)}
        actions={
          <Button tone="quiet" onClick={() => setShown(null)}>
            <Trans>Close</Trans>
          </Button>
        }
      >
        {shown && (
          <>
            <p className="text-muted">{shown.company}</p>
            <JobContent job={shown} />
          </>
        )}
      </Dialog>
    </>
  );
}
