import { Trans, useLingui } from '@lingui/react/macro';
import type { Problem } from '@preproom/models/contract/assessments/problems';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useErrorText } from '../../../../lib/texts/errorText.ts';
import { problemQuery, testsQuery } from '../../../../shared/assessments/coding/problems/api.ts';
import { InlineCode } from '../../../../shared/assessments/coding/problems/InlineCode.tsx';
import { ProblemLabels } from '../../../../shared/assessments/coding/problems/ProblemLabels.tsx';
import { languagesOf } from '../../../../shared/assessments/coding/problems/runTests.ts';
import { Statement } from '../../../../shared/assessments/coding/problems/Statement.tsx';
import { Banner } from '../../../../ui/Banner.tsx';
import { Breadcrumb } from '../../../../ui/Breadcrumb.tsx';
import { Container } from '../../../../ui/Container.tsx';
import { NotFound } from '../../../../ui/NotFound.tsx';
import { PageHeading } from '../../../../ui/PageHeading.tsx';
import { QueryView } from '../../../../ui/QueryView.tsx';
import { Hints } from '../../quizzes/practice/Hints.tsx';
import { TimeThisProblem } from '../rounds/StartRound.tsx';
import { keepLanguage, readLanguage } from './drafts.ts';
import { ProblemsInEnglish } from './ProblemsInEnglish.tsx';
import { Solution } from './Solution.tsx';
import { Workbench } from './Workbench.tsx';

/** /assessments/coding/:slug: a problem beside the editor, or above it on a phone. */
export function ProblemPage() {
  const { t } = useLingui();
  const { slug = '' } = useParams();
  const query = useQuery(problemQuery(slug));
  if (query.error?.code === 'not_found' || query.error?.code === 'bad_request') return <NotFound />;
  return (
    <Container className="flex flex-col gap-6 py-6 sm:py-10">
      <div className="flex flex-col gap-3">
        <Breadcrumb crumbs={[{ to: '/assessments/coding', label: <Trans>Coding problems</Trans> }]} />
        <PageHeading title={query.data?.title ?? t`Coding problem`} className="text-24 sm:text-30">
          {query.data && <span lang="en">{query.data.title}</span>}
        </PageHeading>
        {query.data && <ProblemLabels problem={query.data} />}
        {query.data && <TimeThisProblem slug={slug} minutes={query.data.minutes} />}
        <ProblemsInEnglish />
      </div>
      <QueryView query={query} failed={<Trans>Couldn’t load the problem</Trans>}>
        {(problem) => <OpenProblem key={slug} problem={problem} />}
      </QueryView>
    </Container>
  );
}

function OpenProblem({ problem }: { problem: Problem }) {
  const languages = languagesOf(problem);
  const [language, setLanguage] = useState(() => readLanguage(languages));
  const [hintsShown, setHintsShown] = useState(0);
  const { hints } = problem;
  const errorText = useErrorText();
  // Loaded before they are needed, so that whoever has an interview now knows it before they write.
  const { error } = useQuery(testsQuery(problem.slug));
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-6">
        <Statement problem={problem} />
        <Hints
          hints={hints.slice(0, hintsShown)}
          hintsLeft={hints.length - hintsShown}
          language="en"
          show={(hint) => <InlineCode text={hint} />}
          onTake={async (hint) => setHintsShown(hint)}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        {error?.code === 'in_interview' && <Banner tone="info">{errorText(error)}</Banner>}
        <Workbench
          problem={problem}
          languages={languages}
          language={language}
          onLanguage={(next) => {
            keepLanguage(next);
            setLanguage(next);
          }}
        />
        <Solution slug={problem.slug} language={language} />
      </div>
    </div>
  );
}
