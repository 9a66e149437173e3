import { Plural, Trans } from '@lingui/react/macro';
import type { FeedbackDraft } from '@preproom/models/contract/reports/feedback';
import { Button } from '../../../ui/Button.tsx';
import type { SaveState } from './draftSaver.ts';
import { countLeft } from './feedbackForm.ts';
import { SaveStateText } from './SaveStateText.tsx';

export interface FeedbackFooterProps {
  draft: FeedbackDraft;
  saveState: SaveState;
  isSubmitted: boolean;
  isBusy: boolean;
}

/** Sticky footer of the form: progress, save state and the submit button. */
export function FeedbackFooter({ draft, saveState, isSubmitted, isBusy }: FeedbackFooterProps) {
  const left = countLeft(draft);
  return (
    <div className="sticky bottom-0 -mx-4 flex items-center justify-between gap-4 border-t border-line bg-paper/95 px-4 py-3 backdrop-blur-md sm:-mx-6 sm:px-6">
      <div className="min-w-0 text-14">
        <p className="font-medium tabular-nums">
          {left === 0 ? <Trans>All answered</Trans> : <Plural value={left} one="# left" other="# left" />}
        </p>
        <p role="status" className="text-muted">
          <SaveStateText saveState={saveState} />
        </p>
      </div>
      <Button type="submit" isBusy={isBusy}>
        {isSubmitted ? <Trans>Send changes</Trans> : <Trans>Send feedback</Trans>}
      </Button>
    </div>
  );
}
