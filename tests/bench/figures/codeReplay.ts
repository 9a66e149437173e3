import { DAY_MS, MINUTE_MS } from '@preproom/models/contract/http/durations';
import { API_BASE } from '@preproom/models/contract/http/endpoint';
import type { CodeMoment } from '@preproom/models/contract/room/code';
import { openDatabase } from '@preproom/models/db/database';
import { packCode } from '@preproom/models/db/room/code/codeLogs';
import { bytesOf } from '@preproom/models/db/room/code/codeUpdate';
import { storeCodeBatch } from '@preproom/models/db/room/code/storeCode';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { replayMarks } from '../../../client/src/code/replay/replayMarks.ts';
import { momentTimes } from '../../../client/src/code/replay/replayTimes.ts';
import { replayTexts } from '../../../client/src/code/replay/textAt.ts';
import { startApi } from '../apis.ts';
import { book } from '../bookings.ts';
import type { Figure } from '../figure.ts';
import type { DatabaseProcess } from '../processes/database.ts';
import { startChild } from '../rpc.ts';
import { sessionOfKeys } from '../typing.ts';

const RUNS = 5;
const KEYS = 10_000;
const SESSION_MS = 45 * MINUTE_MS;

/** The replay of a session of 10,000 keys: from the request to the code at its end, before and after it was packed, and its size then. */
export const codeReplayFigure: Figure = {
  name: 'code-replay',
  async run(note) {
    const child = await startChild<DatabaseProcess>('./processes/database.ts');
    const uri = await child.call('uri');
    const api = await startApi(uri);
    const database = await openDatabase(uri);
    const startsAt = new Date(Date.now() - SESSION_MS);
    const [booking] = await book(uri, 1, { startsAt, status: 'live' });
    if (!booking) throw new Error('Nothing was booked.');
    const { roomid, learner } = booking;
    const session = await database.sessions.findOne({ roomid }).orFail().lean<Session>();
    const { batches, text } = sessionOfKeys(roomid, KEYS);
    for (const { side, batch } of batches)
      await storeCodeBatch(database, { session, side }, batch, Date.now());

    const url = `${await api.call('url')}${API_BASE}/rooms/${roomid}/code`;
    const openAll = async () => {
      // The first answer of a process runs code that is not compiled yet, which is what a reader meets seldom.
      await openReplay(url, learner.token);
      const ms: number[] = [];
      for (let run = 0; run < RUNS; run++) {
        const startMs = performance.now();
        const opened = await openReplay(url, learner.token);
        ms.push(performance.now() - startMs);
        if (opened !== text) throw new Error('The replay ends with another text.');
      }
      note(`opened in ${ms.join(', ')} ms`);
      return ms;
    };
    const soon = await openAll();
    await packCode(database, Date.now() + 2 * DAY_MS);
    const packed = await openAll();
    const log = await database.codeLogs.findOne({ roomid }).orFail().lean();
    const kilobytes = bytesOf(log.packed).length / 1_000;
    await database.close();
    for (const one of [api, child]) await one.stop();
    const opening = { unit: 'ms', target: { of: 'every', atMost: 300 } } as const;
    return [
      { name: `code: replay of ${KEYS} keys opened, on the day of the session`, ours: soon, ...opening },
      { name: `code: replay of ${KEYS} keys opened, once packed`, ours: packed, ...opening },
      {
        name: `code: ${KEYS} keys, stored`,
        unit: 'kB',
        ours: [kilobytes],
        target: { of: 'every', atMost: 60 },
      },
    ];
  },
};

/** What the report's page does until it shows the code: the answer, the times and marks, and the text at the end. */
async function openReplay(url: string, token: string): Promise<string> {
  const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`The replay was answered with ${answer.status}.`);
  const { moments } = (await answer.json()) as { moments: CodeMoment[] };
  replayMarks(moments, momentTimes(moments));
  return replayTexts(moments).after(moments.length);
}
