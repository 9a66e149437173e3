import { DAY_MS } from '@preproom/models/contract/http/durations';
import { endpointPath } from '@preproom/models/contract/http/endpoint';
import { indianMonth } from '@preproom/models/contract/http/indianDays';
import { getEarnings } from '@preproom/models/contract/mentors/earnings';
import {
  exportHqEarnings,
  getHqMentorEarnings,
  payMentor,
} from '@preproom/models/contract/mentors/team/earnings';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import { settleEarnings } from '@preproom/server/features/mentors/earnings/settleEarnings';
import type { Types } from 'mongoose';
import type { ApiClient } from '../stack/apiClient.ts';
import type { Stack } from '../stack/startStack.ts';
import { earningDeps } from './earningDeps.ts';

export const PAN = 'ABCPE1234F';

interface Owner {
  _id: Types.ObjectId;
}

/** What tests of payouts do, on this product. */
export function payouts(stack: () => Stack) {
  let admin: ApiClient | undefined;
  /** A browser of the team with a fresh proof: the one before may be over. */
  const enterTeam = async () => {
    admin = await stack().enter(await createUser(stack().database, { role: 'admin' }));
    return admin;
  };
  const team = async () => admin ?? enterTeam();
  return {
    team,
    earningsOf: async (client: ApiClient) => (await client.call(getEarnings, { query: {} })).body.data,
    /** A mentor who earned ₹500 last month. */
    async earnedLastMonth() {
      const { database, clock } = stack();
      const mentor = await createUser(database, { role: 'mentor', Name: 'Meera Iyer' });
      await createSession(database, {
        mentorId: mentor._id,
        status: 'noshow_learner',
        startsAt: new Date(clock.now()),
        pay: { paise: 100_000, outcome: null, isSettled: false },
      });
      await settleEarnings(earningDeps(stack()));
      const through = indianMonth(clock.now());
      clock.advance(32 * DAY_MS);
      await enterTeam();
      return { mentor, through, now: indianMonth(clock.now()) };
    },
    pay: async ({ _id }: Owner, body: object) =>
      (await team()).call(payMentor, {
        params: { mentorId: String(_id) },
        body: { paise: 50_000, tdsPaise: 0, reference: 'UTR 1', payouts: 0, ...body } as never,
      }),
    /** The accountant's file of a month. */
    async exported(month: string): Promise<string> {
      const answer = await fetch(stack().url + endpointPath(exportHqEarnings), {
        method: 'POST',
        headers: {
          ...{ cookie: (await team()).cookie, origin: stack().url },
          'content-type': 'application/json',
        },
        body: JSON.stringify({ month }),
      });
      return answer.text();
    },
    async fileOf({ _id }: Owner) {
      const call = { params: { mentorId: String(_id) }, query: {} };
      return (await (await team()).call(getHqMentorEarnings, call)).body.data;
    },
  };
}
