import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useErrorText } from '../../../../lib/texts/errorText.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';

interface ConflictProps {
  loadTheirs: () => Promise<void>;
  saveMine: () => Promise<void>;
}

/** The job was saved somewhere else; what was typed here is kept until one of the two is chosen. */
export function Conflict({ loadTheirs, saveMine }: ConflictProps) {
  const errorText = useErrorText();
  const resolving = useMutation({ mutationFn: (choice: () => Promise<void>) => choice() });
  return (
    <Banner tone="error">
      <p>
        <Trans>This job was saved somewhere else while you were editing. Your text is still here.</Trans>
      </p>
      {resolving.error && <p>{errorText(resolving.error)}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          tone="quiet"
          size="small"
          isBusy={resolving.isPending}
          onClick={() => resolving.mutate(loadTheirs)}
        >
          <Trans>Load the other version</Trans>
        </Button>
        <Button size="small" isBusy={resolving.isPending} onClick={() => resolving.mutate(saveMine)}>
          <Trans>Save mine instead</Trans>
        </Button>
      </div>
    </Banner>
  );
}
