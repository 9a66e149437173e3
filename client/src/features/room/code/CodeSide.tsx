import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Button as IconButton } from 'react-aria-components';
import { cx } from '../../../lib/cx.ts';
import { roundButton } from '../../../shared/room/roundButton.ts';
import { Button } from '../../../ui/Button.tsx';
import { useFocusReturn } from './useFocusReturn.ts';
import type { SharedCode } from './useSharedCode.ts';

export interface CodeSideProps {
  shared: SharedCode;
  otherName: string;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * The shared code: beside the video on a wide window, most of the window on a phone. Stays mounted while it is closed, so that its
 * undo history and place are kept.
 */
export function CodeSide({ shared, otherName, isOpen, onClose }: CodeSideProps) {
  const { t } = useLingui();
  const { loaded, hasFailed, retry } = shared;
  useFocusReturn(isOpen);
  if (!isOpen && !loaded) return null;
  return (
    <section
      aria-label={t`Code`}
      className={cx(
        'min-h-0 min-w-0 flex-col border-line border-t bg-paper max-sm:flex-[3] sm:w-1/2 sm:border-t-0 sm:border-l xl:w-3/5',
        isOpen ? 'flex' : 'hidden',
      )}
    >
      {loaded ? (
        <loaded.CodePanel code={loaded.code} otherName={otherName} isOpen={isOpen} onClose={onClose} />
      ) : (
        <div className="flex items-start justify-between gap-3 p-4">
          {hasFailed ? (
            <div className="flex flex-col items-start gap-3">
              <p role="alert">
                <Trans>Couldn’t load the code editor. The call isn’t affected.</Trans>
              </p>
              <Button tone="quiet" onClick={retry}>
                <Trans>Try again</Trans>
              </Button>
            </div>
          ) : (
            <p role="status">
              <Trans>Opening the code…</Trans>
            </p>
          )}
          <IconButton aria-label={t`Close code`} onPress={onClose} className={roundButton()}>
            <X />
          </IconButton>
        </div>
      )}
    </section>
  );
}
