import { Trans } from '@lingui/react/macro';
import type { Question } from '@preproom/models/contract/room/questions';
import { CodeXml, PenLine } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import type { SharedView } from '../code/sharedView.ts';

interface QuestionNeedsProps {
  needs: NonNullable<Question['needs']>;
  onOpenShared: (view: SharedView) => void;
}

/** What the learner works with, and the way to it. */
export function QuestionNeeds({ needs, onOpenShared }: QuestionNeedsProps) {
  const isBoard = needs === 'board';
  const Icon = isBoard ? PenLine : CodeXml;
  return (
    <div className="flex flex-col items-start gap-1 text-14">
      <p>
        {needs === 'editor' && (
          <Trans>Needs a code editor. Write a line in it and the learner sees it too.</Trans>
        )}
        {needs === 'rows' && <Trans>Needs a table. Write its rows in the shared code.</Trans>}
        {isBoard && <Trans>Needs drawing or calculation. Use the board; you both see it.</Trans>}
      </p>
      <Button tone="quiet" size="small" onClick={() => onOpenShared(isBoard ? 'board' : 'code')}>
        <Icon aria-hidden className="size-4" />
        {isBoard ? <Trans>Open board</Trans> : <Trans>Open code</Trans>}
      </Button>
    </div>
  );
}
