import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isCareerBreak } from '../../../../../resume/fields/careerBreak.ts';
import type { Entry } from '../../../../../resume/fields/entry.ts';
import { entryName } from '../../../../../resume/targets/placement.ts';
import { SECTION_TEXTS } from '../../texts/sectionTexts.ts';
import { useDateText } from './dateText.ts';

/** So many entries are named while the list is closed, where the screen has room for them. */
const NAMED = 4;

/** How many entries of each kind were read, the first ones by name, and how many jobs and degrees have no dates. */
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
  const more = entries.length - NAMED;
  const undated = entries.filter(
    ({ kind, from, to }) => (kind === 'experience' || kind === 'education') && from === null && to === null,
  ).length;
  return (
    <>
      <p>{kinds.map(([name, { length }]) => `${name}: ${i18n.number(length)}`).join(' · ')}</p>
      <div className="hidden flex-col gap-0.5 pt-1 sm:flex sm:group-open:hidden">
        {entries.slice(0, NAMED).map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be alike, and their order is that of the page
          <EntryInShort key={index} entry={entry} />
        ))}
        {more > 0 && (
          <p>
            <Plural value={more} one="and # more" other="and # more" />
          </p>
        )}
      </div>
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

/** "Clerk, Nimbus Bank · Jan 2020 – Present": what to compare with the page at a glance. */
function EntryInShort({ entry }: { entry: Entry }) {
  const dateText = useDateText();
  const { from, to } = entry;
  const dates = [from, to].flatMap((date) => (date === null ? [] : [dateText(date)])).join(' – ');
  const words = [entryName(entry), dates].filter((part) => part !== '').join(' · ');
  if (words === '') return null;
  return (
    <p dir="auto" className="text-ink wrap-anywhere">
      {words}
    </p>
  );
}
