import { Trans } from '@lingui/react/macro';
import type { WaitingEarning } from '@preproom/models/contract/mentors/earnings';
import { afterCallPath } from '../../../lib/sessionPaths.ts';
import { useAmountTexts } from '../../../lib/texts/amountText.ts';
import { useSessionName } from '../../../lib/texts/roundText.ts';
import { Card } from '../../../ui/Card.tsx';
import { ButtonLink } from '../../../ui/Link.tsx';
import { When } from '../../../ui/When.tsx';

/** Sessions that earn once their feedback is sent, and until when that is. */
export function Waiting({ sessions }: { sessions: readonly WaitingEarning[] }) {
  const { rupeesText } = useAmountTexts();
  const sessionName = useSessionName();
  return (
    <Card as="section" labelledBy="waiting" className="flex flex-col gap-2">
      <h2 id="waiting" className="text-20">
        <Trans>Waiting for your feedback</Trans>
      </h2>
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <li
            key={session.roomid}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
          >
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-medium">
                {sessionName(session)} · {rupeesText(session.paise / 100)}
              </p>
              <p className="text-14 text-muted">
                <Trans>
                  Send it by <When instant={session.feedbackDueAt} />
                </Trans>
              </p>
            </div>
            <ButtonLink to={afterCallPath(session.roomid)} tone="quiet" size="small">
              <Trans>Write feedback</Trans>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
