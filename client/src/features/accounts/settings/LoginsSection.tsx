import { Trans, useLingui } from '@lingui/react/macro';
import { endLogin, endLogins, type Login } from '@preproom/models/contract/accounts/accounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { asAppError, callApi } from '../../../lib/api.ts';
import { useStore } from '../../../lib/store.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { useWhen } from '../../../lib/texts/when.ts';
import { useNow } from '../../../lib/useNow.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { When } from '../../../ui/When.tsx';
import { LOGINS_KEY, useLogins } from './useLogins.ts';

/** The user's logins. Ending one takes effect at once, also in a room. */
export function LoginsSection() {
  const heading = useId();
  const errorText = useErrorText();
  const list = useLogins();
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed goes with its row.
  const { ending, end } = useEnding(() => title.current?.focus());
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 ref={title} id={heading} tabIndex={-1} className="text-20">
          <Trans>Where you’re logged in</Trans>
        </h2>
        <p className="text-muted">
          <Trans>
            Don’t recognise a login? Log it out and change your password. A device you log out leaves the room
            right away.
          </Trans>
        </p>
      </div>
      {ending.error && <Banner tone="error">{errorText(ending.error)}</Banner>}
      {list.isPending && <Skeleton className="h-16" />}
      {list.isError && (
        <ErrorState
          title={<Trans>Couldn’t load your logins</Trans>}
          error={list.error}
          onRetry={() => list.refetch()}
        />
      )}
      {list.data && (
        <>
          <ul className="flex flex-col divide-y divide-line">
            {list.data.logins.map((login) => (
              <LoginRow
                key={login._id}
                login={login}
                isBusy={ending.isPending && ending.variables === login._id}
                onEnd={() => end(login._id)}
              />
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            {list.data.logins.length > 1 && (
              <Button
                tone="quiet"
                isBusy={ending.isPending && ending.variables === 'others'}
                onClick={() => end('others')}
              >
                <Trans>Log out everywhere else</Trans>
              </Button>
            )}
            <Button
              tone="danger"
              isBusy={ending.isPending && ending.variables === 'all'}
              onClick={() => end('all')}
            >
              <Trans>Log out everywhere</Trans>
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

/** Ends one login by id, all others, or all. `onGone`: the list is shown without them. */
function useEnding(onGone: () => void) {
  const queryClient = useQueryClient();
  const ending = useMutation({
    mutationFn: (which: string) =>
      which === 'others' || which === 'all'
        ? callApi(endLogins, { body: { which } })
        : callApi(endLogin, { params: { loginId: which } }),
    onSuccess: async (_, which) => {
      // A full page load, so that none of the user's data stays in memory.
      if (which === 'all') window.location.assign('/');
      else {
        await queryClient.invalidateQueries({ queryKey: LOGINS_KEY });
        onGone();
      }
    },
    onError: (failure) => {
      if (asAppError(failure).code === 'signed_out') useStore.getState().forgetUser();
    },
  });
  return { ending, end: (which: string) => !ending.isPending && ending.mutate(which) };
}

interface LoginRowProps {
  login: Login;
  isBusy: boolean;
  onEnd(): void;
}

function LoginRow({ login, isBusy, onEnd }: LoginRowProps) {
  const { t } = useLingui();
  const name = useDeviceName()(login);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0">
      <div className="flex min-w-0 flex-col gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {login.isThis && (
            <Badge tone="success">
              <Trans>This device</Trans>
            </Badge>
          )}
        </p>
        <p className="text-14 text-muted">
          <LastSeen login={login} />
          {login.network && (
            <>
              {' · '}
              <Trans>IP {login.network}</Trans>
            </>
          )}
        </p>
        <p className="text-14 text-muted">
          <Trans>
            Logged in on <When instant={login.createdAt} show="date" />
          </Trans>
        </p>
      </div>
      {!login.isThis && (
        <Button tone="quiet" size="small" isBusy={isBusy} onClick={onEnd} aria-label={t`Log out ${name}`}>
          <Trans>Log out</Trans>
        </Button>
      )}
    </li>
  );
}

const NOW_MS = 6 * 60_000;

function LastSeen({ login }: { login: Login }) {
  const now = useNow('minute');
  const when = useWhen();
  if (login.isThis || now - Date.parse(login.lastSeenAt) < NOW_MS) return <Trans>Active now</Trans>;
  const ago = when.ago(login.lastSeenAt, now);
  return <Trans>Last active {ago}</Trans>;
}

/** Browser and operating system: "Chrome on Android". */
function useDeviceName(): (login: Pick<Login, 'browser' | 'system'>) => string {
  const { t } = useLingui();
  return ({ browser, system }) => {
    if (browser && system) return t`${browser} on ${system}`;
    return browser ?? system ?? t`Unknown device`;
  };
}
