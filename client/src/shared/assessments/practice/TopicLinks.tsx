import { useLingui } from '@lingui/react/macro';
import type { QuizSubject } from '@preproom/models/contract/assessments/quizSubjects';
import { TOPIC_NAMES } from '@preproom/models/contract/assessments/topicNames';
import { labelOf } from '@preproom/models/contract/catalogues/label';
import type { Language } from '@preproom/models/contract/http/language';
import { Link } from '../../../ui/Link.tsx';
import { practicePath } from './practicePath.ts';

export interface TopicLinksProps {
  topics: readonly { subject: QuizSubject; topic: string }[];
}

/** Each topic as a link to its own practice. Their subjects must be practised by topic. */
export function TopicLinks({ topics }: TopicLinksProps) {
  const { i18n } = useLingui();
  return (
    <ul className="flex flex-wrap gap-2">
      {topics.map((scope) => (
        <li key={practicePath(scope)}>
          <Link
            look="title"
            to={practicePath(scope)}
            className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 py-1 text-14 hover:border-ink"
          >
            {labelOf(TOPIC_NAMES, scope.topic, i18n.locale as Language)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
