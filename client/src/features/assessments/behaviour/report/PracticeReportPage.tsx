import { Trans, useLingui } from '@lingui/react/macro';
import type { PracticeReport } from '@preproom/models/contract/assessments/practice';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useParams } from 'react-router-dom';
import { Breadcrumb } from '../../../../ui/Breadcrumb.tsx';
import { Container } from '../../../../ui/Container.tsx';
import { ButtonLink } from '../../../../ui/Link.tsx';
import { NotFound } from '../../../../ui/NotFound.tsx';
import { PageHeading } from '../../../../ui/PageHeading.tsx';
import { QueryView } from '../../../../ui/QueryView.tsx';
import { When } from '../../../../ui/When.tsx';
import { practiceQuery } from '../api.ts';
import { dropKept, keptAnswers } from '../keptAnswers.ts';
import { PracticeName } from '../PracticeName.tsx';
import { AnswerReport } from './AnswerReport.tsx';
import { repeatedAnswers } from './answerWeight.ts';
import { DeleteAttempt } from './DeleteAttempt.tsx';
import { PracticeExpression } from './PracticeExpression.tsx';
import { PracticeLimits } from './PracticeLimits.tsx';
import { RecordingNote } from './RecordingNote.tsx';

/** /assessments/practice/:attemptId */
export function PracticeReportPage() {
  const { t } = useLingui();
  const { attemptId = '' } = useParams();
  const query = useQuery(practiceQuery(attemptId));
  if (query.error?.code === 'not_found') return <NotFound />;
  return (
    <Container width="medium" className="flex flex-col gap-8 py-8 sm:py-12">
      <div className="flex flex-col gap-3">
        <Breadcrumb crumbs={[{ to: '/assessments/practice', label: <Trans>Practice room</Trans> }]} />
        <PageHeading title={t`Practice report`} />
      </div>
      <QueryView query={query} failed={<Trans>Couldn’t load this report</Trans>}>
        {(data) => <Report report={data} />}
      </QueryView>
    </Container>
  );
}

function Report({ report }: { report: PracticeReport }) {
  const { _id, finishedAt, set, mode, answers } = report;
  const kept = useSyncExternalStore(keptAnswers.subscribe, keptAnswers.get)[_id];
  const repeated = repeatedAnswers(answers.map(({ question }) => kept?.[question.id]?.text ?? null));
  return (
    <>
      <p className="text-muted">
        <PracticeName set={set} mode={mode} /> · <When instant={finishedAt} />
      </p>
      <RecordingNote attemptId={_id} />
      <ol className="flex flex-col gap-6">
        {answers.map(({ question, answer }, i) => (
          <AnswerReport
            key={question.id}
            attemptId={_id}
            number={i + 1}
            question={question}
            answer={answer}
            repeats={repeated[i] ?? null}
          />
        ))}
      </ol>
      {mode === 'camera' && <PracticeExpression answers={answers.map(({ answer }) => answer)} />}
      <PracticeLimits answers={answers.map(({ answer }) => answer)} />
      <div className="flex flex-wrap gap-3 border-t border-line pt-8">
        <ButtonLink to="/assessments/practice">
          <Trans>Practise again</Trans>
        </ButtonLink>
        <DeleteAttempt attemptId={_id} backTo="/assessments/practice" onDeleted={() => dropKept(_id)}>
          <Trans>This permanently deletes the report, its numbers and any recordings on this page.</Trans>
        </DeleteAttempt>
      </div>
    </>
  );
}
