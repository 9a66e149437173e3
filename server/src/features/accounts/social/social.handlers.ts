import type { socialAuth } from '@preproom/models/contract/accounts/social';
import type { BodyOf } from '@preproom/models/contract/http/endpoint';
import { AppError } from '@preproom/models/contract/http/errors';
import { ownPath } from '@preproom/models/contract/http/ownPath';
import { consumeLimit } from '@preproom/models/runtime/limits';
import { OidcProvider, type Proof } from '../../../adapters/oidcProvider.ts';
import type { AppDeps } from '../../../deps.ts';
import type { AccountHandlers } from '../account.policy.ts';
import { issueToken } from './issueToken.ts';
import { findAccount, identityKey, markStateUsed } from './social.service.ts';
import { socialCookies } from './socialCookies.ts';

/** Redirects to a provider and handles the return. */
export function socialHandlers(deps: AppDeps): Pick<AccountHandlers, 'startSocialAuth' | 'socialAuth'> {
  const { config, database, clock } = deps;
  const providers = openProviders(deps);
  const cookies = socialCookies(config, clock);
  // Per network, two requests per log-in. High enough for a whole college behind one address.
  const limiter = deps.limiter('social', 600, 15 * 60);

  function providerOf(id: string): OidcProvider {
    const provider = providers.get(id);
    if (!provider) throw new AppError('not_found');
    return provider;
  }

  return {
    async startSocialAuth({ actor, body, client }) {
      const provider = providerOf(body.provider);
      if (body.connect && !actor) throw new AppError('signed_out');
      await consumeLimit(limiter, client.network);
      const { url, challenge } = await provider.begin();
      const next = ownPath(body.next ?? '');
      const connectTo = body.connect && actor ? actor.userId : null;
      await cookies.flow.set(client.cookies, { provider: body.provider, challenge, next, connectTo });
      return { url };
    },

    async socialAuth({ actor, body, log, client }) {
      const provider = providerOf(body.provider);
      await consumeLimit(limiter, client.network);
      const flow = await cookies.flow.read(client.cookies);
      // The flow must end in the browser that began it, and for the same logged-in person.
      const isTheirs = flow?.provider === body.provider && isSamePerson(flow.connectTo, actor?.userId);
      if (!isTheirs) throw new AppError('sign_in_refused');
      cookies.flow.clear(client.cookies);
      const now = new Date(clock.now());
      await markStateUsed(database, flow.challenge.state, now);
      const person = await provider.finish(flow.challenge, proofOf(body));
      const { connectTo, next } = flow;
      const language = client.language;
      const account = await findAccount(database, {
        provider: body.provider,
        person,
        connectTo,
        now,
        language,
      });
      if (account.isNew) await deps.events.signedUp({ client, log, user: account.user });
      if (account.isLinked) {
        log.info({ userId: account.user._id.toString(), provider: body.provider }, 'proved by a provider');
        return issueToken(deps, { client, log }, account.user, next);
      }
      await cookies.link.set(client.cookies, {
        provider: body.provider,
        identityKey: identityKey(body.provider, person.subject),
        userId: account.user._id.toString(),
        isOwn: connectTo !== null,
        next,
      });
      throw new AppError('link_needed');
    },
  };
}

function openProviders({ config, log }: AppDeps): Map<string, OidcProvider> {
  const { OIDC_PROVIDERS, PUBLIC_URL } = config;
  // The settings require PUBLIC_URL when a provider is configured.
  return new Map(
    OIDC_PROVIDERS.map((settings) => [settings.id, new OidcProvider(settings, PUBLIC_URL ?? '', log)]),
  );
}

function isSamePerson(connectTo: string | null, userId: string | undefined): boolean {
  return connectTo === null || connectTo === userId;
}

function proofOf({ state, code, iss, idToken }: BodyOf<typeof socialAuth>): Proof {
  if (code !== undefined) return { state, code, iss };
  return { state, idToken: idToken ?? '' };
}
