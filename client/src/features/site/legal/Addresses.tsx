import { usePageSettings } from '../../../lib/page/pageSettings.ts';

/** The team's e-mail address as a link. */
export function TeamAddress() {
  const { contact } = usePageSettings();
  return <MailLink address={contact.email} />;
}

/** The grievance officer's name and e-mail address. */
export function Officer() {
  const { officer, email } = usePageSettings().contact.grievance;
  return (
    <>
      {officer}, <MailLink address={email} />
    </>
  );
}

/** Who sells the programs; nothing until it is set. */
export function SellerSentence() {
  const { brandName, seller } = usePageSettings();
  if (!seller) return null;
  const details = [seller.name, seller.address, seller.phone].filter(Boolean).join(', ');
  return (
    <>
      {brandName} is run by {details}.
    </>
  );
}

function MailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className="wrap-anywhere">
      {address}
    </a>
  );
}
