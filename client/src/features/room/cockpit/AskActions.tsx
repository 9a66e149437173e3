import { Trans, useLingui } from '@lingui/react/macro';
import type { Question } from '@preproom/models/contract/room/questions';
import { Eye, EyeOff, MessageCircleQuestionMark, Undo2 } from 'lucide-react';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { AskedEntry } from './cockpitEntries.ts';
import { DeliveryMark } from './DeliveryMark.tsx';
import type { CockpitInUse } from './useCockpit.ts';
import type { ShowingQuestion } from './useShowingQuestion.ts';

interface AskActionsProps {
  question: Pick<Question, 'id' | 'text'>;
  cockpit: CockpitInUse;
  showing: ShowingQuestion;
}

/** When the question was last asked in this session; null: not yet. */
export function askedLast(
  cockpit: Pick<CockpitInUse, 'asked'>,
  question: Pick<Question, 'id'>,
): AskedEntry | null {
  return cockpit.asked.findLast(({ questionId }) => questionId === question.id) ?? null;
}

/** Asks a question, then shows it to the learner or takes it back. */
export function AskActions(props: AskActionsProps) {
  const asked = askedLast(props.cockpit, props.question);
  return asked ? <AskedActions {...props} asked={asked} /> : <AskButton {...props} />;
}

function AskButton({ question, cockpit }: AskActionsProps) {
  return (
    <Button tone="quiet" size="small" className="self-start" onClick={() => cockpit.ask(question)}>
      <MessageCircleQuestionMark aria-hidden className="size-4" />
      <Trans>Ask</Trans>
    </Button>
  );
}

function AskedActions({ asked, cockpit, showing }: AskActionsProps & { asked: AskedEntry }) {
  const { t } = useLingui();
  const isShown = showing.shown?.id === asked.id;
  const time = cockpit.timeText(asked.askedAt);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Badge tone="info">
        {cockpit.isInCall(asked.askedAt) ? <Trans>Asked at {time}</Trans> : <Trans>Asked</Trans>}
      </Badge>
      <DeliveryMark entry={asked} cockpit={cockpit} />
      <Button
        tone="quiet"
        size="small"
        isBusy={showing.isPending}
        onClick={() => (isShown ? showing.hide() : showing.show(asked))}
      >
        {isShown ? <EyeOff aria-hidden className="size-4" /> : <Eye aria-hidden className="size-4" />}
        {isShown ? <Trans>Hide</Trans> : <Trans>Show to learner</Trans>}
      </Button>
      <Button
        tone="quiet"
        size="small"
        aria-label={t`Mark as not asked`}
        onClick={() => cockpit.withdraw(asked)}
      >
        <Undo2 aria-hidden className="size-4" />
      </Button>
    </div>
  );
}
