import { endpoint } from '../../http/endpoint.ts';
import { Id, Instant } from '../../http/ids.ts';
import { z } from '../../http/zod.ts';
import { Email } from '../users.ts';
import { canonicalRights, RIGHTS, Rights } from './rights.ts';

const GivenRights = Rights.min(1, 'are missing').max(RIGHTS.length).transform(canonicalRights);
const MemberId = z.strictObject({ userId: Id });

export const TeamMember = z.object({
  _id: Id,
  Name: z.string(),
  Email: z.string(),
  rights: Rights,
  hasSecondFactor: z.boolean(),
  lastSeenAt: Instant.nullable().describe('in a login that stands, within some minutes; null without one'),
});
export type TeamMember = z.infer<typeof TeamMember>;

const Team = z.object({ data: z.array(TeamMember).describe('by name') });

export const getTeam = endpoint({
  method: 'GET',
  path: '/hq/team',
  summary: 'Who is in the team, with what rights',
  response: Team,
});

export const addToTeam = endpoint({
  method: 'POST',
  path: '/hq/team',
  summary:
    'Takes the learner account with this address into the team; its logins end. It must have no programs or sessions',
  body: z.strictObject({ email: Email, rights: GivenRights }),
  response: Team,
});

export const changeRights = endpoint({
  method: 'PUT',
  path: '/hq/team/:userId',
  summary: 'Changes the rights of a member of the team; nobody takes everything from themselves',
  params: MemberId,
  body: z.strictObject({
    rights: GivenRights,
    from: GivenRights.describe('the rights that were seen; a conflict if they have changed since'),
  }),
  response: Team,
});

export const removeFromTeam = endpoint({
  method: 'DELETE',
  path: '/hq/team/:userId',
  summary: 'Makes a member of the team an ordinary learner, and ends their logins; nobody removes themselves',
  params: MemberId,
  response: Team,
});
