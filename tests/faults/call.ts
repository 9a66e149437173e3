import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DEMO_NAMES, meet } from '../e2e/support/call.ts';
import { Person } from '../e2e/support/person.ts';
import { ProductProcess } from '../e2e/support/productProcess.ts';
import { Line } from '../support/line/line.ts';
import { TurnServer } from '../support/peers/turnServer.ts';
import { freePort } from '../support/stack/freePort.ts';
import { holdConnections, type Recording, record } from './recorder.ts';

/** Until the browsers' estimates of the bandwidth have grown and the picture is the full one. */
const SETTLE_MS = 15_000;

/** A call that goes only over a relay, between a learner behind an emulated line and a mentor who sits beside the servers. */
export interface FaultyCall {
  product: ProductProcess;
  relay: TurnServer;
  learner: Person;
  mentor: Person;
  /** Everything that the learner's browser sends and gets crosses it. */
  line: Line;
  /** Begins to record what both see and hear of each other; the answer ends it. */
  record(): Promise<() => Promise<{ learner: Recording; mentor: Recording }>>;
}

/** A fresh call over a good line, with the full picture on both sides; nothing of it is left afterwards. */
export async function withCall<T>(use: (call: FaultyCall) => Promise<T>): Promise<T> {
  const ends: (() => Promise<void>)[] = [];
  try {
    return await use(await openCall(ends));
  } finally {
    await Promise.allSettled(ends.map((end) => end()));
  }
}

/** Adds to `ends` how each part is stopped, also when a later one cannot be started. */
async function openCall(ends: (() => Promise<void>)[]): Promise<FaultyCall> {
  const secret = randomBytes(24).toString('hex');
  const relay = await TurnServer.start({ secret });
  ends.push(() => relay.stop());
  const settings = { TURN_URLS: relay.url, TURN_SECRET: secret, ICE_RELAY_ONLY: '1' };
  const product = new ProductProcess(
    await freePort(),
    mkdtempSync(join(tmpdir(), 'preproom-faults-')),
    settings,
  );
  ends.push(() => product.stop());
  await product.start();
  const line = new Line();
  ends.push(async () => line.close());

  const arrive = async (side: keyof typeof DEMO_NAMES, origin: string, relayPort: number) => {
    const person = await Person.arrive({ origin });
    ends.push(() => person.leave());
    await person.context.addInitScript(holdConnections, { from: relay.port, to: relayPort });
    await person.page.goto(`/demo/enter/${side}`);
    return person;
  };
  const pagePort = await line.leadStreamsTo(product.port);
  const relayPort = await line.leadDatagramsTo(relay.port);
  const learner = await arrive('learner', `http://localhost:${pagePort}`, relayPort);
  const mentor = await arrive('mentor', `http://127.0.0.1:${product.port}`, relay.port);
  await meet(learner, mentor);
  await delay(SETTLE_MS);
  return {
    ...{ product, relay, line, learner, mentor },
    async record() {
      const stopLearner = await record(learner.page, DEMO_NAMES.mentor);
      const stopMentor = await record(mentor.page, DEMO_NAMES.learner);
      return async () => ({ learner: await stopLearner(), mentor: await stopMentor() });
    },
  };
}
