import { completeTeamChange } from '@preproom/models/db/team/changeTeam';
import type { Feature } from '../../../feature.ts';
import { teamHandlers } from './team.handlers.ts';
import { teamMail } from './team.mail.ts';
import { teamPolicies } from './team.policy.ts';

export const team = {
  policies: teamPolicies,
  handlers: teamHandlers,
  mails: { team: teamMail },
  // A process may have died between deciding a change and carrying it out.
  seed: async ({ database }) => void (await completeTeamChange(database)),
} satisfies Feature<typeof teamPolicies>;
