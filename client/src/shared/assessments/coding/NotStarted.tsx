import { Trans } from '@lingui/react/macro';
import type { RunnerError } from '../../../code/run/runnerError.ts';
import { Banner } from '../../../ui/Banner.tsx';

/** Why a program was not started, and what to do. */
export function NotStarted({ code }: { code: RunnerError['code'] }) {
  return (
    <Banner tone="error">
      <Reason code={code} />
    </Banner>
  );
}

function Reason({ code }: { code: RunnerError['code'] }) {
  switch (code) {
    case 'not_loaded':
      return <Trans>Couldn’t download what runs this language. Check your connection and try again.</Trans>;
    case 'offline':
      return (
        <Trans>
          Couldn’t reach the server. This language runs there, so it needs a connection. JavaScript and
          TypeScript run without one.
        </Trans>
      );
    case 'no_runner':
      return <Trans>The server that runs this language isn’t answering. Try again in a moment.</Trans>;
    case 'busy':
      return <Trans>Many programs are waiting right now. Try again in a moment.</Trans>;
    case 'too_often':
      return <Trans>Too many runs in a minute. Wait a moment, then run it again.</Trans>;
    case 'too_long':
      return <Trans>The code or its input is longer than 64 kB. Shorten it to run it.</Trans>;
    case 'refused':
      return <Trans>The server didn’t run the program. Reload the page and try again.</Trans>;
    case 'not_started':
    case 'replaced':
      return <Trans>Your browser couldn’t start the program. Try again, or use another browser.</Trans>;
  }
}
