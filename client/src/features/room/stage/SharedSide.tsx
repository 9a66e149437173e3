import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ComponentType } from 'react';
import { Button as IconButton } from 'react-aria-components';
import { cx } from '../../../lib/cx.ts';
import { loadTexts } from '../../../lib/i18n.ts';
import { roundButton } from '../../../shared/room/roundButton.ts';
import { Button } from '../../../ui/Button.tsx';
import type { SharedView, SharedViewProps } from '../code/sharedView.ts';
import { useLoaded } from '../code/useLoaded.ts';
import type { SharedCode } from '../code/useSharedCode.ts';
import { useFocusReturn } from './useFocusReturn.ts';

/** The board comes without the editor, so that it opens quickly on a phone. */
const VIEWS: Record<SharedView, () => Promise<ComponentType<SharedViewProps>>> = {
  code: async () => {
    const [{ CodePanel }] = await Promise.all([import('../code/CodePanel.tsx'), loadTexts(['code'])]);
    return CodePanel;
  },
  board: async () => {
    // The mark of what is not saved is the code's.
    const texts = loadTexts(['board', 'code']);
    const [{ BoardPanel }] = await Promise.all([import('../board/BoardPanel.tsx'), texts]);
    return BoardPanel;
  },
};

export interface SharedSideProps extends Omit<SharedViewProps, 'code'> {
  view: SharedView;
  shared: SharedCode;
}

/**
 * Code or board: beside the video on a wide window, most of the window on a phone. Stays mounted while it is closed, so that its undo
 * history and place are kept.
 */
export function SharedSide({ view, shared, otherName, isOpen, onClose }: SharedSideProps) {
  const { t } = useLingui();
  const { loaded: View, ...part } = useLoaded(VIEWS[view], isOpen);
  useFocusReturn(isOpen);
  const { code } = shared;
  const isReady = View !== null && code !== null;
  if (!isOpen && !isReady) return null;
  const isBoard = view === 'board';
  return (
    <section
      aria-label={isBoard ? t`Board` : t`Code`}
      className={cx(
        'min-h-0 min-w-0 flex-col border-line border-t bg-paper max-sm:flex-[3] sm:w-1/2 sm:border-t-0 sm:border-l xl:w-3/5',
        isOpen ? 'flex' : 'hidden',
      )}
    >
      {isReady ? (
        <View code={code} otherName={otherName} isOpen={isOpen} onClose={onClose} />
      ) : (
        <div className="flex items-start justify-between gap-3 p-4">
          <Opening
            hasFailed={part.hasFailed || shared.hasFailed}
            onRetry={() => {
              if (part.hasFailed) part.retry();
              if (shared.hasFailed) shared.retry();
            }}
          />
          <IconButton
            aria-label={isBoard ? t`Close board` : t`Close code`}
            onPress={onClose}
            className={roundButton()}
          >
            <X />
          </IconButton>
        </div>
      )}
    </section>
  );
}

interface OpeningProps {
  hasFailed: boolean;
  onRetry: () => void;
}

function Opening({ hasFailed, onRetry }: OpeningProps) {
  if (!hasFailed) {
    return (
      <p role="status">
        <Trans>Opening…</Trans>
      </p>
    );
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <p role="alert">
        <Trans>Couldn’t load this. The call isn’t affected.</Trans>
      </p>
      <Button tone="quiet" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
