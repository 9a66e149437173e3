import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Section } from '../../../../resume/fields/sections.ts';
import { SECTION_TEXTS } from '../texts/sectionTexts.ts';

/** Which kinds of sections were recognised, and how many; headings that systems may not know stand as they are written. */
export function SectionsSummary({ sections }: { sections: readonly Section[] }) {
  const { t } = useLingui();
  if (sections.length === 0)
    return (
      <p>
        <Trans>We didn’t recognise any headings.</Trans>
      </p>
    );
  const known = sections.flatMap(({ kind }) => (kind === 'other' || kind === 'top' ? [] : [kind]));
  const names = [...new Set(known)].map((kind) => t(SECTION_TEXTS[kind]));
  const unknown = sections.flatMap(({ kind, heading }) =>
    kind === 'other' && heading ? [heading.text] : [],
  );
  return (
    <>
      {names.length > 0 && (
        <p>
          <Plural value={names.length} one="# section" other="# sections" />
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
