import { Trans, useLingui } from '@lingui/react/macro';
import type { MockResult } from '@preproom/models/contract/assessments/mockResult';
import type { Mock } from '@preproom/models/contract/assessments/mocks';
import { TOPIC_NAMES } from '@preproom/models/contract/assessments/topicNames';
import { labelOf } from '@preproom/models/contract/catalogues/label';
import type { Language } from '@preproom/models/contract/http/language';
import { useResultText } from '../../../../shared/assessments/attemptTexts.ts';
import { practicePath } from '../../../../shared/assessments/practice/practicePath.ts';
import { Card } from '../../../../ui/Card.tsx';
import { ButtonLink, Link } from '../../../../ui/Link.tsx';
import { Progress } from '../../../../ui/Progress.tsx';
import { AnswerList } from '../result/AnswerList.tsx';
import { subjectOf } from './mockTopics.ts';
import { SECTION_NAMES } from './sectionNames.ts';

/** The result by section and by topic, every answer explained, and what to do next. */
export function MockResultView({ mock }: { mock: Mock }) {
  const answers = mock.answers.flat();
  return (
    <div className="flex flex-col gap-6">
      {mock.result ? (
        <Sections result={mock.result} />
      ) : (
        <Card>
          <p>
            <Trans>You didn’t answer any question, so there’s no result.</Trans>
          </p>
        </Card>
      )}
      {mock.topics.length > 0 && <Topics topics={mock.topics} />}
      {answers.length > 0 && <AnswerList answered={answers} />}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/assessments/mock">
          <Trans>All mock tests</Trans>
        </ButtonLink>
        <ButtonLink tone="quiet" to="/assessments/topics">
          <Trans>Practise by topic</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}

function Sections({ result }: { result: MockResult }) {
  const { t } = useLingui();
  const resultText = useResultText();
  const cell = 'px-2 py-2 text-start align-top tabular-nums first:ps-0 last:pe-0';
  return (
    <Card as="section" labelledBy="result" className="flex flex-col gap-4">
      <h2 id="result" className="text-24 sm:text-30">
        {resultText(result)}
      </h2>
      <table className="w-full text-14 sm:text-16">
        <caption className="sr-only">
          <Trans>Result by section</Trans>
        </caption>
        <thead>
          <tr className="text-14 text-muted">
            <th scope="col" className={cell}>
              <Trans>Section</Trans>
            </th>
            <th scope="col" className={cell}>
              <Trans>Correct</Trans>
            </th>
            <th scope="col" className={cell}>
              <Trans>Questions answered</Trans>
            </th>
            <th scope="col" className={cell}>
              <Trans>Time used</Trans>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {result.sections.map(({ section, right, of, answered, seconds }) => (
            <tr key={section}>
              <th scope="row" className={`${cell} font-medium`}>
                {t(SECTION_NAMES[section])}
              </th>
              <td className={cell}>
                {right}/{of}
              </td>
              <td className={cell}>{answered}</td>
              <td className={cell}>
                {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="max-w-prose text-14 text-muted">
        <Trans>
          Compare it with your other attempts at this test. It has the sections and clocks of real drives, but
          not their questions, so it can’t tell whether you’d pass one.
        </Trans>
      </p>
    </Card>
  );
}

function Topics({ topics }: Pick<Mock, 'topics'>) {
  const { t, i18n } = useLingui();
  if (topics.length === 0) return null;
  return (
    <section aria-labelledby="topics" className="flex flex-col gap-3">
      <h2 id="topics" className="text-20">
        <Trans>By topic</Trans>
      </h2>
      <p className="text-14 text-muted">
        <Trans>Of the questions you answered. Choose a topic to practise.</Trans>
      </p>
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {topics.map(({ topic, right, of }) => {
          const name = labelOf(TOPIC_NAMES, topic, i18n.locale as Language);
          return (
            <li key={topic} className="flex flex-col gap-1">
              <span className="flex justify-between gap-4">
                <Link look="title" to={practicePath({ subject: subjectOf(topic), topic })}>
                  {name}
                </Link>
                <span className="text-muted tabular-nums">
                  {right}/{of}
                </span>
              </span>
              <Progress label={t`Correct: ${name}`} share={right / of} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
