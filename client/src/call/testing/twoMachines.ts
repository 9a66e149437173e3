import { isInRoom } from '../machine/callState.ts';
import { VirtualPath } from './virtualPath.ts';
import { type Name, VirtualService } from './virtualService.ts';
import { VirtualTab, type VirtualWorld } from './virtualTab.ts';
import { VirtualTime } from './virtualTime.ts';

export const NAMES = ['learner', 'mentor'] as const;

/** Two people's tabs, the service between them and the network between their peers; all in virtual time. */
export class TwoMachines implements VirtualWorld {
  readonly time: VirtualTime;
  readonly path: VirtualPath;
  readonly service: VirtualService;
  readonly tabs: VirtualTab[];
  lossRate = 0;

  constructor(seed: number) {
    this.time = new VirtualTime(seed);
    this.path = new VirtualPath(this.time);
    this.service = new VirtualService(this.time);
    this.tabs = NAMES.map((name) => new VirtualTab(this, name, `first tab of ${name}`));
  }

  /** The tab that this person uses: one in the room, or else the newest. */
  tab(name: Name): VirtualTab {
    const own = this.tabs.filter((tab) => tab.name === name);
    const tab = own.findLast(({ state }) => isInRoom(state)) ?? own.at(-1);
    if (!tab) throw new Error('no tab');
    return tab;
  }

  /** Whoever is not in the room goes in, and takes the seat over where they are asked. */
  joinBoth(): void {
    for (const name of NAMES) {
      const tab = this.tab(name);
      tab.send({ type: 'join', takeOver: tab.state.status === 'occupied' });
    }
  }

  /** A second tab of the same person asks for the seat, and takes it. */
  takeOver(name: Name): void {
    const tab = new VirtualTab(this, name, `tab ${this.tabs.length}`);
    this.tabs.push(tab);
    tab.send({ type: 'join', takeOver: true });
  }

  /** One device comes by another network; its page is mostly told. */
  move(name: Name): void {
    this.path.move();
    if (this.time.chance(0.7)) this.tab(name).send({ type: 'network:changed' });
  }

  /** Both say connected, and mean the same connection. */
  isTogether(): boolean {
    const tabs = NAMES.map((name) => this.tab(name));
    const [a, b] = tabs.map(({ peer }) => peer);
    const areConnected = tabs.every(({ state }) => state.status === 'connected');
    return areConnected && !!a?.isUp && !!b?.isUp && a.negotiationId === b.negotiationId;
  }

  /** What nobody needs any more, or too much of it; empty when all is well. */
  leaks(): string[] {
    const found: string[] = [];
    for (const { name, state, timers, peer, isConnected } of this.tabs) {
      if (isInRoom(state)) {
        const { early, past, negotiation } = state;
        const most = Math.max(early.length, negotiation?.queued.length ?? 0);
        if (most > 100 || past.length > 8) found.push(`queues of ${name}`);
      } else if (timers.size > 0 || peer || isConnected) {
        found.push(`${name}, ${state.status}: ${[...timers.keys()]}, peer ${peer !== null}, ${isConnected}`);
      }
    }
    if (this.path.peers.size > 2) found.push(`${this.path.peers.size} peers`);
    return found;
  }
}
