import { Trans } from '@lingui/react/macro';
import { usePageSettings } from '../../../lib/page/pageSettings.ts';

/** Who sells the programs, as the Consumer Protection (E-Commerce) Rules 2020 (rule 4) want it on the site; nothing until it is set. */
export function Seller() {
  const { brandName, seller } = usePageSettings();
  if (!seller) return null;
  const { name, address, phone } = seller;
  return (
    <section aria-labelledby="seller" className="flex flex-col gap-2">
      <h2 id="seller" className="text-20">
        <Trans>The company behind {brandName}</Trans>
      </h2>
      <p className="wrap-anywhere">
        <strong className="block font-medium">{name}</strong>
        {address && <span className="block text-muted">{address}</span>}
        {phone && (
          <a
            href={`tel:${phone.replace(/[^+\d]/g, '')}`}
            className="text-peacock underline underline-offset-4"
          >
            {phone}
          </a>
        )}
      </p>
    </section>
  );
}
