import { randomUUID } from 'node:crypto';
import { logOut } from '@preproom/models/contract/accounts/users';
import {
  READING_CONSENT_VERSION,
  setReadingConsent,
} from '@preproom/models/contract/readings/readingConsent';
import { storeReadings } from '@preproom/models/contract/readings/readings';
import { reportPerson } from '@preproom/models/contract/room/safety';
import type { RoomSocket } from '@preproom/signalling/testing/roomSocket';
import { readingBatch, rows } from '../readings/readings.ts';
import type { ApiClient } from '../stack/apiClient.ts';
import { DEMO_PASSWORD, type Stack } from '../stack/startStack.ts';

const TEXT = 'I would move to Pune for this';
const NOTE = 'asked for my bank account';
const BROKEN_BODY = '{"password": "half a body';
const SDP = 'v=0 o=- 4611 2 IN IP4 198.51.100.7';
const CANDIDATE = 'candidate:842 1 udp 1677729535 198.51.100.8 46154 typ srflx';

/**
 * Learner and mentor in the demo session: log in, join, negotiate, write, send readings over both ways, tell how the call went,
 * report, log out; and requests that are refused. Returns what was private in it, piece by piece.
 */
export async function runJourney(stack: Stack): Promise<{ roomid: string; secrets: string[] }> {
  const broken = await stack.visitor().send('POST', '/api/v1.3/login', BROKEN_BODY);
  if (broken.status !== 400) throw new Error(`A broken body was answered with ${broken.status}`);
  const { roomid } = await stack.database.sessions.findOne({ holdsTime: true }).orFail().lean();
  const [learner, mentor] = [await stack.logIn('learner'), await stack.logIn('mentor')];
  const tokens = [learner.token, mentor.token];
  const batch = readingBatch(roomid, 0, -3000, rows(4, 1234));
  await learner.call(setReadingConsent, {
    params: { roomid },
    body: { granted: true, textVersion: READING_CONSENT_VERSION },
  });
  const [here, there] = [await stack.connect(learner), await stack.connect(mentor)];
  for (const socket of [here, there]) await accepted(socket.join(roomid));
  await negotiate(here);
  await accepted(here.ask('chat:send', { id: randomUUID(), text: TEXT }));
  await accepted(here.ask('readings:send', batch));
  await learner.call(storeReadings, { params: { roomid }, body: batch });
  await tellHowItWent(here);
  await report(learner, roomid);
  await here.ask('chat:send', { id: 'no id', text: TEXT });
  for (const client of [learner, mentor]) await client.call(logOut, {});
  const people = ['Demo Learner', 'Demo Mentor', 'learner.demo@', 'mentor.demo@'];
  const said = ['Pune', 'bank account', 'half a body', '198.51.100', 'candidate:842', 'v=0 o='];
  const readings = batch.samples.map((sample) => sample.slice(3).join(','));
  return { roomid, secrets: [DEMO_PASSWORD, ...tokens, ...people, ...said, ...readings] };
}

async function negotiate(socket: RoomSocket): Promise<void> {
  const { negotiationId } = await socket.received('negotiation:started');
  const candidate = { candidate: CANDIDATE, sdpMid: '0', sdpMLineIndex: 0 };
  await accepted(
    socket.ask('signal:send', { negotiationId, signal: { type: 'offer', sdp: SDP, attempt: 1 } }),
  );
  await accepted(
    socket.ask('signal:send', { negotiationId, signal: { type: 'candidate', candidate, attempt: 1 } }),
  );
}

async function tellHowItWent(socket: RoomSocket): Promise<void> {
  await accepted(socket.ask('call:report', { type: 'first_frame', ms: 620 }));
  await accepted(socket.ask('call:report', { type: 'negotiation', outcome: 'gave_up' }));
  await accepted(socket.ask('call:report', { type: 'negotiation', outcome: 'connected', route: 'relay' }));
}

async function report(client: ApiClient, roomid: string): Promise<void> {
  const { status } = await client.call(reportPerson, {
    params: { roomid },
    body: { id: randomUUID(), reason: 'money_or_contact', note: NOTE, endInterview: false, block: false },
  });
  if (status !== 200) throw new Error(`The report was answered with ${status}`);
}

async function accepted(answer: Promise<{ ok: boolean }>): Promise<void> {
  const given = await answer;
  if (!given.ok) throw new Error(`Refused: ${JSON.stringify(given)}`);
}
