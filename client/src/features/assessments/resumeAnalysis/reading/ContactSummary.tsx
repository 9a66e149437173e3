import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CONTACT_NAMES } from '../texts/contactTexts.ts';
import type { ReadField } from './readFields.ts';

/** Name, address and number as they were read, and what was not found. */
export function ContactSummary({ fields }: { fields: readonly ReadField[] }) {
  const { t } = useLingui();
  const valuesOf = (wanted: ReadField['id']) => fields.find(({ id }) => id === wanted)?.values ?? [];
  const [name] = valuesOf('name');
  const links = valuesOf('links').length;
  const missing = fields.filter(({ values }) => values.length === 0).map(({ id }) => t(CONTACT_NAMES[id]));
  return (
    <>
      {name && (
        <p dir="auto" className="text-16 font-medium text-ink wrap-anywhere">
          {name}
        </p>
      )}
      {[...valuesOf('email').slice(0, 1), ...valuesOf('phone').slice(0, 1)].map((value) => (
        <p key={value} dir="ltr" className="truncate">
          {value}
        </p>
      ))}
      {links > 0 && (
        <p>
          <Plural value={links} one="# link" other="# links" />
        </p>
      )}
      {missing.length > 0 && (
        <p className="text-amber">
          <Trans>Not found: {missing.join(', ')}</Trans>
        </p>
      )}
    </>
  );
}
