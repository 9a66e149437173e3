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
  const providerOf = createProviders(deps);
  const cookies = socialCookies(config, clock);
  // Per network, two requests per log-in. High enough for a whole college behind one address.
  const limiter = deps.limiter('social', 600, 15 * 60);

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

/** Opens a provider when it is first used: the demo's own has the address of this server, which is known once it listens. */
function createProviders({ config, log, ownUrl }: AppDeps): (id: string) => OidcProvider {
  const opened = new Map<string, OidcProvider>();
  return (id) => {
    const settings = config.OIDC_PROVIDERS.find((one) => one.id === id);
    if (!settings) throw new AppError('not_found');
    const origin = config.PUBLIC_URL ?? ownUrl();
    const issuer = settings.issuer.startsWith('/') ? origin + settings.issuer : settings.issuer;
    const provider = opened.get(id) ?? new OidcProvider({ ...settings, issuer }, origin, log);
    opened.set(id, provider);
    return provider;
  };
}

function isSamePerson(connectTo: string | null, userId: string | undefined): boolean {
  return connectTo === null || connectTo === userId;
}

function proofOf({ state, code, iss, idToken }: BodyOf<typeof socialAuth>): Proof {
  if (code !== undefined) return { state, code, iss };
  return { state, idToken: idToken ?? '' };
}
