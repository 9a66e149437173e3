import { pageSettings } from '../../lib/page/pageSettings.ts';

/** The team's e-mail address as a link. */
export function TeamAddress() {
  return <MailLink address={pageSettings.contact.email} />;
}

/** The grievance officer with the address. */
export function Officer() {
  const { officer, email } = pageSettings.contact.grievance;
  return (
    <>
      {officer}, <MailLink address={email} />
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
