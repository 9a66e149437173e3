import { Trans, useLingui } from '@lingui/react/macro';
import { HOLD_DAYS, REFERRAL_DAYS } from '@preproom/models/contract/payments/attribution';
import { ownHome } from '../../../lib/ownHome.ts';
import { PageHead } from '../../../lib/page/PageHead.tsx';
import { usePageSettings } from '../../../lib/page/pageSettings.ts';
import { useStore } from '../../../lib/store.ts';
import { Card } from '../../../ui/Card.tsx';
import { Container } from '../../../ui/Container.tsx';
import { ButtonLink, Link } from '../../../ui/Link.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { AffiliateForm } from './AffiliateForm.tsx';

/** What affiliates do and get, and the sign-up form. */
export function BecomeAffiliatePage() {
  const { t } = useLingui();
  const { brandName } = usePageSettings();
  const user = useStore((state) => state.user);
  return (
    <Container className="grid items-start gap-10 py-12 sm:py-16 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-16">
      <PageHead
        title={t`Become an affiliate`}
        description={t`Share your own link with people preparing for interviews, and earn commission on what they buy.`}
      />
      <div className="flex flex-col gap-8">
        <div className="flex max-w-2xl flex-col gap-3">
          <PageHeading className="text-38 sm:text-48">
            <Trans>Scale your business with {brandName}</Trans>
          </PageHeading>
          <p className="text-18 text-muted sm:text-20">
            <Trans>
              Do you train, teach or advise job seekers? Invite them to mock interviews with your own link,
              and earn a share of what they pay.
            </Trans>
          </p>
        </div>
        <Steps />
      </div>
      <Card as="section" labelledBy="sign-up">
        <h2 id="sign-up" className="mb-4 text-20">
          <Trans>Create your account</Trans>
        </h2>
        {user ? <LoggedIn email={user.Email} home={ownHome(user.role)} /> : <AffiliateForm />}
      </Card>
    </Container>
  );
}

function Steps() {
  return (
    <>
      <ol className="flex max-w-2xl list-decimal flex-col gap-3 ps-6 text-18 marker:text-peacock">
        <li>
          <Trans>Sign up and get your link right away.</Trans>
        </li>
        <li>
          <Trans>Confirm your e-mail with the code we send you.</Trans>
        </li>
        <li>
          <Trans>
            Share the link. Your dashboard shows visitors, sign-ups, orders and commission, never names.
          </Trans>
        </li>
      </ol>
      <p className="max-w-2xl border-t border-line pt-6 text-muted">
        <Trans>
          Orders count for {REFERRAL_DAYS} days after your link was opened. Commission is on hold for{' '}
          {HOLD_DAYS} days, and you get a statement each month. Your dashboard shows the current rate.
        </Trans>
      </p>
    </>
  );
}

/** Each e-mail address has one account with one role, so a second role needs another address. */
function LoggedIn({ email, home }: { email: string; home: string }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-muted">
        <Trans>
          You’re logged in as <strong className="wrap-anywhere">{email}</strong>. Affiliates need a separate
          account with a different e-mail. Log out first to create one.
        </Trans>
      </p>
      <ButtonLink to={home}>
        <Trans>Go to dashboard</Trans>
      </ButtonLink>
      <Link to="/contactus" className="text-14">
        <Trans>Contact us</Trans>
      </Link>
    </div>
  );
}
