import { Plural, Trans } from '@lingui/react/macro';
import type { Entry } from '../../../../../resume/fields/entry.ts';
import { timelineOf } from '../../../../../resume/fields/tenure.ts';
import { useDateText } from './dateText.ts';
import { useTenureText } from './tenureText.ts';

/** How long all jobs were, and months without an entry, as facts: they have no points. Nothing, if there are none. */
export function TimeFacts({ entries, now }: { entries: readonly Entry[]; now: Date }) {
  const dateText = useDateText();
  const tenureText = useTenureText();
  const { jobs, uncounted, gaps } = timelineOf(entries, now);
  if (!jobs && gaps.length === 0 && uncounted === 0) return null;
  const total = jobs && tenureText(jobs);
  return (
    <li className="flex flex-col gap-1 py-3 text-14">
      <h4 className="font-medium tracking-normal text-muted">
        <Trans>Time, from the dates</Trans>
      </h4>
      {total && (
        <p>
          <Trans>All jobs: {total}</Trans>
        </p>
      )}
      {uncounted > 0 && (
        <p className="text-muted">
          <Plural
            value={uncounted}
            one="# job has no clear dates, so we can’t give a total."
            other="# jobs have no clear dates, so we can’t give a total."
          />
        </p>
      )}
      {gaps.map(({ after, before }) => (
        <Gap key={`${after} ${before}`} after={dateText(after)} before={dateText(before)} />
      ))}
      <p className="text-muted">
        {gaps.length > 0 ? (
          <Trans>Breaks are common. You don’t have to explain them, and they don’t change your score.</Trans>
        ) : (
          <Trans>These are facts, with no points for or against.</Trans>
        )}
      </p>
    </li>
  );
}

function Gap({ after, before }: { after: string; before: string }) {
  return (
    <p>
      <Trans>
        No dated entry between {after} and {before}
      </Trans>
    </p>
  );
}
