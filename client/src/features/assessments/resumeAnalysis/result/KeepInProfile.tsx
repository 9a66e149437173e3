import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sendFile } from '../../../../lib/files/upload.ts';
import { useStore } from '../../../../lib/store.ts';
import { useErrorText } from '../../../../lib/texts/errorText.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Link } from '../../../../ui/Link.tsx';

interface KeepInProfileProps {
  file: File;
  /** Further buttons. */
  children: ReactNode;
}

/** Uploads the file to the profile, only when asked to. */
export function KeepInProfile({ file, children }: KeepInProfileProps) {
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
    <>
      {keeping.error && <Banner tone="error">{errorText(keeping.error)}</Banner>}
      {keeping.isSuccess && (
        <p role="status">
          <Trans>
            Saved. You can replace or remove it in <Link to="/account/student/profile">your profile</Link>.
          </Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {!keeping.isSuccess && (
          <Button
            tone="quiet"
            size="small"
            isBusy={keeping.isPending}
            onClick={() => itemId && keeping.mutate(itemId)}
          >
            <Trans>Keep in my profile</Trans>
          </Button>
        )}
        {children}
      </div>
    </>
  );
}
