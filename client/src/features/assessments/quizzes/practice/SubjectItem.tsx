import { Trans, useLingui } from '@lingui/react/macro';
import { SUBJECT_NAMES } from '@preproom/models/contract/assessments/quizSubjects';
import { TOPIC_NAMES } from '@preproom/models/contract/assessments/topicNames';
import type { PracticeProgress, PracticeSubject } from '@preproom/models/contract/assessments/topicPractice';
import { labelOf } from '@preproom/models/contract/catalogues/label';
import type { Language } from '@preproom/models/contract/http/language';
import { practicePath } from '../../../../shared/assessments/practice/practicePath.ts';
import { AccordionItem } from '../../../../ui/Accordion.tsx';
import { Badge } from '../../../../ui/Badge.tsx';
import { Link } from '../../../../ui/Link.tsx';
import { Progress } from '../../../../ui/Progress.tsx';
import { topicGroups } from '../topicGroups.ts';

/** A subject that opens to its topics, or to the way into its questions where it has none. */
export function SubjectItem({ practice }: { practice: PracticeSubject }) {
  const { t, i18n } = useLingui();
  const language = i18n.locale as Language;
  const { subject, topics, isForBranch, answered } = practice;
  const name = labelOf(SUBJECT_NAMES, subject, language);
  return (
    <AccordionItem
      isOpen={isForBranch}
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {name}
          {isForBranch && (
            <Badge tone="info">
              <Trans>For your branch</Trans>
            </Badge>
          )}
          {answered > 0 && (
            <span className="text-14 font-normal text-muted">
              <Correct progress={practice} />
            </span>
          )}
        </span>
      }
    >
      {topics.length === 0 && (
        <ul className="text-ink">
          <TopicRow to={practicePath({ subject, topic: null })} name={name} progress={practice} />
        </ul>
      )}
      {topicGroups(topics).map((group) => (
        <div key={group.name?.id ?? ''} className="text-ink not-first:mt-5">
          {group.name && <h4 className="text-16">{t(group.name)}</h4>}
          <ul className="divide-y divide-line">
            {group.topics.map(({ topic, isBilingual, ...progress }) => (
              <TopicRow
                key={topic}
                to={practicePath({ subject, topic })}
                name={labelOf(TOPIC_NAMES, topic, language)}
                isEnglish={language !== 'en' && !isBilingual}
                progress={progress}
              />
            ))}
          </ul>
        </div>
      ))}
    </AccordionItem>
  );
}

interface TopicRowProps {
  to: string;
  name: string;
  /** The questions are in English, and the page is not. */
  isEnglish?: boolean;
  progress: PracticeProgress;
}

function TopicRow({ to, name, isEnglish = false, progress }: TopicRowProps) {
  const { t } = useLingui();
  const { answered, right, unaided } = progress;
  return (
    <li className="flex flex-col gap-1 py-3">
      <span className="flex flex-wrap items-baseline gap-x-3">
        <Link to={to}>{name}</Link>
        {isEnglish && (
          <span className="text-14 text-muted">
            <Trans>in English</Trans>
          </span>
        )}
      </span>
      {answered > 0 && (
        <>
          <span className="text-14 text-muted tabular-nums">
            <Correct progress={progress} />
            {unaided < right && (
              <>
                {' · '}
                <Trans>{unaided} without hints</Trans>
              </>
            )}
          </span>
          <Progress label={t`Correct: ${name}`} share={right / answered} />
        </>
      )}
    </li>
  );
}

function Correct({ progress: { right, answered } }: { progress: PracticeProgress }) {
  return (
    <Trans>
      {right} of {answered} correct
    </Trans>
  );
}
