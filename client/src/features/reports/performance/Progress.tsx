import { Plural, Trans } from '@lingui/react/macro';
import type { Performance } from '@preproom/models/contract/reports/performance';
import { compareWithFirst, ratedSessions } from '@preproom/models/contract/reports/progress';
import type { ReactNode } from 'react';
import { NextStepCard } from '../NextStepCard.tsx';
import { Areas } from './sections/Areas.tsx';
import { Comments } from './sections/Comments.tsx';
import { ExpressionSection } from './sections/ExpressionSection.tsx';
import { GroupsSection } from './sections/GroupsSection.tsx';
import { NoRatings } from './sections/NoRatings.tsx';
import { Overall } from './sections/Overall.tsx';
import { SinceFirst } from './sections/SinceFirst.tsx';
import { SpeechSection } from './sections/SpeechSection.tsx';

interface ProgressProps {
  performance: Performance;
  /** What the expression percentages mean. */
  disclaimer: ReactNode;
}

/** The page's content, from none to many sessions: what needs more of them than there are is left out or says so. */
export function Progress({ performance: { sessions, omitted }, disclaimer }: ProgressProps) {
  const rated = ratedSessions(sessions);
  const read = sessions.filter(({ expression }) => expression !== null);
  const heard = sessions.filter(({ speech }) => speech !== null);
  const latest = rated.at(-1);
  const comparison = compareWithFirst(rated);
  return (
    <>
      {latest ? <Overall rated={rated} latest={latest} /> : <NoRatings hasSessions={sessions.length > 0} />}
      <NextStepCard />
      {omitted > 0 && (
        <p className="text-14 text-muted">
          <Plural
            value={omitted}
            one="# session between your first and your latest isn’t shown."
            other="# sessions between your first and your latest aren’t shown."
          />
        </p>
      )}
      {latest && <Areas rated={rated} />}
      {comparison && <SinceFirst comparison={comparison} />}
      {latest && <GroupsSection rated={rated} />}
      {latest && <Comments rated={rated} />}
      {heard.length > 0 && <SpeechSection sessions={heard} />}
      {read.length > 0 && <ExpressionSection sessions={read}>{disclaimer}</ExpressionSection>}
      {latest && (
        <p className="text-14 text-muted">
          <Trans>
            Each rating is one mentor’s view of one interview. Half a star either way can be chance.
          </Trans>
        </p>
      )}
    </>
  );
}
