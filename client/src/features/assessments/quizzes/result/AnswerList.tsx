import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AnsweredItem } from '@preproom/models/contract/assessments/quizzes';
import { useState } from 'react';
import { Accordion, AccordionItem } from '../../../../ui/Accordion.tsx';
import { ToggleButton } from '../../../../ui/forms/ToggleButton.tsx';
import { AnsweredView } from '../item/AnsweredView.tsx';
import { Lines } from '../item/Lines.tsx';
import {
  ANSWER_FILTERS,
  type AnswerFilter,
  filterAnswers,
  firstFilter,
  type NumberedAnswer,
} from './answerFilter.ts';

/** The questions of a quiz or mock test with their answers, to be opened one by one: at first the wrong ones. */
export function AnswerList({ answered }: { answered: readonly AnsweredItem[] }) {
  const [filter, setFilter] = useState(() => firstFilter(answered));
  const shown = filterAnswers(answered, filter);
  return (
    <section aria-labelledby="answers" className="flex flex-col gap-3">
      <h2 id="answers" className="text-20">
        <Trans>Your answers</Trans>
      </h2>
      <Filters answered={answered} filter={filter} onFilter={setFilter} />
      <p role="status" className="text-14 text-muted">
        <Plural value={shown.length} one="# question" other="# questions" />
      </p>
      <Accordion className="empty:hidden">
        {shown.map(({ number, answer }) => (
          <Answer key={number} number={number} answer={answer} />
        ))}
      </Accordion>
    </section>
  );
}

interface FiltersProps {
  answered: readonly AnsweredItem[];
  filter: AnswerFilter;
  onFilter: (filter: AnswerFilter) => void;
}

function Filters({ answered, filter, onFilter }: FiltersProps) {
  const { t } = useLingui();
  const names = { all: t`All`, wrong: t`Incorrect`, unanswered: t`Not answered` };
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">
        <Trans>Questions to show</Trans>
      </legend>
      {ANSWER_FILTERS.map((one) => (
        <ToggleButton key={one} isSelected={one === filter} onChange={() => onFilter(one)}>
          {names[one]}
          <span className="font-normal tabular-nums">{filterAnswers(answered, one).length}</span>
        </ToggleButton>
      ))}
    </fieldset>
  );
}

function Answer({ number, answer }: NumberedAnswer) {
  const { i18n } = useLingui();
  const { item, outcome } = answer;
  const language = i18n.locale === item.textLanguage ? {} : { lang: item.textLanguage };
  return (
    <AccordionItem
      title={
        <span className="flex gap-3">
          <span className="text-muted tabular-nums">{number}</span>
          <span className="min-w-0 wrap-anywhere">
            <span {...language}>{item.prompt}</span> <OutcomeWord outcome={outcome} />
          </span>
        </span>
      }
    >
      <div className="flex flex-col gap-3 text-ink">
        {item.kind !== 'fault' && item.lines.length > 0 && (
          <Lines lines={item.lines} language={item.language} />
        )}
        <AnsweredView answered={answer} />
      </div>
    </AccordionItem>
  );
}

function OutcomeWord({ outcome }: Pick<AnsweredItem, 'outcome'>) {
  if (outcome === 'right')
    return (
      <span className="text-14 font-medium text-leaf">
        <Trans>Correct</Trans>
      </span>
    );
  return (
    <span className="text-14 font-medium text-brick">
      {outcome === 'wrong' && <Trans>Incorrect</Trans>}
      {outcome === 'late' && <Trans>Time ran out</Trans>}
      {outcome === 'skipped' && <Trans>Not answered</Trans>}
    </span>
  );
}
