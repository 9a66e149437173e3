import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { buttonLook } from '../../ui/buttonLook.ts';
import { Card } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

/** Two addresses of this machine are two sites to the browser, so that it can be logged in as two people at once. */
const HOSTS = { learner: 'localhost', mentor: '127.0.0.1' } as const;

export function DemoPage() {
  const { t } = useLingui();
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-8 px-4 py-8 sm:px-6 sm:py-16">
      <div className="flex flex-col gap-3">
        <PageHeading title={t`Try the room`} />
        <p className="max-w-prose text-18 text-muted">
          <Trans>
            Open both doors below: each is a new tab, logged in as a demo person, and both lead into one
            session that starts now. Join in both tabs and you see and hear yourself as two people.
          </Trans>
        </p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Door
          person="learner"
          title={<Trans>Learner</Trans>}
          action={<Trans>Enter as learner</Trans>}
          text={
            <Trans>
              Agree to expression reading in the lobby, smile, frown, look away. Afterwards read your report.
            </Trans>
          }
        />
        <Door
          person="mentor"
          title={<Trans>Mentor</Trans>}
          action={<Trans>Enter as mentor</Trans>}
          text={
            <Trans>
              Share your screen, write in the chat, reload the page. Then end the interview and rate it.
            </Trans>
          }
        />
      </div>
      <p className="max-w-prose text-14 text-muted">
        <Trans>
          Wear headphones or mute one tab, or the two will hear each other. One person uses localhost and the
          other 127.0.0.1, so this works on the machine that runs the product.
        </Trans>
      </p>
      <p className="max-w-prose">
        <Trans>
          What the team does stands in{' '}
          <Link to="/demo/enter/admin" reloadDocument>
            the pages of the demo admin
          </Link>
          .
        </Trans>
      </p>
      <p className="max-w-prose">
        <Trans>
          Codes and other mails are not sent from here: read them in the <Link to="/demo/outbox">outbox</Link>
          .
        </Trans>
      </p>
    </div>
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
        className={buttonLook('now', 'large', 'mt-2 w-full')}
      >
        {action}
      </a>
    </Card>
  );
}
