import { ProviderId } from '@preproom/models/contract/accounts/social';
import { z } from '@preproom/models/contract/http/zod';

/** A provider of social log-in. */
export interface ProviderSettings {
  id: string;
  /** Its name on the buttons. */
  label: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** `linkedin`: neither PKCE nor a nonce, the secret in the body of the request. */
  dialect: 'standard' | 'linkedin';
}

/** What needs no saying of the providers that most installations use. */
const KNOWN: Record<string, Pick<ProviderSettings, 'label' | 'issuer' | 'dialect'>> = {
  google: { label: 'Google', issuer: 'https://accounts.google.com', dialect: 'standard' },
  linkedin: { label: 'LinkedIn', issuer: 'https://www.linkedin.com/oauth', dialect: 'linkedin' },
};

/** Where this server is a provider itself, outside production. */
export const DEMO_OPENID_PATH = '/demo/openid';
/** For an installation that has none and is no production. Its issuer is a path of this server's own address. */
export const DEMO_PROVIDER: ProviderSettings = {
  id: 'demo',
  label: 'Demo ID',
  issuer: DEMO_OPENID_PATH,
  clientId: 'preproom',
  clientSecret: 'of-no-account',
  dialect: 'standard',
};

const Given = z.strictObject({
  // `link` is an address of ours beside the providers'.
  id: ProviderId.refine((id) => id !== 'link', 'not a provider'),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  label: z.string().min(1).max(40).optional(),
  issuer: z.url({ protocol: /^https?$/ }).optional(),
  dialect: z.enum(['standard', 'linkedin']).optional(),
});

/** `OIDC_PROVIDERS`: a JSON list. */
export const providerList = z
  .string()
  .default('[]')
  .transform((text, context) => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('is not JSON');
      return z.NEVER;
    }
  })
  .pipe(z.array(Given.transform(completed)))
  .refine((providers) => new Set(providers.map(({ id }) => id)).size === providers.length, 'names one twice');

function completed(
  { id, label, issuer, dialect, ...client }: z.infer<typeof Given>,
  context: z.RefinementCtx,
): ProviderSettings {
  const known = KNOWN[id];
  const where = issuer ?? known?.issuer;
  if (where === undefined) {
    context.addIssue(`${id} needs an issuer`);
    return z.NEVER;
  }
  return {
    id,
    ...client,
    label: label ?? known?.label ?? id,
    issuer: where,
    dialect: dialect ?? known?.dialect ?? 'standard',
  };
}
