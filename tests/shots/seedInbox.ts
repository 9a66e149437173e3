import { HOUR_MS } from '@preproom/models/contract/http/durations';
import type { Database } from '@preproom/models/db/database';
import type { Types } from 'mongoose';

/** What waits for the team: two requests for a call back, a message and a report. */
export async function seedInbox(
  database: Database,
  { by, against, roomid }: { by: Types.ObjectId; against: Types.ObjectId; roomid: string },
): Promise<void> {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
  const asha = { name: 'Asha Rao', email: 'asha.rao@people.example', phone: '98765 43210' };
  await database.queries.create([
    {
      ...asha,
      program: 'B.Tech',
      qualification: 'Final year, computer science',
      status: 'open',
      at: hoursAgo(30),
    },
    {
      name: '',
      email: '',
      phone: '91234 56780',
      program: '',
      qualification: '',
      status: 'open',
      at: hoursAgo(2),
    },
  ]);
  await database.contactMessages.create({
    ...asha,
    requestId: crypto.randomUUID(),
    topic: 'Receipts',
    message: 'Can the receipt carry the name of my college?\n\nThank you.',
    status: 'open',
    at: hoursAgo(5),
  });
  const statement = { requestId: crypto.randomUUID(), at: hoursAgo(4), sessionStatus: 'live' as const };
  await database.reports.create({
    roomid,
    by,
    against,
    state: 'open',
    lastAt: statement.at,
    statements: [
      {
        ...statement,
        reason: 'money_or_contact',
        note: 'Asked me to pay for more sessions outside.',
        wantedEnd: true,
        wantedBlock: true,
      },
    ],
  });
}
