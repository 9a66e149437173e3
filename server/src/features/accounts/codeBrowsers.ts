import { randomBytes } from 'node:crypto';
import { CodeBrowser } from '@preproom/models/contract/accounts/codes';
import { DAY_MS } from '@preproom/models/contract/http/durations';
import { consumeLimit } from '@preproom/models/runtime/limits';
import type { AppDeps } from '../../deps.ts';
import type { Client } from '../../http/client.ts';
import { hostCookie, loginCookie } from '../../http/loginCookie.ts';

const KEPT_MS = 180 * DAY_MS;
const BROWSER_COOKIE = 'code_browser';
const PROVED_COOKIE = 'code_proved';

/**
 * Which browser asked for a code. A code is bound to it, so that whoever knows an address can neither use up its owner's attempts nor
 * lengthen the owner's wait. Browsers keep it in a cookie; callers without cookies send it as a header.
 */
export interface CodeBrowsers {
  /** The browser that is about to get a code; `count` throws `too_many_requests` when others have got too many for this address. */
  begin(client: Client, email: string): { asker: string; count: () => Promise<void> };
  /** Empty for a browser that has asked for none. */
  of(client: Client): string;
  /** The right code was entered here: what strangers ask for no longer counts for this browser and address. */
  noteProved(client: Client, email: string): void;
}

export function codeBrowsers({
  config,
  clock,
  codeGuard,
}: Pick<AppDeps, 'config' | 'clock' | 'codeGuard'>): CodeBrowsers {
  const set = ({ cookies }: Client, name: string, value: string) =>
    cookies.set(hostCookie(config, name), value, {
      ...loginCookie(config),
      expires: new Date(clock.now() + KEPT_MS),
    });
  const of = ({ cookies, codeBrowser }: Client) => {
    const given = CodeBrowser.safeParse(codeBrowser ?? cookies.get(hostCookie(config, BROWSER_COOKIE)));
    return given.data ?? '';
  };
  const proofOf = (browser: string, email: string) => codeGuard.hash('proved', email, browser);
  return {
    of,
    begin(client, email) {
      const asker = of(client) || randomBytes(32).toString('base64url');
      set(client, BROWSER_COOKIE, asker);
      const isProved = client.cookies.get(hostCookie(config, PROVED_COOKIE)) === proofOf(asker, email);
      const count = async () => {
        if (!isProved) await consumeLimit(codeGuard.limits.strangers, codeGuard.hash('strangers', email));
      };
      return { asker, count };
    },
    noteProved(client, email) {
      set(client, PROVED_COOKIE, proofOf(of(client), email));
    },
  };
}
