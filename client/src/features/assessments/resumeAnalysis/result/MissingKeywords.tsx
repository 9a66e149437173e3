import { Trans } from '@lingui/react/macro';
import { Minus } from 'lucide-react';
import type { Evidence } from '../../../../resume/rubric/check.ts';
import type { Placement } from '../../../../resume/targets/placement.ts';

/** Keywords that were not found, most wanted first, with their place in this resume; those of one place together. Nobody is told to write what is not so. */
export function MissingKeywords({ missing }: { missing: readonly Evidence[] }) {
  const placed = missing.flatMap(({ about, placement: read }) => {
    const placement = read && sensible(read);
    return about && placement && (placement.entry || placement.beside) ? [{ about, placement }] : [];
  });
  const places = [...Map.groupBy(placed, ({ placement }) => placeKey(placement)).entries()];
  const others = missing.filter(({ about }) => !placed.some((one) => one.about === about));
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-1">
        <p className="font-medium">
          <Trans>Not found in your resume</Trans>
        </p>
        <p className="text-muted">
          <Trans>Add only what’s true for you. Interviewers ask about what you list.</Trans>
        </p>
      </div>
      {placed.length > 0 && (
        <ul className="flex flex-col gap-2">
          {places.map(([place, keywords]) => (
            <li key={place} className="flex gap-2">
              <Minus aria-hidden className="mt-0.5 size-4 shrink-0 text-amber" />
              <div className="min-w-0 wrap-anywhere">
                <p className="font-medium">{keywords.map(({ about }) => about).join(', ')}</p>
                {keywords[0] && <Where placement={keywords[0].placement} />}
              </div>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && <Nowhere keywords={others} isAll={placed.length === 0} />}
    </div>
  );
}

/** One shared word makes no job or project a place for a skill: "SQL" in the name of a database says nothing about spreadsheets. */
function sensible(placement: Placement): Placement {
  return placement.shared.length < LEAST_SHARED ? { ...placement, entry: null, shared: [] } : placement;
}

const placeKey = ({ entry, shared, beside }: Placement) => [entry, beside, ...shared].join('\n');

/** A bullet of an entry, the skills section, or both. */
function Where({ placement: { entry, shared, skills, beside } }: { placement: Placement }) {
  const named = (
    <span dir="auto" className="font-medium text-ink">
      {entry}
    </span>
  );
  const list = shared.slice(0, MAX_SHARED).join(', ');
  return (
    <div className="text-muted">
      {entry && (
        <p>
          <Trans>
            Used in {named}? Say how in a bullet there. That part already mentions {list}.
          </Trans>
        </p>
      )}
      {skills && beside && (
        <p>
          <Trans>
            If you can answer questions on this, list it under “{skills}”, next to {beside}.
          </Trans>
        </p>
      )}
    </div>
  );
}

/** Keywords that nothing in the resume is close to. */
function Nowhere({ keywords, isAll }: { keywords: readonly Evidence[]; isAll: boolean }) {
  const skills = keywords[0]?.placement?.skills;
  return (
    <div className="flex flex-col gap-2">
      <p>
        {isAll ? (
          <Trans>We found nothing close to these in your jobs, projects or skills.</Trans>
        ) : (
          <Trans>We found nothing close to the others in your jobs, projects or skills.</Trans>
        )}{' '}
        {skills ? (
          <Trans>If you can answer questions about one, list it under “{skills}”.</Trans>
        ) : (
          <Trans>If you can answer questions about one, list it in a new “Skills” section.</Trans>
        )}
      </p>
      <ul className="flex flex-wrap gap-2">
        {keywords.map(({ about }) => (
          <li key={about} className="min-w-0 rounded-full border border-line-strong px-3 py-1 wrap-anywhere">
            {about}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** More words explain no more, and fewer prove nothing. */
const MAX_SHARED = 3;
const LEAST_SHARED = 2;
