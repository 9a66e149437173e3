import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isCareerBreak } from '../../../../../resume/fields/careerBreak.ts';
import type { Entry } from '../../../../../resume/fields/entry.ts';
import { SECTION_TEXTS } from '../../texts/sectionTexts.ts';

/** How many entries of each kind were read, and how many jobs and degrees have no dates. */
export function EntriesSummary({ entries }: { entries: readonly Entry[] }) {
  const { t, i18n } = useLingui();
  if (entries.length === 0)
    return (
      <p>
        <Trans>We didn’t find any.</Trans>
      </p>
    );
  // Named as their rows are.
  const nameOf = (entry: Entry) => (isCareerBreak(entry) ? t`Career break` : t(SECTION_TEXTS[entry.kind]));
  const kinds = [...Map.groupBy(entries, nameOf)];
  const undated = entries.filter(
    ({ kind, from, to }) => (kind === 'experience' || kind === 'education') && from === null && to === null,
  ).length;
  return (
    <>
      <p>{kinds.map(([name, { length }]) => `${name}: ${i18n.number(length)}`).join(' · ')}</p>
      {undated > 0 && (
        <p className="text-amber">
          <Plural
            value={undated}
            one="# job or degree without dates"
            other="# jobs or degrees without dates"
          />
        </p>
      )}
    </>
  );
}
