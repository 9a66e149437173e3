import type { Feature } from '../../../feature.ts';
import { mailHandlers } from './mail.handlers.ts';
import { mailPolicies } from './mail.policy.ts';
import { createOneClickRouter } from './oneClick.router.ts';

export const mails = {
  policies: mailPolicies,
  handlers: mailHandlers,
  router: createOneClickRouter,
  // Practically without a limit: `usefulMinutes` of the mail ends the retries.
  jobs: ({ mail }) => ({ 'mail:send': { run: ({ mailId }) => mail.send(mailId), maxAttempts: 200 } }),
} satisfies Feature<typeof mailPolicies>;
