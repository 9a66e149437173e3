import { Trans, useLingui } from '@lingui/react/macro';
import type { QuizResult } from '@preproom/models/contract/assessments/quizResult';
import { SUBJECT_NAMES } from '@preproom/models/contract/assessments/quizSubjects';
import { MIN_ANSWERS, type Quiz } from '@preproom/models/contract/assessments/quizzes';
import { TOPIC_NAMES } from '@preproom/models/contract/assessments/topicNames';
import { labelOf } from '@preproom/models/contract/catalogues/label';
import type { Language } from '@preproom/models/contract/http/language';
import { BAND_NAMES } from '../../../../lib/texts/quizBands.ts';
import { hasTopicPractice, practicePath } from '../../../../shared/assessments/practice/practicePath.ts';
import { TopicLinks } from '../../../../shared/assessments/practice/TopicLinks.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { ButtonLink, Link } from '../../../../ui/Link.tsx';
import { BAND_MEANINGS } from '../bandTexts.ts';
import { AnswerList } from './AnswerList.tsx';
import { BandLadder } from './BandLadder.tsx';

/** Band, topics to look at, every answer explained, and what to do next. */
export function QuizResultView({ quiz }: { quiz: Quiz }) {
  return (
    <div className="flex flex-col gap-6">
      {quiz.result ? <Result result={quiz.result} /> : <TooFew />}
      {quiz.answered.length > 0 && <AnswerList answered={quiz.answered} />}
      <Next quiz={quiz} />
    </div>
  );
}

function Result({ result }: { result: QuizResult }) {
  const { t } = useLingui();
  const { answered, right, weakTopics, band } = result;
  const name = t(BAND_NAMES[band]);
  return (
    <Card as="section" labelledBy="band" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <p className="text-14 text-muted">
          <Trans>Your level</Trans>
        </p>
        <h2 id="band" className="text-30 sm:text-38">
          {name}
        </h2>
        <p className="max-w-prose">{t(BAND_MEANINGS[band])}</p>
      </div>
      <BandLadder result={result} />
      <p className="max-w-prose text-14 text-muted">
        <Trans>
          {right} of {answered} correct. Questions adapted to your answers, so look at your level, not the
          count. Difficulty is our estimate.
        </Trans>
      </p>
      {weakTopics.length > 0 && <WeakTopics subject={result.subject} weakTopics={weakTopics} />}
    </Card>
  );
}

type WeakTopicsProps = Pick<QuizResult, 'subject' | 'weakTopics'>;

/** Each topic leads to its own practice, or all to that of a subject which is practised as a whole. */
function WeakTopics({ subject, weakTopics }: WeakTopicsProps) {
  return (
    <div className="flex flex-col items-start gap-2">
      <h3 className="text-16">
        <Trans>Topics to work on</Trans>
      </h3>
      {hasTopicPractice(subject) ? (
        <TopicLinks topics={weakTopics.map((topic) => ({ subject, topic }))} />
      ) : (
        <WholeSubject subject={subject} weakTopics={weakTopics} />
      )}
    </div>
  );
}

function WholeSubject({ subject, weakTopics }: WeakTopicsProps) {
  const { i18n } = useLingui();
  const language = i18n.locale as Language;
  const name = labelOf(SUBJECT_NAMES, subject, language);
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {weakTopics.map((topic) => (
          <li key={topic} className="rounded-full border border-line px-3 py-1 text-14">
            {labelOf(TOPIC_NAMES, topic, language)}
          </li>
        ))}
      </ul>
      <Link to={practicePath({ subject, topic: null })}>
        <Trans>Practice: {name}</Trans>
      </Link>
    </>
  );
}

function TooFew() {
  return (
    <Card>
      <p>
        <Trans>Answer at least {MIN_ANSWERS} questions to get a level.</Trans>
      </p>
    </Card>
  );
}

function Next({ quiz }: { quiz: Quiz }) {
  const hasMissed = quiz.answered.some(({ outcome }) => outcome !== 'right');
  return (
    <div className="flex flex-col items-start gap-3">
      {hasMissed && (
        <p className="max-w-prose text-muted">
          <Trans>
            From tomorrow, you’ll review the questions you missed, at longer and longer intervals.
          </Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/assessments/technical">
          <Trans>All quizzes</Trans>
        </ButtonLink>
        <ButtonLink tone="quiet" to="/assessments">
          <Trans>Your assessments</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
