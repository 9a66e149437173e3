import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useStore } from '../../../lib/store.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { buttonStyle } from '../../../ui/buttonStyle.ts';
import { Card } from '../../../ui/Card.tsx';
import { Link } from '../../../ui/Link.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';

/** `localhost` and `127.0.0.1` have separate cookies, so one browser can be logged in as two people. */
const HOSTS = { learner: 'localhost', mentor: '127.0.0.1' } as const;
const DEMO_EMAIL = /\.demo@preproom\.example$/;

export function DemoPage() {
  const { t } = useLingui();
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-8 px-4 py-8 sm:px-6 sm:py-16">
      <div className="flex flex-col gap-3">
        <PageHeading title={t`Try the room`} />
        <p className="max-w-prose text-18 text-muted">
          <Trans>
            Open both links below. Each opens a new tab, logged in as a demo user, in the same session. Join
            in both tabs to see and hear yourself on both sides.
          </Trans>
        </p>
      </div>
      <OwnLogin />
      <div className="grid gap-4 sm:grid-cols-2">
        <Door
          person="learner"
          title={<Trans>Learner</Trans>}
          action={<Trans>Open as learner</Trans>}
          text={
            <Trans>
              Turn on expression reading in the lobby, then smile, frown and look away. Check your report
              afterwards.
            </Trans>
          }
        />
        <Door
          person="mentor"
          title={<Trans>Mentor</Trans>}
          action={<Trans>Open as mentor</Trans>}
          text={
            <Trans>
              Share your screen, write in the chat, reload the page. Then end the interview and rate it.
            </Trans>
          }
        />
      </div>
      <p className="max-w-prose text-14 text-muted">
        <Trans>
          Wear headphones or mute one tab to avoid echo. One tab uses localhost and the other 127.0.0.1, so
          this only works on the computer running the server.
        </Trans>
      </p>
      <p className="max-w-prose">
        <Trans>
          See the team’s side in the{' '}
          <Link to="/demo/enter/admin" reloadDocument>
            demo admin pages
          </Link>
          .
        </Trans>
      </p>
      <p className="max-w-prose">
        <Trans>
          Codes and other e-mails appear in the <Link to="/demo/outbox">outbox</Link>.
        </Trans>
      </p>
    </div>
  );
}

/** A demo account takes the place of the visitor's own login at this address. */
function OwnLogin() {
  const user = useStore((state) => state.user);
  if (!user || DEMO_EMAIL.test(user.Email)) return null;
  return (
    <Banner tone="info" className="max-w-prose">
      <Trans>
        You’re logged in as {user.Name}. Opening a demo account logs you out of yours in this browser.
      </Trans>
    </Banner>
  );
}

interface DoorProps {
  person: keyof typeof HOSTS;
  title: ReactNode;
  text: ReactNode;
  action: ReactNode;
}

function Door({ person, title, text, action }: DoorProps) {
  const { protocol, port } = window.location;
  const origin = `${protocol}//${HOSTS[person]}${port && `:${port}`}`;
  return (
    <Card as="section" className="flex flex-col items-start gap-3">
      <h2 className="text-24">{title}</h2>
      <p className="flex-1 text-muted">{text}</p>
      <a
        href={`${origin}/demo/enter/${person}`}
        target="_blank"
        rel="noreferrer"
        className={buttonStyle('now', 'large', 'mt-2 w-full')}
      >
        {action}
      </a>
    </Card>
  );
}
