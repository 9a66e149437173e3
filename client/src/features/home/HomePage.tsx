import { Trans, useLingui } from '@lingui/react/macro';
import { ownHome } from '../../lib/ownHome.ts';
import { pageSettings } from '../../lib/pageSettings.ts';
import { useStore } from '../../lib/store.ts';
import { ButtonLink } from '../../ui/Link.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

/** What this place is, in one sentence, and the way in. */
export function HomePage() {
  const { t } = useLingui();
  return (
    <div className="mx-auto grid w-full max-w-6xl items-center gap-12 px-4 py-12 sm:py-24 lg:grid-cols-[3fr_2fr]">
      <div className="flex flex-col items-start gap-6">
        <PageHeading title={t`Mock interviews with a mentor`} className="text-38 sm:text-48">
          <Trans>The interview before the interview.</Trans>
        </PageHeading>
        <p className="max-w-prose text-18 text-muted sm:text-20">
          <Trans>
            Meet a mentor in a live room, answer real questions, and read afterwards what went well and what
            to practise next.
          </Trans>
        </p>
        <div className="flex flex-wrap gap-3">
          <MainWay />
          {!pageSettings.isProduction && (
            <ButtonLink to="/demo" tone="quiet" size="large">
              <Trans>Try the room</Trans>
            </ButtonLink>
          )}
        </div>
      </div>
      <Doorway />
    </div>
  );
}

function MainWay() {
  const user = useStore((state) => state.user);
  if (user)
    return (
      <ButtonLink to={ownHome(user.role)} size="large">
        <Trans>Your sessions</Trans>
      </ButtonLink>
    );
  return (
    <ButtonLink to="/Account/Login" size="large">
      <Trans>Log in</Trans>
    </ButtonLink>
  );
}

/** The doorway with light behind it. */
function Doorway() {
  return (
    <div
      aria-hidden="true"
      className="hidden aspect-square place-items-center rounded-sheet border border-line bg-linear-to-b from-raised to-marigold/25 lg:grid"
    >
      <Logo className="size-3/5" />
    </div>
  );
}
