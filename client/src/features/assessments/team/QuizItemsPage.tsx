import { Trans, useLingui } from '@lingui/react/macro';
import { QUIZ_SUBJECTS, SUBJECT_NAMES } from '@preproom/models/contract/assessments/quizSubjects';
import {
  exportHqQuizItems,
  getHqQuizItems,
  type QuizItemRow,
} from '@preproom/models/contract/assessments/team/quizItems';
import { labelOf } from '@preproom/models/contract/catalogues/label';
import type { Language } from '@preproom/models/contract/http/language';
import { useMemo } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { TeamList } from '../../../ui/list/teamList.ts';
import { QuizItemDetail } from './QuizItemDetail.tsx';

/** /hq/admin/questions: the items of the quizzes, how they are answered, and which are asked. */
export function QuizItemsPage() {
  const { t, i18n } = useLingui();
  const list = useMemo((): TeamList<QuizItemRow> => {
    const language = i18n.locale as Language;
    const subjectOf = (subject: QuizItemRow['subject']) => labelOf(SUBJECT_NAMES, subject, language);
    const decimal = {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    } as const;
    const kinds: Record<QuizItemRow['kind'], string> = {
      single: t`One correct answer`,
      multiple: t`Several correct answers`,
      order: t`Put in order`,
      output: t`Code output`,
      fault: t`Find the error`,
    };
    return {
      title: t`Quiz questions`,
      searchLabel: t`Search questions`,
      page: getHqQuizItems,
      exported: exportHqQuizItems,
      defaultSort: '-answered',
      empty: <Trans>Quiz questions appear here.</Trans>,
      columns: [
        {
          id: 'prompt',
          label: t`Question`,
          cell: ({ prompt }) => <span {...(language !== 'en' && { lang: 'en' })}>{prompt}</span>,
        },
        { id: 'subject', label: t`Field`, cell: ({ subject }) => subjectOf(subject) },
        { id: 'kind', label: t`Question type`, cell: ({ kind }) => kinds[kind] },
        {
          id: 'difficulty',
          label: t`Difficulty`,
          sort: 'difficulty',
          isNumber: true,
          cell: ({ difficulty }) => i18n.number(difficulty, decimal),
        },
        {
          id: 'answered',
          label: t`Answered`,
          sort: 'answered',
          isNumber: true,
          cell: ({ answered }) => i18n.number(answered),
        },
        {
          id: 'share',
          label: t`Correct`,
          isNumber: true,
          cell: ({ answered, right }) =>
            answered > 0 ? i18n.number(right / answered, { style: 'percent' }) : '–',
        },
        {
          id: 'use',
          label: t`Status`,
          cell: ({ isWithdrawn }) =>
            isWithdrawn ? (
              <Badge tone="warning">
                <Trans>Withdrawn</Trans>
              </Badge>
            ) : (
              <Badge tone="success">
                <Trans>In use</Trans>
              </Badge>
            ),
        },
      ],
      filters: [
        {
          name: 'subject',
          label: t`Field`,
          options: QUIZ_SUBJECTS.map((id) => ({ id, label: subjectOf(id) })),
        },
        {
          name: 'use',
          label: t`Status`,
          options: [
            { id: 'asked', label: t`In use` },
            { id: 'withdrawn', label: t`Withdrawn` },
          ],
        },
      ],
      detail: (id) => <QuizItemDetail key={id} id={id} />,
    };
  }, [t, i18n]);
  return <ListPage list={list} />;
}
