import type { Signal } from '@preproom/models/contract/room/signals';

/** A signal as the peer sends and receives it, without its attempt number. */
export type PeerSignal =
  | { type: 'offer' | 'answer'; sdp: string }
  | { type: 'candidate'; candidate: Extract<Signal, { type: 'candidate' }>['candidate'] };

/** More candidates than any browser sends. */
const MAX_HELD = 100;

interface AttemptsOptions {
  isInitiator: boolean;
  /** Sends to the other side. */
  send(signal: Signal): void;
  /** Passes a signal to the own peer, in order and once each. */
  give(signal: PeerSignal): void;
  /** Makes the own peer create a new offer. */
  renegotiate(): void;
}

export interface Attempts {
  /** The own peer has a signal for the other side. */
  say(signal: PeerSignal): void;
  /** A signal from the other side. It may be late, duplicate or out of order. */
  receive(signal: Signal): void;
  /** Begins the next attempt, or requests it from the initiator. */
  restart(): void;
}

/** Numbers the offers of one peer, so that answers and candidates are matched to their own offer. */
export function createAttempts(options: AttemptsOptions): Attempts {
  return options.isInitiator ? initiatorAttempts(options) : answererAttempts(options);
}

type Candidate = Extract<Signal, { type: 'candidate' }>;

function initiatorAttempts({ send, give, renegotiate }: AttemptsOptions): Attempts {
  let attempt = 0;
  // A new offer is being created; signals of the previous one are ignored.
  let isOffering = true;
  let isAnswered = false;
  // The offer and its candidates, kept for sending them again if they are lost.
  let said: Signal[] = [];
  let held: Candidate[] = [];

  const restart = () => {
    if (isOffering) return;
    isOffering = true;
    renegotiate();
  };

  const restartAskedFor = (askedAt: number) => {
    if (askedAt === attempt) restart();
    // The other side does not have the newest offer: it is lost or still in transit.
    else if (askedAt < attempt && !isOffering && !isAnswered) for (const signal of said) send(signal);
  };

  return {
    say: (signal) => {
      if (signal.type === 'offer') {
        attempt += 1;
        isOffering = false;
        isAnswered = false;
        said = [];
        held = [];
      }
      if (attempt === 0) return;
      const numbered: Signal = { ...signal, attempt };
      if (said.length < MAX_HELD) said.push(numbered);
      send(numbered);
    },
    receive: (signal) => {
      if (signal.type === 'ice-restart') return restartAskedFor(signal.attempt);
      if (signal.attempt !== attempt || isOffering) return;
      if (signal.type === 'answer' && !isAnswered) {
        isAnswered = true;
        give(signal);
        for (const candidate of held.splice(0)) give(candidate);
      } else if (signal.type === 'candidate') {
        if (isAnswered) give(signal);
        else if (held.length < MAX_HELD) held.push(signal);
      }
    },
    restart,
  };
}

function answererAttempts({ send, give }: AttemptsOptions): Attempts {
  let attempt = 0;
  // Signals of the own peer belong to its last answer, also while it processes the next offer.
  let answered = 0;
  // Browsers fail when a second offer arrives before the first one is answered.
  let isAnswering = false;
  let next: Extract<Signal, { sdp: string }> | null = null;
  let held: Candidate[] = [];

  const take = (offer: Extract<Signal, { sdp: string }>) => {
    attempt = offer.attempt;
    isAnswering = true;
    give(offer);
    const candidates = held.filter((candidate) => candidate.attempt === attempt);
    held = held.filter((candidate) => candidate.attempt > attempt);
    for (const candidate of candidates) give(candidate);
  };

  return {
    say: (signal) => {
      if (signal.type === 'answer') answered = attempt;
      if (answered > 0) send({ ...signal, attempt: answered });
      if (signal.type !== 'answer') return;
      isAnswering = false;
      const waiting = next;
      next = null;
      if (waiting) take(waiting);
    },
    receive: (signal) => {
      if (signal.type === 'offer' && signal.attempt > Math.max(attempt, next?.attempt ?? 0)) {
        if (isAnswering) next = signal;
        else take(signal);
      } else if (signal.type === 'candidate') {
        if (signal.attempt === attempt) give(signal);
        else if (signal.attempt > attempt && held.length < MAX_HELD) held.push(signal);
      }
    },
    restart: () => send({ type: 'ice-restart', attempt: Math.max(attempt, 1) }),
  };
}
