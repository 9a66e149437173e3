import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { QUESTION_DIFFICULTIES, type QuestionDifficulty } from '@preproom/models/contract/room/questions';
import { Star } from 'lucide-react';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { ToggleButton } from '../../../ui/forms/ToggleButton.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { SharedView } from '../code/sharedView.ts';
import { useRoundQuestions } from './api.ts';
import type { CockpitRoom, CriterionTexts } from './cockpitRoom.ts';
import { useDifficultyText } from './difficultyText.ts';
import { GroupDiscussionGuide } from './GroupDiscussionGuide.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { filteredQuestions, type QuestionFilter } from './questionList.ts';
import type { CockpitInUse } from './useCockpit.ts';
import type { ShowingQuestion } from './useShowingQuestion.ts';

export interface QuestionsTabProps {
  room: CockpitRoom;
  cockpit: CockpitInUse;
  showing: ShowingQuestion;
  filter: QuestionFilter;
  onFilter: (filter: QuestionFilter) => void;
  onOpenShared: (view: SharedView) => void;
  criteria: CriterionTexts;
}

/** The question bank of the round: search, filter, ask. */
export function QuestionsTab(props: QuestionsTabProps) {
  const { t, i18n } = useLingui();
  const { room, cockpit, filter } = props;
  const { data, error, refetch } = useRoundQuestions(room.roomid);
  if (error && !data)
    return <ErrorState title={t`Couldn’t load the questions`} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-64" />;
  const { askedBefore = [], favourites = [] } = cockpit.stored.data ?? {};
  const questions = filteredQuestions(data.questions, filter, { askedBefore, favourites });
  return (
    <div className="flex flex-col gap-3">
      <Filters {...props} />
      {i18n.locale !== 'en' && (
        <p className="text-14 text-muted">
          <Trans>The questions are in English.</Trans>
        </p>
      )}
      {data.groupDiscussion && <GroupDiscussionGuide discussion={data.groupDiscussion} {...props} />}
      <p role="status" className="text-14 text-muted">
        <Plural value={questions.length} one="# question" other="# questions" />
      </p>
      {questions.length === 0 ? (
        <p className="text-14">
          <Trans>No matching questions. Change your search or filters.</Trans>
        </p>
      ) : (
        <ul className="flex flex-col gap-2">
          {questions.map((question) => (
            <QuestionCard
              key={question.id}
              question={question}
              wasAskedBefore={askedBefore.includes(question.id)}
              isFavourite={favourites.includes(question.id)}
              {...props}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function Filters({ filter, onFilter }: QuestionsTabProps) {
  const { t } = useLingui();
  const difficultyText = useDifficultyText();
  return (
    <div className="flex flex-col gap-2">
      <SearchField
        label={t`Search questions`}
        name="question"
        action=""
        value={filter.search}
        onChange={(search) => onFilter({ ...filter, search })}
      />
      <div className="flex items-end gap-2">
        <Select
          label={<Trans>Difficulty</Trans>}
          className="min-w-0 flex-1"
          value={filter.difficulty}
          onChange={({ target }) =>
            onFilter({ ...filter, difficulty: target.value as QuestionDifficulty | '' })
          }
          options={[
            { id: '', label: t`Any` },
            ...QUESTION_DIFFICULTIES.map((id) => ({ id, label: difficultyText(id) })),
          ]}
        />
        <ToggleButton
          aria-label={t`Favourites only`}
          isSelected={filter.onlyFavourites}
          onChange={(onlyFavourites) => onFilter({ ...filter, onlyFavourites })}
        >
          <Star aria-hidden className="size-5" />
        </ToggleButton>
      </div>
    </div>
  );
}
