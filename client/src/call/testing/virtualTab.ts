import { callMachine } from '../machine/callMachine.ts';
import type { CallEffect, CallEvent, CallState, TimerName } from '../machine/callState.ts';
import { IDLE, isInRoom } from '../machine/callState.ts';
import { readSignal, writeSignal } from '../peer/channelSignals.ts';
import { type VirtualPath, VirtualPeer } from './virtualPath.ts';
import type { Name, VirtualService, VirtualSocket } from './virtualService.ts';
import type { VirtualTime } from './virtualTime.ts';

/** How long the page waits for an acknowledgement. */
const ANSWER_TIMEOUT_MS = 8_000;

export interface VirtualWorld {
  time: VirtualTime;
  path: VirtualPath;
  service: VirtualService;
  /** Of the requests, how many are lost on their way. */
  lossRate: number;
}

/** One browser tab: its machine, its socket, its timers and its one peer. */
export class VirtualTab {
  state: CallState = IDLE;
  peer: VirtualPeer | null = null;
  readonly timers = new Map<TimerName, symbol>();
  readonly name: Name;
  private readonly world: VirtualWorld;
  private readonly tabId: string;
  private socket: VirtualSocket | null = null;
  /** The join that is not answered yet. */
  private joining: symbol | null = null;
  private sentAtMs = 0;

  constructor(world: VirtualWorld, name: Name, tabId: string) {
    this.world = world;
    this.name = name;
    this.tabId = tabId;
  }

  get isConnected(): boolean {
    return this.socket?.isAlive ?? false;
  }

  send(event: CallEvent): void {
    const { state, effects } = callMachine(this.state, event);
    this.state = state;
    for (const effect of effects) (this.runners[effect.type] as (effect: CallEffect) => void)(effect);
  }

  /** The page is loaded anew and goes straight back in. */
  reload(): void {
    this.closeSocket();
    this.closePeer();
    this.timers.clear();
    this.state = IDLE;
    this.world.time.at(this.world.time.upTo(2_000), () => this.send({ type: 'join', takeOver: false }));
  }

  /** Gone for so long; the service may notice later than the page. */
  dropSocket(awayMs = 0): void {
    if (!this.socket) return;
    this.closeSocket();
    this.send({ type: 'signalling:down' });
    this.connect(awayMs);
  }

  private connect(afterMs = 0): void {
    const { time } = this.world;
    const socket: VirtualSocket = {
      name: this.name,
      tabId: this.tabId,
      isAlive: false,
      hear: (event) => this.hear(event),
    };
    this.socket = socket;
    time.at(afterMs + 50 + time.upTo(500), () => {
      if (this.socket !== socket) return;
      socket.isAlive = true;
      this.send({ type: 'signalling:up' });
    });
  }

  private closeSocket(): void {
    const { socket } = this;
    this.socket = null;
    this.joining = null;
    if (!socket) return;
    socket.isAlive = false;
    const { time, service } = this.world;
    time.at(time.upTo(3_000), () => service.leave(socket, 'lost'));
  }

  private hear(event: CallEvent): void {
    if (event.type === 'joined' || event.type === 'join:refused') this.joining = null;
    this.send(event);
  }

  private readonly runners: {
    [Type in CallEffect['type']]: (effect: Extract<CallEffect, { type: Type }>) => void;
  } = {
    openSignalling: () => this.connect(),
    closeSignalling: () => this.closeSocket(),
    checkSignalling: () => {},
    sendLeave: () => this.socket && this.world.service.leave(this.socket, 'left'),
    join: ({ negotiationId, takeOver }) => this.join(negotiationId, takeOver),
    sendSignal: (effect) => this.sendSignal(effect),
    restartNegotiation: ({ negotiationId }) =>
      this.request((service, socket) => service.restart(socket, negotiationId)),
    openPeer: ({ negotiationId, isInitiator }) => this.openPeer(negotiationId, isInitiator),
    closePeer: () => this.closePeer(),
    signalPeer: ({ signal }) => this.peer?.attempts.receive(signal),
    restartIce: () => this.peer?.attempts.restart(),
    startTimer: ({ timer, ms }) => this.startTimer(timer, ms),
    stopTimers: ({ except }) => {
      for (const timer of [...this.timers.keys()]) if (timer !== except) this.timers.delete(timer);
    },
    releaseMedia: () => {},
  };

  /** In order, as long as the socket lives; some are lost. */
  private request(serve: (service: VirtualService, socket: VirtualSocket) => void): void {
    const { socket } = this;
    const { time, service, lossRate } = this.world;
    if (!socket?.isAlive || time.chance(lossRate)) return;
    this.sentAtMs = Math.max(this.sentAtMs, time.nowMs + time.upTo(60));
    time.at(this.sentAtMs - time.nowMs, () => socket.isAlive && serve(service, socket));
  }

  private join(negotiationId: string | null, takeOver: boolean): void {
    const mine = Symbol();
    this.joining = mine;
    this.request((service, socket) => service.join(socket, negotiationId, takeOver));
    this.world.time.at(ANSWER_TIMEOUT_MS, () => {
      if (this.joining === mine) this.hear({ type: 'join:refused', code: 'unavailable' });
    });
  }

  private sendSignal({ negotiationId, signal }: Extract<CallEffect, { type: 'sendSignal' }>): void {
    this.peer?.sendMessage(writeSignal({ negotiationId, signal }));
    if (isInRoom(this.state) && this.state.signalling === 'joined') {
      this.request((service, socket) => service.relay(socket, negotiationId, signal));
    }
  }

  private openPeer(negotiationId: string, isInitiator: boolean): void {
    if (this.peer) throw new Error(`${this.name} has two peers`);
    const { time, path } = this.world;
    time.at(time.upTo(300), () => {
      const { state } = this;
      if (!isInRoom(state) || state.negotiation?.id !== negotiationId || this.peer) return;
      this.peer = new VirtualPeer(path, negotiationId, isInitiator, {
        onSignal: (signal) => this.send({ type: 'peer:signal', negotiationId, signal }),
        onMessage: (text) => {
          const signal = readSignal(text);
          if (signal) this.send({ type: 'signal:received', ...signal });
        },
        onConnected: () => this.send({ type: 'peer:connected', negotiationId }),
        onSilence: (isSilent) => this.send({ type: isSilent ? 'peer:silent' : 'peer:heard', negotiationId }),
        onDisconnected: () => this.send({ type: 'peer:disconnected', negotiationId }),
        onClosed: () => this.send({ type: 'peer:closed', negotiationId }),
      });
      this.send({ type: 'peer:opened', negotiationId });
    });
  }

  private closePeer(): void {
    this.peer?.destroy();
    this.peer = null;
  }

  private startTimer(timer: TimerName, ms: number): void {
    const mine = Symbol();
    this.timers.set(timer, mine);
    this.world.time.at(ms, () => {
      if (this.timers.get(timer) !== mine) return;
      this.timers.delete(timer);
      this.send({ type: 'timer', timer });
    });
  }
}
