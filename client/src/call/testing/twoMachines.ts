import type { Signal } from '@preproom/models/contract/signalling';
import { callMachine, IDLE } from '../callMachine.ts';
import type { CallEffect, CallEvent, CallState, TimerName } from '../callState.ts';
import { isInRoom } from '../callState.ts';
import { mentor, participant, snapshot } from './roomFixtures.ts';

type Name = 'learner' | 'mentor';
const OTHER = { learner: 'mentor', mentor: 'learner' } as const;

interface FakePeer {
  negotiationId: string;
  isInitiator: boolean;
  isAnswered: boolean;
  isUp: boolean;
}

/** One browser tab: its machine, its socket and its one peer. */
class Side {
  state: CallState = IDLE;
  peer: FakePeer | null = null;
  /** Counts sockets and page loads; what was meant for an earlier one is lost. */
  socket = 0;
  isConnected = false;
  timers = new Map<TimerName, number>();
}

/** Two machines, the signalling service's rule for pairs, and peers that need an offer and an answer; all in virtual time. */
export class TwoMachines {
  readonly sides: Record<Name, Side> = { learner: new Side(), mentor: new Side() };
  readonly random: () => number;
  lossRate = 0;
  nowMs = 0;
  private readonly members = new Map<Name, string | null>();
  private queue: { atMs: number; order: number; run: () => void }[] = [];
  private order = 0;
  private negotiations = 0;
  private lastDeliveryMs: Record<Name, number> = { learner: 0, mentor: 0 };

  constructor(random: () => number) {
    this.random = random;
  }

  send(name: Name, event: CallEvent): void {
    const side = this.sides[name];
    const { state, effects } = callMachine(side.state, event);
    side.state = state;
    for (const effect of effects) this.run(name, effect);
  }

  /** Lets virtual time pass. */
  pass(ms: number): void {
    const endMs = this.nowMs + ms;
    for (;;) {
      this.queue.sort((a, b) => a.atMs - b.atMs || a.order - b.order);
      const next = this.queue[0];
      if (!next || next.atMs > endMs) break;
      this.queue.shift();
      this.nowMs = next.atMs;
      next.run();
    }
    this.nowMs = endMs;
  }

  reload(name: Name): void {
    this.dropSocket(name);
    this.closePeer(name);
    this.sides[name].state = IDLE;
    this.sides[name].timers.clear();
    this.send(name, { type: 'join', takeOver: false });
  }

  dropSocket(name: Name): void {
    const side = this.sides[name];
    if (!side.isConnected) return;
    side.isConnected = false;
    side.socket += 1;
    if (this.members.delete(name)) this.tell(OTHER[name], { type: 'other:left', reason: 'lost' });
    this.send(name, { type: 'signalling:down' });
    this.connectSocket(name);
  }

  /** Both ends notice that the path is gone; it heals by an ICE restart only. */
  interrupt(): void {
    for (const name of ['learner', 'mentor'] as const) {
      const { peer } = this.sides[name];
      if (!peer?.isUp) continue;
      peer.isUp = false;
      this.send(name, { type: 'peer:disconnected', negotiationId: peer.negotiationId });
    }
  }

  /** The browser gives up on a peer. */
  failPeer(name: Name): void {
    const { peer } = this.sides[name];
    if (!peer) return;
    this.closePeer(name);
    this.send(name, { type: 'peer:closed', negotiationId: peer.negotiationId });
  }

  private at(delayMs: number, run: () => void): void {
    this.queue.push({ atMs: this.nowMs + delayMs, order: this.order++, run });
  }

  private run(name: Name, effect: CallEffect): void {
    const side = this.sides[name];
    if (effect.type === 'openSignalling') this.connectSocket(name);
    else if (effect.type === 'closeSignalling') this.closeSocket(name);
    else if (effect.type === 'sendLeave') this.leave(name);
    else if (effect.type === 'join') this.request(name, () => this.join(name, effect.negotiationId));
    else if (effect.type === 'sendSignal') this.relay(name, effect.negotiationId, effect.signal);
    else if (effect.type === 'restartNegotiation') {
      this.request(name, () => this.members.get(name) === effect.negotiationId && this.pair(true));
    } else if (effect.type === 'openPeer') this.openPeer(name, effect.negotiationId, effect.isInitiator);
    else if (effect.type === 'closePeer') this.closePeer(name);
    else if (effect.type === 'signalPeer') this.signalPeer(name, effect.signal);
    else if (effect.type === 'restartIce') this.offer(name);
    else if (effect.type === 'startTimer') this.startTimer(name, effect.timer, effect.ms);
    else if (effect.type === 'stopTimers') {
      for (const timer of [...side.timers.keys()]) if (timer !== effect.except) side.timers.delete(timer);
    }
  }

  private startTimer(name: Name, timer: TimerName, ms: number): void {
    const side = this.sides[name];
    const order = this.order;
    side.timers.set(timer, order);
    this.at(ms, () => {
      if (side.timers.get(timer) !== order) return;
      side.timers.delete(timer);
      this.send(name, { type: 'timer', timer });
    });
  }

