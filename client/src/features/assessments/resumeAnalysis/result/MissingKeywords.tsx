import { Trans } from '@lingui/react/macro';
import { Minus } from 'lucide-react';
import type { Evidence } from '../../../../resume/rubric/check.ts';
import type { Placement } from '../../../../resume/targets/placement.ts';

/** Keywords that were not found, most wanted first, by where they could go. Nobody is told to write what is not so. */
export function MissingKeywords({ missing }: { missing: readonly Evidence[] }) {
  const groups = [...Map.groupBy(missing, ({ placement }) => placement?.entry ?? '')];
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-1">
        <p className="font-medium">
          <Trans>Not found in your resume</Trans>
        </p>
        <p className="text-muted">
          <Trans>In the bullet, say what you did with it.</Trans>
        </p>
      </div>
      <ul className="flex flex-col gap-4">
        {groups.map(([entry, keywords]) => (
          <li key={entry} className="flex flex-col gap-2">
            <Where placement={keywords[0]?.placement} />
            <ul className="flex flex-wrap gap-2">
              {keywords.map(({ about }) => (
                <li
                  key={about}
                  className="flex min-w-0 items-center gap-1 rounded-full border border-line-strong px-3 py-1 wrap-anywhere"
                >
                  <Minus aria-hidden className="size-4 shrink-0 text-amber" />
                  {about}
                </li>
              ))}
            </ul>
            <Shared words={keywords.flatMap(({ placement }) => placement?.shared ?? [])} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Where({ placement }: { placement: Placement | undefined }) {
  if (!placement) return null;
  const { skills, entry } = placement;
  const named = (
    <span dir="auto" className="font-medium text-ink wrap-anywhere">
      {entry}
    </span>
  );
  return (
    <p className="wrap-anywhere">
      {skills && entry && (
        <Trans>
          If you have these skills, add them to “{skills}” and to a bullet of {named}:
        </Trans>
      )}
      {!skills && entry && (
        <Trans>
          If you have these skills, add them to a new “Skills” section and to a bullet of {named}:
        </Trans>
      )}
      {skills && !entry && <Trans>If you have these skills, add them to “{skills}”:</Trans>}
      {!skills && !entry && <Trans>If you have these skills, add them to a new “Skills” section:</Trans>}
    </p>
  );
}

/** Why the entry fits. */
function Shared({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  const list = [...new Set(words.map((word) => word.toLowerCase()))].slice(0, MAX_SHARED).join(', ');
  return (
    <p className="text-muted">
      <Trans>Chosen because this entry and the job both mention: {list}</Trans>
    </p>
  );
}

/** More words explain no more. */
const MAX_SHARED = 6;
