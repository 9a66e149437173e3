import { Trans, useLingui } from '@lingui/react/macro';
import { ownPath } from '@preproom/models/contract/ownPath';
import { CircleCheck } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

/** The profile is complete: what one can do now. */
export function OnboardingDone() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { refreshUser, showError } = useStore.getState();
  const name = useStore((state) => state.user?.Name.split(' ')[0] ?? '');
  const goOn = () => {
    // Only now, because a completed learner has no business on this page and would be led away from it.
    refreshUser().catch(showError);
    void navigate(ownPath(search.get('next') ?? '') ?? '/dashboard');
  };
  return (
    <Card className="flex flex-col items-start gap-5">
      <CircleCheck aria-hidden className="size-12 text-leaf" />
      <PageHeading key="done" title={t`You are ready, ${name}`} />
      <p className="text-muted">
        <Trans>
          Your profile is complete. A mentor who prepares an interview with you sees your name, photo, goal,
          education and resume, never your phone number or e-mail address.
        </Trans>
      </p>
      <ul className="flex list-disc flex-col gap-2 ps-5">
        <li>
          <Trans>
            <Link to="/programs">Choose a program</Link> when you want to practise with a mentor.
          </Trans>
        </li>
        <li>
          <Trans>
            <Link to="/account/student/profile">Add your resume</Link>, so that questions fit what you have
            done.
          </Trans>
        </li>
      </ul>
      <Button size="large" onClick={goOn}>
        <Trans>Go to your dashboard</Trans>
      </Button>
    </Card>
  );
}