  private connectSocket(name: Name): void {
    const side = this.sides[name];
    const { socket } = side;
    this.at(50 + this.random() * 500, () => {
      if (side.socket !== socket || side.isConnected) return;
      side.isConnected = true;
      this.send(name, { type: 'signalling:up' });
    });
  }

  private closeSocket(name: Name): void {
    const side = this.sides[name];
    side.isConnected = false;
    side.socket += 1;
  }

  private leave(name: Name): void {
    if (this.members.delete(name)) this.tell(OTHER[name], { type: 'other:left', reason: 'left' });
  }

  /** To the service and, as long as the socket lives, handled there. */
  private request(name: Name, handle: () => unknown): void {
    const { socket } = this.sides[name];
    this.at(this.random() * 60, () => this.sides[name].socket === socket && handle());
  }

  /** From the service: in order, and only to the socket that is there now. */
  private tell(name: Name, event: CallEvent): void {
    const { socket } = this.sides[name];
    const atMs = Math.max(this.lastDeliveryMs[name], this.nowMs + this.random() * 60);
    this.lastDeliveryMs[name] = atMs;
    this.at(atMs - this.nowMs, () => this.sides[name].socket === socket && this.send(name, event));
  }

  private join(name: Name, negotiationId: string | null): void {
    const wasPresent = this.members.has(name);
    this.members.set(name, negotiationId);
    const isPresent = this.members.has(OTHER[name]);
    const [self, other] = name === 'learner' ? [participant(), mentor()] : [mentor(), participant()];
    this.tell(name, {
      type: 'joined',
      snapshot: snapshot({ self, other: { ...other, isPresent } }),
      atMs: this.nowMs,
    });
    if (isPresent && !wasPresent) this.tell(OTHER[name], { type: 'other:joined', participant: self });
    this.pair(false);
  }

  private pair(isForced: boolean): void {
    const [learner, mentorId] = [this.members.get('learner'), this.members.get('mentor')];
    if (learner === undefined || mentorId === undefined) return;
    if (!isForced && learner !== null && learner === mentorId) return;
    const negotiationId = `negotiation-${++this.negotiations}`;
    const initiator = this.random() < 0.5 ? 'learner' : 'mentor';
    for (const name of ['learner', 'mentor'] as const) {
      this.members.set(name, negotiationId);
      this.tell(name, { type: 'negotiation:started', negotiationId, isInitiator: name === initiator });
    }
  }

  /** Signals may be lost, and overtake each other. */
  private relay(from: Name, negotiationId: string, signal: Signal): void {
    const to = OTHER[from];
    if (this.random() < this.lossRate) return;
    this.request(from, () => {
      if (this.members.get(to) !== negotiationId) return;
      const { socket } = this.sides[to];
      const event: CallEvent = { type: 'signal:received', negotiationId, signal };
      this.at(this.random() * 200, () => this.sides[to].socket === socket && this.send(to, event));
    });
  }

  private openPeer(name: Name, negotiationId: string, isInitiator: boolean): void {
    const side = this.sides[name];
    if (side.peer) throw new Error(`${name} has two peers`);
    const peer: FakePeer = { negotiationId, isInitiator, isAnswered: false, isUp: false };
    side.peer = peer;
    this.at(this.random() * 300, () => {
      if (side.peer !== peer) return;
      this.send(name, { type: 'peer:opened', negotiationId });
      if (isInitiator) this.offer(name);
    });
  }

  private closePeer(name: Name): void {
    this.sides[name].peer = null;
  }

  private offer(name: Name): void {
    this.peerSays(name, { type: 'offer', sdp: 'offer', attempt: 1 });
  }

  private peerSays(name: Name, signal: Signal): void {
    const { peer } = this.sides[name];
    if (peer) this.send(name, { type: 'peer:signal', negotiationId: peer.negotiationId, signal });
  }

  private signalPeer(name: Name, signal: Signal): void {
    if (signal.type === 'offer') this.peerSays(name, { type: 'answer', sdp: 'answer', attempt: 1 });
    if (signal.type === 'answer') this.connectPeers();
  }

  private connectPeers(): void {
    const { learner, mentor: other } = this.sides;
    const id = learner.peer?.negotiationId;
    if (!id || other.peer?.negotiationId !== id) return;
    for (const name of ['learner', 'mentor'] as const) {
      this.at(this.random() * 100, () => this.peerUp(name, id));
    }
  }

  private peerUp(name: Name, id: string): void {
    const { peer } = this.sides[name];
    if (peer?.negotiationId !== id) return;
    peer.isUp = true;
    this.send(name, { type: 'peer:connected', negotiationId: id });
  }

  /** Both sides say connected, and mean the same connection. */
  isTogether(): boolean {
    const [a, b] = [this.sides.learner, this.sides.mentor];
    if (!isInRoom(a.state) || !isInRoom(b.state)) return false;
    const isConnected = a.state.status === 'connected' && b.state.status === 'connected';
    return isConnected && !!a.peer?.isUp && !!b.peer?.isUp && a.peer.negotiationId === b.peer.negotiationId;
  }
}
