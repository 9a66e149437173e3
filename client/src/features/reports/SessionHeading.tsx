import { Trans } from '@lingui/react/macro';
import { useSessionName } from '../../lib/texts/roundText.ts';
import { useWhen } from '../../lib/texts/when.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import type { ShownAfterCall } from './api.ts';

/** The page's title and the session it is about. */
export function SessionHeading({ title, afterCall }: { title: string; afterCall: ShownAfterCall }) {
  const sessionName = useSessionName();
  const when = useWhen();
  return (
    <div className="flex flex-col gap-2">
      <PageHeading title={title} />
      <p className="text-muted">
        <Trans>
          {sessionName(afterCall)} with {afterCall.other.Name}
        </Trans>
        {' · '}
        <time dateTime={afterCall.startsAt}>
          {when.day(afterCall.startsAt)}, {when.time(afterCall.startsAt)}
        </time>
      </p>
    </div>
  );
}
