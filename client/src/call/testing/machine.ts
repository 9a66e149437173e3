import type { Signal } from '@preproom/models/contract/room/signals';
import { callMachine } from '../machine/callMachine.ts';
import { type CallEffect, type CallEvent, type CallState, IDLE } from '../machine/callState.ts';
import { mentor, NEGOTIATION_ID, snapshot } from './roomFixtures.ts';

export const id = NEGOTIATION_ID;
export const offer: Signal = { type: 'offer', sdp: 'v=0', attempt: 1 };
export const candidate: Signal = { type: 'candidate', candidate: { candidate: 'a' }, attempt: 1 };
export const started: CallEvent = { type: 'negotiation:started', negotiationId: id, isInitiator: true };

/** The last step of a machine that is told these events one after the other. */
export function play(
  events: CallEvent[],
  from: CallState = IDLE,
): { state: CallState; effects: CallEffect[] } {
  let state = from;
  let effects: CallEffect[] = [];
  for (const event of events) ({ state, effects } = callMachine(state, event));
  return { state, effects };
}

export function joined(change = {}): CallEvent {
  return { type: 'joined', snapshot: snapshot(change), atMs: Date.parse('2026-11-20T13:00:08.000Z') };
}

export const ENTRY: CallEvent[] = [{ type: 'join', takeOver: false }, { type: 'signalling:up' }];
export const WAITING = [...ENTRY, joined({ other: mentor({ isPresent: false }) })];
export const CONNECTING = [
  ...ENTRY,
  joined(),
  started,
  { type: 'peer:opened', negotiationId: id } as CallEvent,
];
export const CONNECTED = [...CONNECTING, { type: 'peer:connected', negotiationId: id } as CallEvent];

export const types = (effects: CallEffect[]) => effects.map((effect) => effect.type);
