import { endpoint } from '../http/endpoint.ts';
import { Token } from '../http/texts.ts';
import { z } from '../http/zod.ts';
import { User } from './users.ts';

/** The URL parameter with the onboarding token. Older clients know it by this name. */
export const ONBOARDING_TOKEN_FIELD = 'Authorize_token';

export const beginOnboarding = endpoint({
  method: 'POST',
  path: '/onboarding/begin',
  summary: 'Takes an onboarding token, once, and gives a login for it; sets the cookie jwt',
  body: z.strictObject({ [ONBOARDING_TOKEN_FIELD]: Token.min(1).max(200) }),
  response: z.object({ token: z.string(), data: User }),
});
