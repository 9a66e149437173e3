import { Trans, useLingui } from '@lingui/react/macro';
import type { Attempt } from '@preproom/models/contract/assessments/attempts';
import { useAttemptTexts } from '../../../shared/assessments/attemptTexts.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Link } from '../../../ui/Link.tsx';
import { When } from '../../../ui/When.tsx';
import { DeleteAttempt } from './DeleteAttempt.tsx';

/** What was taken, when, what it came to, and the way to its report. */
export function AttemptRow({ attempt }: { attempt: Attempt }) {
  const { t } = useLingui();
  const { name, result, path } = useAttemptTexts(attempt);
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
          {result && ` · ${result}`}
        </p>
      </div>
      <DeleteAttempt attempt={attempt} label={t`Delete: ${name}`} />
    </li>
  );
}
