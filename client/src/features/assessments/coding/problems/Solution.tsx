import { Trans, useLingui } from '@lingui/react/macro';
import type { ProblemSolution } from '@preproom/models/contract/assessments/problems';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { RunLanguage } from '../../../../code/run/runProtocol.ts';
import { useErrorText } from '../../../../lib/texts/errorText.ts';
import { solutionQuery } from '../../../../shared/assessments/coding/problems/api.ts';
import { CodeBlock } from '../../../../shared/assessments/coding/problems/CodeBlock.tsx';
import { InlineCode } from '../../../../shared/assessments/coding/problems/InlineCode.tsx';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';

interface SolutionProps {
  slug: string;
  language: RunLanguage;
}

/** How the problem is solved, once the learner asks for it. */
export function Solution({ slug, language }: SolutionProps) {
  const errorText = useErrorText();
  const [isAsked, setAsked] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({ ...solutionQuery(slug), enabled: isAsked });
  if (data && isAsked) return <Explained solution={data} language={language} />;
  return (
    <div className="flex flex-col items-start gap-3">
      {error && <Banner tone="error">{errorText(error)}</Banner>}
      <Button
        tone="quiet"
        isBusy={isFetching}
        onClick={() => {
          if (isAsked) void refetch();
          else setAsked(true);
        }}
      >
        <Trans>Show solution</Trans>
      </Button>
    </div>
  );
}

function Explained({ solution, language }: { solution: ProblemSolution; language: RunLanguage }) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus has gone.
  useEffect(() => heading.current?.focus(), []);
  const { explanation, time, space, code } = solution;
  const source = language === 'c' ? undefined : code[language];
  return (
    <section aria-labelledby="solution" className="flex flex-col gap-3">
      <h2 id="solution" ref={heading} tabIndex={-1} className="text-18">
        <Trans>Solution</Trans>
      </h2>
      {explanation.map((paragraph) => (
        <p key={paragraph} lang="en" className="max-w-prose">
          <InlineCode text={paragraph} />
        </p>
      ))}
      {time && space && (
        <p className="text-14 text-muted">
          <Trans>
            Time {time} · Memory {space}
          </Trans>
        </p>
      )}
      {source && <CodeBlock text={source.trim()} label={t`Code of the solution`} />}
    </section>
  );
}
