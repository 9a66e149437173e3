import type { MailContext, MailFooter } from './content.ts';

/** The lines below every mail; `offAddress` where the recipient can turn this kind off. */
export function footerOf(
  { i18n, brand, origin, contact }: MailContext,
  offAddress: string | null,
): MailFooter {
  const lines = [`${brand} · ${origin}`, i18n.t('Questions? Write to {contact}.', { contact })];
  return offAddress
    ? { lines, off: { label: i18n.t('Turn off these e-mails'), href: offAddress } }
    : { lines };
}
