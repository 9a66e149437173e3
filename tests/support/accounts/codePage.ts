import type { ApiClient } from '../stack/apiClient.ts';
import type { Stack } from '../stack/startStack.ts';

/** Identifies the browser that asks for codes in these tests. */
export const CODE_BROWSER = 'b'.repeat(43);

/** A page without a login in the one browser that asks for all codes: a code is valid there alone. */
export function codePage(stack: Stack): ApiClient {
  const client = stack.visitor();
  client.keepCookie(`code_browser=${CODE_BROWSER}`);
  return client;
}
