import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { sendFile } from '../../../../lib/files/upload.ts';
import { useStore } from '../../../../lib/store.ts';
import { useErrorText } from '../../../../lib/texts/errorText.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Link } from '../../../../ui/Link.tsx';

/** Uploads the file to the profile, only when asked to. */
export function KeepResume({ file }: { file: File }) {
  const heading = useId();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const itemId = useStore(({ user }) => user?._id);
  const keeping = useMutation({
    mutationFn: async (owner: string) => {
      const { signal } = new AbortController();
      await sendFile({ folder: 'resume', itemId: owner }, file, { signal, onProgress: () => {} });
      await queries.invalidateQueries({ queryKey: ['resume', owner] });
    },
  });
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col items-start gap-3">
      <h2 id={heading} className="text-18">
        <Trans>Keep this resume in my profile</Trans>
      </h2>
      {keeping.error && <Banner tone="error">{errorText(keeping.error)}</Banner>}
      {keeping.isSuccess ? (
        <p role="status">
          <Trans>
            Saved. You can replace or remove it in <Link to="/account/student/profile">your profile</Link>.
          </Trans>
        </p>
      ) : (
        <>
          <p className="max-w-prose text-muted">
            <Trans>
              The file is only on this device for now. If you keep it, we’ll upload it to your profile in
              place of the current resume, and your mentors can download it.
            </Trans>
          </p>
          <Button tone="quiet" isBusy={keeping.isPending} onClick={() => itemId && keeping.mutate(itemId)}>
            <Trans>Keep in my profile</Trans>
          </Button>
        </>
      )}
    </Card>
  );
}
