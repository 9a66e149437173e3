import type { IncomingHttpHeaders } from 'node:http';

/** What programs that fetch links call themselves: search engines, previews of messengers, checkers of mails. Cubot makes phones. */
const PROGRAM =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|scanner|monitor|fetcher|facebookexternalhit|skypeuri/i;

/** Whether a person most likely opens this page: every browser calls itself Mozilla, and says when it only fetches ahead. */
export function isPerson({ method, headers }: { method: string; headers: IncomingHttpHeaders }): boolean {
  const agent = headers['user-agent'] ?? '';
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''} ${headers['x-moz'] ?? ''}`;
  return (
    method === 'GET' &&
    agent.startsWith('Mozilla/') &&
    !PROGRAM.test(agent) &&
    !/prefetch|preview/i.test(purpose)
  );
}
