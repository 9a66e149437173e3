import { Trans } from '@lingui/react/macro';
import { usePageSettings } from '../../../lib/page/pageSettings.ts';
import { Card } from '../../../ui/Card.tsx';
import { Link } from '../../../ui/Link.tsx';

/** The officer that the IT Rules 2021 (rule 3, as amended in February 2026) and the DPDP Act 2023 require, with the response times of the rules. */
export function GrievanceOfficer() {
  const { officer, email } = usePageSettings().contact.grievance;
  return (
    <Card as="section" labelledBy="grievance" className="flex flex-col gap-3">
      <h2 id="grievance" className="text-20">
        <Trans>Grievance officer</Trans>
      </h2>
      <p>
        <strong className="block font-medium">{officer}</strong>
        <a href={`mailto:${email}`} className="wrap-anywhere text-peacock underline underline-offset-4">
          {email}
        </a>
      </p>
      <p className="text-14 text-muted">
        <Trans>
          For complaints about content, conduct or your personal data. We’ll confirm we’ve received it within
          24 hours and decide within 7 days. For your rights, see the{' '}
          <Link to="/Privacypolicy">privacy policy</Link>.
        </Trans>
      </p>
    </Card>
  );
}
