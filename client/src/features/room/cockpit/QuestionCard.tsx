import { Trans, useLingui } from '@lingui/react/macro';
import type { Question } from '@preproom/models/contract/room/questions';
import { Star } from 'lucide-react';
import { cx } from '../../../lib/cx.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { ToggleButton } from '../../../ui/forms/ToggleButton.tsx';
import type { SharedView } from '../code/sharedView.ts';
import { AskActions, askedLast } from './AskActions.tsx';
import { useSetFavourite } from './api.ts';
import type { CockpitRoom } from './cockpitRoom.ts';
import { useDifficultyText } from './difficultyText.ts';
import { QuestionNeeds } from './QuestionNeeds.tsx';
import type { CockpitInUse } from './useCockpit.ts';
import type { ShowingQuestion } from './useShowingQuestion.ts';

export interface QuestionCardProps {
  room: CockpitRoom;
  question: Question;
  wasAskedBefore: boolean;
  isFavourite: boolean;
  cockpit: CockpitInUse;
  showing: ShowingQuestion;
  onOpenShared: (view: SharedView) => void;
}

/** One question of the bank: what it is for, and its buttons. */
export function QuestionCard(props: QuestionCardProps) {
  const { room, question, wasAskedBefore, isFavourite, cockpit } = props;
  const { t } = useLingui();
  const difficultyText = useDifficultyText();
  const favourite = useSetFavourite(room.roomid);
  const asked = askedLast(cockpit, question);
  return (
    <li
      className={cx(
        'flex flex-col gap-2 rounded-card border p-3',
        asked ? 'border-peacock bg-peacock/10' : 'border-line',
      )}
    >
      <div className="flex items-start gap-2">
        <p lang="en" className="min-w-0 flex-1 font-medium">
          {question.text}
        </p>
        <ToggleButton
          aria-label={t`Favourite`}
          isSelected={isFavourite}
          onChange={(next) => favourite.mutate({ questionId: question.id, isFavourite: next })}
          className="-mt-1 -mr-1 border-transparent bg-transparent data-[selected]:border-transparent data-[selected]:bg-transparent data-[selected]:text-marigold"
        >
          <Star aria-hidden className={cx('size-5', isFavourite && 'fill-current')} />
        </ToggleButton>
      </div>
      <div className="flex flex-wrap gap-1">
        <Badge>{difficultyText(question.difficulty)}</Badge>
        <Badge>
          <span lang="en">{question.topic}</span>
        </Badge>
        {wasAskedBefore && (
          <Badge>
            <Trans>Asked in another session</Trans>
          </Badge>
        )}
      </div>
      {question.needs && <QuestionNeeds needs={question.needs} onOpenShared={props.onOpenShared} />}
      <Details question={question} />
      <AskActions question={question} cockpit={cockpit} showing={props.showing} />
    </li>
  );
}

function Details({ question: { purpose, goodAnswer, followUps } }: { question: Question }) {
  return (
    <details className="text-14">
      <summary className="min-h-8 cursor-pointer py-1 text-muted">
        <Trans>What to listen for</Trans>
      </summary>
      <div lang="en" className="flex flex-col gap-1 pt-1">
        <p>{purpose}</p>
        <p>{goodAnswer}</p>
        <ul className="list-disc ps-5">
          {followUps.map((followUp) => (
            <li key={followUp}>{followUp}</li>
          ))}
        </ul>
      </div>
    </details>
  );
}
