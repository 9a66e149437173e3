import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Section } from '../../../../resume/fields/sections.ts';
import { SECTION_TEXTS } from '../texts/sectionTexts.ts';

/** How many sections were recognised, of which kinds and how often; headings that systems may not know stand as they are written. */
export function SectionsSummary({ sections }: { sections: readonly Section[] }) {
  const { t, i18n } = useLingui();
  if (sections.length === 0)
    return (
      <p>
        <Trans>We didn’t recognise any headings.</Trans>
      </p>
    );
  const known = sections.flatMap(({ kind }) => (kind === 'other' || kind === 'top' ? [] : [kind]));
  const names = [...Map.groupBy(known, (kind) => kind)].map(([kind, { length }]) => {
    const name = t(SECTION_TEXTS[kind]);
    return length === 1 ? name : `${name} (${i18n.number(length)})`;
  });
  const unknown = sections.flatMap(({ kind, heading }) =>
    kind === 'other' && heading ? [heading.text] : [],
  );
  return (
    <>
      {known.length > 0 && (
        <p>
          <Plural value={known.length} one="# section" other="# sections" />
          {`: ${names.join(', ')}`}
        </p>
      )}
      {unknown.length > 0 && (
        <p className="wrap-anywhere">
          <Trans>Not recognised: {unknown.join(', ')}</Trans>
        </p>
      )}
    </>
  );
}
