import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { openPrivateFile } from '../../lib/files/privateFile.ts';
import { useErrorText } from '../../lib/texts/errorText.ts';
import { Button } from '../Button.tsx';

/** Downloads a private file; says why where it cannot. */
export function DownloadFile({ id, children }: { id: string; children: ReactNode }) {
  const errorText = useErrorText();
  const opening = useMutation({ mutationFn: () => openPrivateFile(id) });
  return (
    <>
      <Button tone="quiet" size="small" className="self-start" onClick={() => opening.mutate()}>
        <span className="min-w-0 wrap-anywhere">{children}</span>
      </Button>
      {opening.error && (
        <p role="alert" className="text-14 text-brick">
          {errorText(opening.error)}
        </p>
      )}
    </>
  );
}
