import type { Feature } from '../../feature.ts';
import { mailHandlers } from './mail.handlers.ts';
import { mailPolicies } from './mail.policy.ts';
import { createOneClickRouter } from './oneClick.router.ts';

export const mails = {
  policies: mailPolicies,
  handlers: mailHandlers,
  router: createOneClickRouter,
  // The mail itself knows how long it is of use, and gives up then.
  jobs: ({ mail }) => ({ 'mail:send': { run: ({ mailId }) => mail.send(mailId), maxAttempts: 200 } }),
} satisfies Feature<typeof mailPolicies>;
