import { Trans } from '@lingui/react/macro';
import type { Question } from '@preproom/models/contract/room/questions';
import { CodeXml } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';

interface QuestionNeedsProps {
  needs: NonNullable<Question['needs']>;
  onOpenCode: () => void;
}

/** What the learner works with, and the way to it. The room has no board. */
export function QuestionNeeds({ needs, onOpenCode }: QuestionNeedsProps) {
  return (
    <div className="flex flex-col items-start gap-1 text-14">
      <p>
        {needs === 'editor' && (
          <Trans>Needs a code editor. Write a line in it and the learner sees it too.</Trans>
        )}
        {needs === 'rows' && <Trans>Needs a table. Write its rows in the shared code.</Trans>}
        {needs === 'board' && <Trans>Needs drawing or calculation: on paper or a shared screen.</Trans>}
      </p>
      {needs !== 'board' && (
        <Button tone="quiet" size="small" onClick={onOpenCode}>
          <CodeXml aria-hidden className="size-4" />
          <Trans>Open code</Trans>
        </Button>
      )}
    </div>
  );
}
