import type { Config } from '../../../config/config.ts';
import type { AppDeps } from '../../../deps.ts';
import type { AccountHandlers } from '../account.policy.ts';
import { unlinkIdentity } from './social.service.ts';

/** The providers connected to the caller's own account. */
export function identityHandlers({
  config,
  database,
}: AppDeps): Pick<AccountHandlers, 'getIdentities' | 'unlinkIdentity'> {
  return {
    async getIdentities({ actor }) {
      const user = await database.users.findById(actor.userId, { identities: 1, passwordHash: 1 }).lean();
      const identities = user?.identities ?? [];
      const canUnlink = Boolean(user?.passwordHash) || identities.length > 1;
      return {
        identities: identities.map(({ provider, linkedAt }) => ({
          provider,
          label: labelOf(config, provider),
          linkedAt: linkedAt.toISOString(),
          canUnlink,
        })),
      };
    },

    async unlinkIdentity({ actor, params, log }) {
      await unlinkIdentity(database, actor.userId, params.provider);
      log.info({ userId: actor.userId, provider: params.provider }, 'provider disconnected');
      return { unlinked: true };
    },
  };
}

/** A provider's name; its id if it is no longer configured. */
export function labelOf({ OIDC_PROVIDERS }: Config, provider: string): string {
  return OIDC_PROVIDERS.find(({ id }) => id === provider)?.label ?? provider;
}
