import type { Signal } from '@preproom/models/contract/room/signals';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Attempts, createAttempts } from './attempts.ts';

let sent: Signal[];
let given: string[];
let offers: number;

beforeEach(() => {
  sent = [];
  given = [];
  offers = 0;
});

function attempts(isInitiator: boolean): Attempts {
  return createAttempts({
    isInitiator,
    send: (signal) => sent.push(signal),
    give: (signal) => given.push(signal.type === 'candidate' ? signal.candidate.candidate : signal.sdp),
    renegotiate: () => {
      offers += 1;
    },
  });
}

const offer = (attempt: number): Signal => ({ type: 'offer', sdp: `offer ${attempt}`, attempt });
const answer = (attempt: number): Signal => ({ type: 'answer', sdp: `answer ${attempt}`, attempt });
const candidate = (name: string, attempt: number): Signal => ({
  type: 'candidate',
  candidate: { candidate: name },
  attempt,
});
const ask = (attempt: number): Signal => ({ type: 'ice-restart', attempt });

describe('the initiator', () => {
  let initiator: Attempts;
  beforeEach(() => {
    initiator = attempts(true);
    initiator.say({ type: 'offer', sdp: 'offer 1' });
  });

  it('takes one answer to its newest offer, and then the candidates that came before it', () => {
    for (const signal of [candidate('a', 1), answer(1), answer(1), candidate('b', 1)])
      initiator.receive(signal);
    expect(given).toEqual(['answer 1', 'a', 'b']);
  });

  it('takes nothing of an offer that it has replaced or is just replacing', () => {
    initiator.receive(answer(1));
    initiator.restart();
    initiator.receive(candidate('late', 1));
    initiator.say({ type: 'offer', sdp: 'offer 2' });
    for (const signal of [answer(1), candidate('later', 1), answer(2)]) initiator.receive(signal);
    expect(given).toEqual(['answer 1', 'answer 2']);
  });

  it('makes the next offer although the last one was never answered, but not two at once', () => {
    initiator.restart();
    initiator.restart();
    expect(offers).toBe(1);
    initiator.say({ type: 'offer', sdp: 'offer 2' });
    initiator.restart();
    expect(offers).toBe(2);
  });

  it('makes one offer for one wish that comes twice', () => {
    initiator.receive(answer(1));
    initiator.receive(ask(1));
    initiator.say({ type: 'offer', sdp: 'offer 2' });
    initiator.receive(answer(2));
    initiator.receive(ask(1));
    expect(offers).toBe(1);
  });

  it('says an offer again to whoever asks without knowing it', () => {
    initiator.receive(answer(1));
    initiator.restart();
    initiator.say({ type: 'offer', sdp: 'offer 2' });
    initiator.say({ type: 'candidate', candidate: { candidate: 'c' } });
    sent.length = 0;
    initiator.receive(ask(1));
    expect(sent).toEqual([offer(2), candidate('c', 2)]);
    expect(offers).toBe(1);
  });
});

describe('the other side', () => {
  let other: Attempts;
  beforeEach(() => {
    other = attempts(false);
  });

  it('takes every offer once, and no old one', () => {
    for (const signal of [offer(2), offer(2), offer(1)]) other.receive(signal);
    other.say({ type: 'answer', sdp: 'answer 2' });
    other.receive(offer(2));
    expect(given).toEqual(['offer 2']);
    expect(sent).toEqual([answer(2)]);
  });

  it('keeps candidates for the offer that they overtook', () => {
    for (const signal of [candidate('a', 1), candidate('b', 2), offer(1)]) other.receive(signal);
    expect(given).toEqual(['offer 1', 'a']);
    other.say({ type: 'answer', sdp: 'answer 1' });
    other.receive(offer(2));
    other.receive(candidate('old', 1));
    expect(given).toEqual(['offer 1', 'a', 'offer 2', 'b']);
  });

  it('answers one offer before it takes the next, and then the newest', () => {
    for (const signal of [offer(1), offer(2), offer(3)]) other.receive(signal);
    expect(given).toEqual(['offer 1']);
    other.say({ type: 'answer', sdp: 'answer 1' });
    expect(given).toEqual(['offer 1', 'offer 3']);
  });

  it('says of a candidate to which answer it belongs', () => {
    other.receive(offer(1));
    other.say({ type: 'answer', sdp: 'answer 1' });
    other.receive(offer(2));
    other.say({ type: 'candidate', candidate: { candidate: 'a' } });
    expect(sent).toEqual([answer(1), candidate('a', 1)]);
  });

  it('keeps a bounded number of candidates', () => {
    for (let i = 0; i < 1_000; i++) other.receive(candidate(`${i}`, 1));
    other.receive(offer(1));
    expect(given).toHaveLength(101);
  });

  it('asks for a restart, and says which offer it knows', () => {
    other.receive(offer(4));
    other.restart();
    expect(sent).toEqual([ask(4)]);
  });

  it('makes nothing of what only an initiator hears', () => {
    other.receive(answer(1));
    other.receive(ask(1));
    expect({ given, sent, offers }).toEqual({ given: [], sent: [], offers: 0 });
  });
});
