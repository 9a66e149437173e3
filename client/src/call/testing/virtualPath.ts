import type { Signal } from '@preproom/models/contract/room/signals';
import { type Attempts, createAttempts, type PeerSignal } from '../peer/attempts.ts';
import type { VirtualTime } from './virtualTime.ts';

/** What browsers do: a path that is lost is noticed late, and given up later still. */
const NOTICED_MS = 5_000;
const SILENT_MS = 2_000;
const FAILED_MS = 15_000;

export interface VirtualPeerListener {
  onSignal(signal: Signal): void;
  onMessage(text: string): void;
  onConnected(): void;
  onDisconnected(): void;
  onSilence(isSilent: boolean): void;
  onClosed(): void;
}

/** The network between two devices, and the peers that try to find a way through it. */
export class VirtualPath {
  isUp = true;
  /** Grows when a device comes by another address: what was found before leads nowhere. */
  epoch = 0;
  /** Through a relay no peer has an address of its own while the network is away. */
  isRelayed = false;
  /** Whether connections outlive the present loss. */
  heals = true;
  readonly peers = new Set<VirtualPeer>();
  readonly time: VirtualTime;

  constructor(time: VirtualTime) {
    this.time = time;
  }

  lose(heals: boolean): void {
    this.isUp = false;
    this.heals = heals;
    for (const peer of this.peers) peer.watch();
  }

  restore(): void {
    this.isUp = true;
    for (const peer of this.peers) {
      peer.look();
      peer.listen();
    }
  }

  /** One device comes by another address. */
  move(): void {
    this.epoch += 1;
    for (const peer of this.peers) peer.watch();
  }

  otherThan(peer: VirtualPeer): VirtualPeer | undefined {
    return [...this.peers].find((other) => other !== peer && other.negotiationId === peer.negotiationId);
  }
}

/** As much of a browser's peer connection as matters: offers, answers, candidates, and what it does not forgive. */
export class VirtualPeer {
  readonly negotiationId: string;
  readonly attempts: Attempts;
  isUp = false;
  private readonly path: VirtualPath;
  private readonly isInitiator: boolean;
  private readonly listener: VirtualPeerListener;
  private hasChannel = false;
  private isAnswering = false;
  private offers = 0;
  /** The description here, and the one by which there was a connection last; each with the network that it was made in. */
  private local = { name: '', epoch: -1 };
  private found = this.local;
  private remote = '';
  private hasTheirCandidate = false;
  private downSinceMs = 0;

  constructor(path: VirtualPath, negotiationId: string, isInitiator: boolean, listener: VirtualPeerListener) {
    this.path = path;
    this.negotiationId = negotiationId;
    this.isInitiator = isInitiator;
    this.listener = listener;
    this.attempts = createAttempts({
      isInitiator,
      send: listener.onSignal,
      give: (signal) => this.isOpen && this.take(signal),
      renegotiate: () => this.offer(),
    });
    path.peers.add(this);
    this.downSinceMs = path.time.nowMs;
    this.giveUpLater();
    if (isInitiator) this.offer();
  }

  get isOpen(): boolean {
    return this.path.peers.has(this);
  }

  /** Closed here; the other side notices by its channel, if the network lets it. */
  destroy(): void {
    if (!this.path.peers.delete(this)) return;
    const other = [...this.path.peers].find(({ negotiationId }) => negotiationId === this.negotiationId);
    this.isUp = false;
    if (other?.hasChannel && this.path.isUp) this.later(100, () => other.die());
  }

  die(): void {
    if (!this.isOpen) return;
    this.destroy();
    this.listener.onClosed();
  }

  sendMessage(text: string): void {
    const other = this.path.otherThan(this);
    if (!this.hasChannel || !other?.hasChannel) return;
    // The channel repeats what the network loses, so that it arrives late.
    const delayMs = this.isUp ? 80 : 8_000;
    this.later(delayMs, () => this.path.isUp && other.isOpen && other.listener.onMessage(text));
  }

