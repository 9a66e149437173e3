import { Trans, useLingui } from '@lingui/react/macro';
import type { CodingResult } from '@preproom/models/contract/assessments/coding/codingResult';
import type { CodingRound } from '@preproom/models/contract/assessments/coding/codingRounds';
import { CODE_LANGUAGE_NAMES } from '@preproom/models/contract/room/codeLanguages';
import { isCompiled } from '../../../../code/run/runProtocol.ts';
import { useResultText } from '../../../../shared/assessments/attemptTexts.ts';
import { DIFFICULTY_NAMES } from '../../../../shared/assessments/coding/problems/problemTexts.ts';
import { Card } from '../../../../ui/Card.tsx';
import { ButtonLink, Link } from '../../../../ui/Link.tsx';
import { RoundReplay } from './RoundReplay.tsx';

/** What a round came to, by problem, and how it was written. */
export function RoundResult({ round }: { round: CodingRound }) {
  const { result } = round;
  return (
    <div className="flex flex-col gap-6">
      {result ? (
        <Result result={result} />
      ) : (
        <Card>
          <p>
            <Trans>This round wasn’t handed in within a day, so there’s no result.</Trans>
          </p>
        </Card>
      )}
      {result && <RoundReplay attemptId={round._id} problems={result.problems} />}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/assessments/coding">
          <Trans>All coding problems</Trans>
        </ButtonLink>
        <ButtonLink tone="quiet" to="/assessments">
          <Trans>Your attempts</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}

function Result({ result }: { result: CodingResult }) {
  const resultText = useResultText();
  const { minutes, seconds, isTimeUp } = result;
  const used = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <Card as="section" labelledBy="result" className="flex flex-col gap-4">
      <h2 id="result" className="text-24 sm:text-30">
        {resultText(result)}
      </h2>
      <p className="tabular-nums">
        {isTimeUp ? (
          <Trans>Time was up after {minutes} min. The code was handed in as it was.</Trans>
        ) : (
          <Trans>
            Handed in after {used} of {minutes} min
          </Trans>
        )}
      </p>
      <ul className="flex flex-col divide-y divide-line border-line border-y">
        {result.problems.map((problem) => (
          <ProblemRow key={problem.slug} problem={problem} />
        ))}
      </ul>
      <p className="max-w-prose text-14 text-muted">
        {result.problems.some(({ language }) => isCompiled(language)) ? (
          <Trans>Your own page ran the tests, unsupervised.</Trans>
        ) : (
          <Trans>Its tests ran on your own device, unsupervised.</Trans>
        )}
      </p>
    </Card>
  );
}

function ProblemRow({ problem }: { problem: CodingResult['problems'][number] }) {
  const { t } = useLingui();
  const { slug, title, difficulty, language, open, hidden, isTested, runs } = problem;
  return (
    <li className="flex flex-col gap-1 py-3">
      <h3 lang="en" className="text-16 font-medium">
        <Link to={`/assessments/coding/${slug}`}>{title}</Link>
      </h3>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-14 text-muted tabular-nums">
        <span>{t(DIFFICULTY_NAMES[difficulty])}</span>
        <span>{CODE_LANGUAGE_NAMES[language]}</span>
        {isTested ? (
          <>
            <span>
              <Trans>
                Open tests: {open.passed} of {open.of}
              </Trans>
            </span>
            <span>
              <Trans>
                Hidden tests: {hidden.passed} of {hidden.of}
              </Trans>
            </span>
          </>
        ) : (
          <span>
            <Trans>Not tested: the tests couldn’t run</Trans>
          </span>
        )}
        <span>
          <Trans>Test runs before: {runs}</Trans>
        </span>
      </p>
    </li>
  );
}
