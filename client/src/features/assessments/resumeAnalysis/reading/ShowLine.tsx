import { Trans } from '@lingui/react/macro';
import { Locate } from 'lucide-react';
import { Button } from '../../../../ui/Button.tsx';

/** Marks on the page what something was read from, and scrolls to it. */
export function ShowLine({ what, onShow }: { what: string; onShow: () => void }) {
  return (
    <Button tone="plain" size="small" onClick={onShow}>
      <Locate aria-hidden className="size-4" />
      <Trans>
        Show on page <span className="sr-only">{what}</span>
      </Trans>
    </Button>
  );
}
