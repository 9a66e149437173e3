import {
  affiliateSignUp,
  getAffiliate,
  proveAffiliateEmail,
} from '@preproom/models/contract/referrals/affiliates';
import { anyRoomId } from '@preproom/models/db/testing/factories';
import { mailedCode } from '../accounts/mailedCode.ts';
import type { ApiClient } from '../stack/apiClient.ts';
import type { Stack } from '../stack/startStack.ts';

export const AFFILIATE_PASSWORD = 'monsoon-chai-42';
const BROWSER = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';

/** What the form sends. */
export const affiliateWords = (email: string, change = {}) => ({
  body: { name: 'Ravi Menon', phone: '98765 43210', email, password: AFFILIATE_PASSWORD, ...change },
});

/** A browser in which an affiliate has signed up just now. */
export async function createAffiliate(stack: Stack, email = `${anyRoomId()}@people.example`) {
  const client = stack.visitor();
  const { status, body } = await client.call(affiliateSignUp, affiliateWords(email));
  if (status !== 200) throw new Error(`Refused: ${status} ${body.code}`);
  const page = (await client.call(getAffiliate, {})).body;
  return { client, email, body, page, path: new URL(page.link).pathname };
}

export async function proveAddress(stack: Stack, { client, email }: { client: ApiClient; email: string }) {
  const code = await mailedCode(stack.database, email);
  return client.call(proveAffiliateEmail, { body: { code } });
}

/** Follows the link in a browser; gives where it leads. */
export async function clickLink(
  stack: Stack,
  client: ApiClient,
  path: string,
  headers: Record<string, string> = {},
) {
  const response = await fetch(stack.url + path, {
    redirect: 'manual',
    headers: { 'user-agent': BROWSER, cookie: client.cookie, ...headers },
  });
  for (const cookie of response.headers.getSetCookie()) client.keepCookie(cookie);
  return { status: response.status, to: response.headers.get('location') };
}

/** What an affiliate's own page counts. */
export async function countedFor({ client }: { client: ApiClient }) {
  const { total, days } = (await client.call(getAffiliate, {})).body;
  return { ...total, today: days[0] };
}
