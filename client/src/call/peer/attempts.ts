import type { Signal } from '@preproom/models/contract/room/signalling';

/** What a peer says and hears while it negotiates: a signal without its attempt. */
export type PeerSignal =
  | { type: 'offer' | 'answer'; sdp: string }
  | { type: 'candidate'; candidate: Extract<Signal, { type: 'candidate' }>['candidate'] };

/** More candidates than this come of no browser. */
const MAX_HELD = 100;

interface AttemptsOptions {
  isInitiator: boolean;
  /** To the other side. */
  send(signal: Signal): void;
  /** To the peer here: in order, each once. */
  give(signal: PeerSignal): void;
  /** Makes the peer here offer anew. */
  offerAnew(): void;
}

export interface Attempts {
  /** The peer here has something for the other side. */
  say(signal: PeerSignal): void;
  /** Something came from the other side: perhaps late, twice, or before what it builds upon. */
  hear(signal: Signal): void;
  /** Begins the next attempt, or asks the initiator to. */
  restart(): void;
}

/** Numbers the offers of one peer, so that answers and candidates meet the offer that they belong to and no other. */
export function createAttempts(options: AttemptsOptions): Attempts {
  return options.isInitiator ? initiatorAttempts(options) : answererAttempts(options);
}

type Candidate = Extract<Signal, { type: 'candidate' }>;

function initiatorAttempts({ send, give, offerAnew }: AttemptsOptions): Attempts {
  let attempt = 0;
  // An offer is being made; what belongs to the one before is void by now.
  let isOffering = true;
  let isAnswered = false;
  // The offer and its candidates, in case all of it is lost on the way.
  let said: Signal[] = [];
  let held: Candidate[] = [];

  const restart = () => {
    if (isOffering) return;
    isOffering = true;
    offerAnew();
  };

  const restartAskedFor = (askedAt: number) => {
    if (askedAt === attempt) restart();
    // They do not know the newest offer: it is lost or still on its way.
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
    hear: (signal) => {
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
  // What the peer here says belongs to its last answer, also while it looks at the next offer.
  let answered = 0;
  // Browsers fail when a second offer comes between the first one and its answer.
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
    hear: (signal) => {
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
