import type { Feature } from '../../feature.ts';
import { auditHandlers } from './audit/audit.handlers.ts';
import { undoHandlers } from './audit/undo.handlers.ts';
import { deliveryHandlers } from './deliveries/deliveries.handlers.ts';
import { openingHandlers } from './opening/opening.handlers.ts';
import { testMail } from './opening/test.mail.ts';
import { searchHandlers } from './search/search.handlers.ts';
import { teamPolicies } from './team.policy.ts';
import { welcomeHandlers } from './welcome/welcome.handlers.ts';

export const team = {
  policies: teamPolicies,
  handlers: (deps) => ({
    ...welcomeHandlers(deps),
    ...deliveryHandlers(deps),
    ...auditHandlers(deps),
    ...undoHandlers(deps),
    ...openingHandlers(deps),
    ...searchHandlers(deps),
  }),
  mails: { test: testMail },
} satisfies Feature<typeof teamPolicies>;
