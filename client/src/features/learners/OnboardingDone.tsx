import { Trans, useLingui } from '@lingui/react/macro';
import { ownPath } from '@preproom/models/contract/http/ownPath';
import { CircleCheck } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

/** Shown once the profile is complete: what to do next. */
export function OnboardingDone() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const returnTo = ownPath(search.get('next') ?? '');
  const { refreshUser, showError } = useStore.getState();
  const hasPack = useStore((state) => state.ActivePack !== null || state.enrolments.length > 0);
  const name = useStore((state) => state.user?.Name.split(' ')[0] ?? '');
  const goOn = () => {
    // Reloaded only when leaving, because the guard redirects learners with a complete profile.
    refreshUser().catch(showError);
    void navigate(returnTo ?? '/dashboard');
  };
  return (
    <Card className="flex flex-col items-start gap-5">
      <CircleCheck aria-hidden className="size-12 text-leaf" />
      <PageHeading key="done" title={t`You’re all set, ${name}`} />
      <p className="text-muted">
        <Trans>
          Your profile is complete. Your mentors see your name, photo, goal, education, skills and resume, but
          never your phone number or e-mail.
        </Trans>
      </p>
      <ul className="flex list-disc flex-col gap-2 ps-5">
        {!hasPack && (
          <li>
            <Trans>
              <Link to="/programs">Browse programs</Link> to see what each one covers.
            </Trans>
          </li>
        )}
        <li>
          <Trans>
            <Link to="/account/student/profile">Add your resume</Link> so your mentor can ask about your work.
          </Trans>
        </li>
      </ul>
      <Button size="large" onClick={goOn}>
        {returnTo && returnTo !== '/dashboard' ? <Trans>Continue</Trans> : <Trans>Go to dashboard</Trans>}
      </Button>
    </Card>
  );
}