  /** The path may be gone: noticed and given up in time unless it comes back. */
  watch(): void {
    this.later(SILENT_MS, () => {
      if (!this.isUp || this.isOnPath()) return;
      this.listener.onSilence(true);
    });
    this.later(NOTICED_MS, () => {
      if (!this.isUp || this.isOnPath()) return;
      this.isUp = false;
      this.downSinceMs = this.path.time.nowMs;
      this.listener.onDisconnected();
      this.giveUpLater();
    });
  }

  /** Media resumes on the old path before ICE reports a failure. */
  listen(): void {
    this.later(250, () => this.isUp && this.isOnPath() && this.listener.onSilence(false));
  }

  private isOnPath(): boolean {
    return this.path.isUp && this.found.epoch === this.path.epoch;
  }

  /** Looks whether the two descriptions and the network make a connection now. */
  look(): void {
    this.later(300, () => {
      const other = this.path.otherThan(this);
      if (!other || !this.isSound() || !other.isSound()) return;
      for (const peer of [this, other]) peer.connect();
    });
  }

  private isSound(): boolean {
    const other = this.path.otherThan(this);
    if (!this.path.isUp || !other || this.local.epoch !== this.path.epoch) return false;
    const isAgreed = this.local.name === this.remote && other.local.name === this.remote;
    return isAgreed && (this.hasTheirCandidate || other.hasTheirCandidate);
  }

  private connect(): void {
    if (!this.isOpen) return;
    // After some losses only an ICE restart helps.
    if (!this.isUp && !this.path.heals && this.local.name === this.found.name) return;
    this.found = this.local;
    this.listen();
    if (this.isUp) return;
    this.isUp = true;
    this.hasChannel = true;
    this.listener.onConnected();
  }

  private giveUpLater(): void {
    const sinceMs = this.downSinceMs;
    this.path.time.at(FAILED_MS, () => {
      if (!this.isUp && this.downSinceMs === sinceMs) this.die();
    });
  }

  private later(limitMs: number, run: () => void): void {
    this.path.time.at(this.path.time.upTo(limitMs), run);
  }

  private describe(name: string): void {
    this.local = { name, epoch: this.path.epoch };
    this.later(150, () => {
      if (!this.isOpen || this.local.name !== name || (this.path.isRelayed && !this.path.isUp)) return;
      this.attempts.say({ type: 'candidate', candidate: { candidate: name } });
    });
  }

  private offer(): void {
    this.later(40, () => {
      if (!this.isOpen) return;
      this.remote = '';
      this.hasTheirCandidate = false;
      this.offers += 1;
      this.describe(`${this.negotiationId}#${this.offers}`);
      this.attempts.say({ type: 'offer', sdp: this.local.name });
    });
  }

  /** Throws where a browser would: that ends a call. */
  private take(signal: PeerSignal): void {
    const name = signal.type === 'candidate' ? signal.candidate.candidate : signal.sdp;
    if (!name.startsWith(`${this.negotiationId}#`)) throw new Error(`${name} given to ${this.negotiationId}`);
    if (signal.type === 'offer') this.answer(name);
    else if (signal.type === 'answer') {
      if (name !== this.local.name || this.remote === name)
        throw new Error(`answer ${name} to ${this.local.name}`);
      this.remote = name;
    } else if (name === this.remote) this.hasTheirCandidate = true;
    else throw new Error(`candidate ${name} to ${this.remote}`);
    this.look();
  }

  private answer(name: string): void {
    if (this.isInitiator || this.isAnswering) throw new Error(`offer ${name} out of turn`);
    this.isAnswering = true;
    this.remote = name;
    this.hasTheirCandidate = false;
    this.later(40, () => {
      if (!this.isOpen) return;
      this.isAnswering = false;
      this.describe(name);
      this.attempts.say({ type: 'answer', sdp: name });
      this.look();
    });
  }
}
