import type { Signal } from '@preproom/models/contract/room/signals';
import type { CallEvent } from '../machine/callState.ts';
import { mentor, participant, snapshot } from './roomFixtures.ts';
import type { VirtualTime } from './virtualTime.ts';

export type Name = 'learner' | 'mentor';
const OTHER = { learner: 'mentor', mentor: 'learner' } as const;

/** One page's connection to the service; dead ones hear nothing more. */
export interface VirtualSocket {
  name: Name;
  tabId: string;
  isAlive: boolean;
  hear(event: CallEvent): void;
}

interface Place {
  socket: VirtualSocket;
  negotiationId: string | null;
}

/** The service's rule for pairs. What it tells arrives in order; signals may arrive twice, late, and out of order. */
export class VirtualService {
  /** Of the signals and the events about negotiations, how many come a second time. */
  doubleRate = 0;
  private readonly time: VirtualTime;
  private readonly places = new Map<Name, Place>();
  private negotiations = 0;
  private lastAtMs = 0;

  constructor(time: VirtualTime) {
    this.time = time;
  }

  join(socket: VirtualSocket, negotiationId: string | null, takeOver: boolean): void {
    const { name } = socket;
    const held = this.places.get(name)?.socket;
    if (held && held.tabId !== socket.tabId && !takeOver) {
      this.tell(socket, { type: 'join:refused', code: 'already_joined' });
      return;
    }
    if (held && held !== socket) this.tell(held, { type: 'room:replaced' });
    this.places.set(name, { socket, negotiationId });
    const other = this.places.get(OTHER[name]);
    const [self, theOther] = name === 'learner' ? [participant(), mentor()] : [mentor(), participant()];
    const room = snapshot({ self, other: { ...theOther, isPresent: other !== undefined } });
    this.tell(socket, { type: 'joined', snapshot: room, atMs: this.time.nowMs });
    if (other) this.tell(other.socket, { type: 'other:joined', participant: self });
    this.pair();
  }

  leave(socket: VirtualSocket, reason: 'left' | 'lost'): void {
    if (this.places.get(socket.name)?.socket !== socket) return;
    this.places.delete(socket.name);
    const other = this.places.get(OTHER[socket.name]);
    if (other) this.tell(other.socket, { type: 'other:left', reason });
  }

  restart(socket: VirtualSocket, negotiationId: string): void {
    const place = this.places.get(socket.name);
    if (place?.socket !== socket || place.negotiationId !== negotiationId) return;
    place.negotiationId = null;
    this.pair();
  }

  relay(socket: VirtualSocket, negotiationId: string, signal: Signal): void {
    const own = this.places.get(socket.name);
    const other = this.places.get(OTHER[socket.name]);
    if (own?.socket !== socket || own.negotiationId !== negotiationId) return;
    if (other?.negotiationId !== negotiationId) return;
    const hear = () =>
      other.socket.isAlive && other.socket.hear({ type: 'signal:received', negotiationId, signal });
    this.time.at(this.time.upTo(200), hear);
    if (this.time.chance(this.doubleRate)) this.time.at(this.time.upTo(12_000), hear);
  }

  private pair(): void {
    const places = (['learner', 'mentor'] as const).map((name) => this.places.get(name));
    const [learner, other] = places;
    if (!learner || !other) return;
    if (learner.negotiationId !== null && learner.negotiationId === other.negotiationId) return;
    const negotiationId = `negotiation-${++this.negotiations}`;
    const initiator = this.time.pick([learner, other]);
    for (const place of [learner, other]) {
      place.negotiationId = negotiationId;
      const event = { type: 'negotiation:started', negotiationId, isInitiator: place === initiator } as const;
      this.tell(place.socket, event);
      if (this.time.chance(this.doubleRate)) {
        this.time.at(this.time.upTo(12_000), () => place.socket.isAlive && place.socket.hear(event));
      }
    }
  }

  private tell(socket: VirtualSocket, event: CallEvent): void {
    this.lastAtMs = Math.max(this.lastAtMs, this.time.nowMs + this.time.upTo(60));
    this.time.at(this.lastAtMs - this.time.nowMs, () => socket.isAlive && socket.hear(event));
  }
}
