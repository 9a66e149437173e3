import { Trans, useLingui } from '@lingui/react/macro';
import type { Attempt } from '@preproom/models/contract/assessments/attempts';
import { resumeScore, scorePercent } from '@preproom/models/contract/assessments/resumeRubric';
import { useQuery } from '@tanstack/react-query';
import { useStore } from '../../../lib/store.ts';
import { useAttemptTexts } from '../../../shared/assessments/attemptTexts.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Link } from '../../../ui/Link.tsx';
import { When } from '../../../ui/When.tsx';
import { keptQuery } from '../resumeAnalysis/kept/keptQuery.ts';
import type { KeptResult } from '../resumeAnalysis/kept/keptResult.ts';
import { DeleteAttempt } from './DeleteAttempt.tsx';

/** What was taken, when, what it came to, and the way to its report. */
export function AttemptRow({ attempt }: { attempt: Attempt }) {
  const { t } = useLingui();
  const { name, result, path } = useAttemptTexts(attempt);
  const kept = useKeptResume(attempt);
  const percent = kept?.percent;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <Link to={path}>{name}</Link>
          {attempt.status === 'open' && (
            <Badge tone="now">
              <Trans>In progress</Trans>
            </Badge>
          )}
        </p>
        <p className="text-14 text-muted">
          <When instant={attempt.startedAt} show="date" />
          {kept && (
            <>
              {' · '}
              <span dir="auto" className="wrap-anywhere">
                {kept.fileName}
              </span>
            </>
          )}
          {kept && isOtherScore(attempt, kept) ? (
            <>
              {' · '}
              <Trans>{percent}% with your corrections</Trans>
            </>
          ) : (
            result && ` · ${result}`
          )}
        </p>
      </div>
      <DeleteAttempt attempt={attempt} label={t`Delete: ${name}`} />
    </li>
  );
}

/** What this device keeps of a resume's analysis: the account has neither its file's name nor its corrections. */
function useKeptResume({ _id, kind }: Attempt): KeptResult | undefined {
  const userId = useStore(({ user }) => user?._id ?? '');
  const { data } = useQuery({ ...keptQuery(userId), enabled: kind === 'resume' });
  return data?.find(({ attemptId }) => attemptId === _id);
}

/** Corrections have changed the score since its points were saved. */
function isOtherScore({ result }: Attempt, { percent }: KeptResult): boolean {
  return result?.kind === 'resume' && scorePercent(resumeScore(result.points, result.notJudged)) !== percent;
}
