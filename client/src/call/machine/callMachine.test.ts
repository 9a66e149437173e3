import type { ErrorCode } from '@preproom/models/contract/http/errors';
import type { Signal } from '@preproom/models/contract/room/signals';
import { describe, expect, it } from 'vitest';
import {
  CONNECTED,
  CONNECTING,
  candidate,
  ENTRY,
  id,
  joined,
  offer,
  play,
  started,
  types,
  WAITING,
} from '../testing/machine.ts';
import { mentor } from '../testing/roomFixtures.ts';
import { callMachine } from './callMachine.ts';
import type { CallEvent, CallState, InRoomState } from './callState.ts';
import { isInRoom } from './callState.ts';

describe('the way in', () => {
  it('opens the socket, then asks to join, then waits for the other person', () => {
    expect(play(ENTRY.slice(0, 1)).effects).toEqual([{ type: 'openSignalling' }]);
    expect(play(ENTRY).effects).toEqual([{ type: 'join', takeOver: false, negotiationId: null }]);
    expect(play(WAITING).state).toMatchObject({ status: 'waiting', reason: 'not_here' });
  });

  it('knows the server clock from the snapshot', () => {
    expect(play(WAITING).state).toMatchObject({ room: { clockOffsetMs: 2_000 } });
  });

  it.each<[ErrorCode, Partial<CallState>]>([
    ['already_joined', { status: 'occupied' }],
    ['client_outdated', { status: 'failed', reason: 'outdated' }],
    ['room_not_found', { status: 'failed', reason: 'refused' }],
    ['room_not_open', { status: 'failed', reason: 'refused' }],
    ['signed_out', { status: 'failed', reason: 'login_ended' }],
    ['other_account', { status: 'failed', reason: 'other_account' }],
    ['unavailable', { status: 'joining' }],
    ['too_many_requests', { status: 'joining' }],
  ])('a join refused with %s', (code, expected) => {
    expect(play([...ENTRY, { type: 'join:refused', code }]).state).toMatchObject(expected);
  });

  it('asks again after a passing refusal', () => {
    const refused = play([...ENTRY, { type: 'join:refused', code: 'unavailable' }]);
    expect(types(refused.effects)).toEqual(['startTimer']);
    expect(types(play([{ type: 'timer', timer: 'rejoin' }], refused.state).effects)).toEqual(['join']);
  });

  it('takes the seat of another tab only when told to', () => {
    const occupied = play([...ENTRY, { type: 'join:refused', code: 'already_joined' }]);
    expect(types(occupied.effects)).toEqual(['stopTimers', 'closeSignalling']);
    const { effects } = play([{ type: 'join', takeOver: true }, { type: 'signalling:up' }], occupied.state);
    expect(effects).toEqual([{ type: 'join', takeOver: true, negotiationId: null }]);
  });
});

describe('negotiation', () => {
  it('drops the old peer and opens the new one', () => {
    const next: CallEvent = { type: 'negotiation:started', negotiationId: 'next', isInitiator: false };
    const { state, effects } = play([...CONNECTED, next]);
    expect(types(effects)).toEqual(['stopTimers', 'closePeer', 'openPeer', 'startTimer', 'startTimer']);
    expect(state).toMatchObject({ status: 'reconnecting', negotiation: { id: 'next', isInitiator: false } });
  });

  it('keeps signals until the peer exists, in order', () => {
    const arrived = (signal: Signal): CallEvent => ({ type: 'signal:received', negotiationId: id, signal });
    const early = [...ENTRY, joined(), started, arrived(offer), arrived(candidate)];
    expect(play(early).effects).toEqual([]);
    expect(play([...early, { type: 'peer:opened', negotiationId: id }]).effects).toEqual([
      { type: 'signalPeer', signal: offer },
      { type: 'signalPeer', signal: candidate },
    ]);
  });

  const now: CallEvent = { type: 'negotiation:started', negotiationId: 'now', isInitiator: true };
  const replaced = play([...CONNECTED, now]).state;
  const late: CallEvent[] = [
    { type: 'signal:received', negotiationId: id, signal: offer },
    { type: 'peer:signal', negotiationId: id, signal: offer },
    { type: 'peer:connected', negotiationId: id },
    { type: 'peer:disconnected', negotiationId: id },
    { type: 'peer:closed', negotiationId: id },
    { type: 'peer:opened', negotiationId: id },
    { type: 'negotiation:started', negotiationId: id, isInitiator: false },
    now,
  ];
  it.each(late)('ignores $type of $negotiationId when it is late or comes twice', (event) => {
    expect(callMachine(replaced, event)).toEqual({ state: replaced, effects: [] });
  });

  it('keeps a signal that overtakes the start of its negotiation, and few of them', () => {
    const early = (signal: Signal): CallEvent => ({ type: 'signal:received', negotiationId: 'next', signal });
    const kept = play(
      Array.from({ length: 200 }, () => early(offer)),
      play(CONNECTED).state,
    );
    expect(kept.effects).toEqual([]);
    const next: CallEvent = { type: 'negotiation:started', negotiationId: 'next', isInitiator: false };
    const opened = play([next, { type: 'peer:opened', negotiationId: 'next' }], kept.state);
    expect(opened.effects).toEqual(
      Array.from({ length: 100 }, () => ({ type: 'signalPeer', signal: offer })),
    );
    expect(opened.state).toMatchObject({ early: [] });
  });

  it('asks for a new negotiation when the connection takes too long, then joins anew', () => {
    const first = play([...CONNECTING, { type: 'timer', timer: 'connect' }]);
    expect(types(first.effects)).toEqual(['restartNegotiation', 'startTimer']);
    const second = play([{ type: 'timer', timer: 'connect' }], first.state);
    expect(types(second.effects)).toEqual(['join', 'startTimer']);
  });

  it('asks for a new negotiation when the peer fails', () => {
    const { state, effects } = play([...CONNECTED, { type: 'peer:closed', negotiationId: id }]);
    expect(types(effects)).toEqual(['closePeer', 'stopTimers', 'restartNegotiation', 'startTimer']);
    expect(state).toMatchObject({ status: 'reconnecting', reason: 'connection_lost' });
  });
});

describe('a lost socket', () => {
  it('leaves the media alone and rejoins with the live negotiation', () => {
    const down = play([...CONNECTED, { type: 'signalling:down' }]);
    expect(down).toMatchObject({ state: { status: 'connected', signalling: 'down' }, effects: [] });
    const up = play([{ type: 'signalling:up' }], down.state);
    expect(up.effects).toEqual([{ type: 'join', takeOver: false, negotiationId: id }]);
    const back = play([joined({ other: mentor({ isPresent: false }) })], up.state);
    expect(back.state).toMatchObject({ status: 'connected', signalling: 'joined' });
    expect(types(back.effects)).not.toContain('closePeer');
  });

  it.each([true, false])(
    'believes the last it heard of devices, while the other page is still away: %s',
    (isUp) => {
      const away = mentor({
        isPresent: false,
        media: { ...mentor().media, microphone: false, camera: false },
      });
      const link: CallEvent[] = isUp ? [] : [{ type: 'peer:disconnected', negotiationId: id }];
      const events: CallEvent[] = [...link, { type: 'signalling:down' }, { type: 'signalling:up' }];
      const { state } = play([...CONNECTED, ...events, joined({ other: away })]);
      expect(state).toMatchObject({ room: { other: { isPresent: false, media: mentor().media } } });
      const back: CallEvent = { type: 'other:joined', participant: { ...away, isPresent: true } };
      expect(play([back], state).state).toMatchObject({ room: { other: { media: away.media } } });
    },
  );

  it('rejoins without one when the peer is not up', () => {
    const { effects } = play([...CONNECTING, { type: 'signalling:down' }, { type: 'signalling:up' }]);
    expect(effects).toEqual([{ type: 'join', takeOver: false, negotiationId: null }]);
  });

  it.each<[ErrorCode, Partial<CallState>]>([
    ['already_joined', { status: 'replaced' }],
    ['room_not_open', { status: 'ended', reason: 'closed_meanwhile' }],
    ['unavailable', { status: 'connected' }],
  ])('a rejoin refused with %s', (code, expected) => {
    const { state } = play([...CONNECTED, { type: 'signalling:up' }, { type: 'join:refused', code }]);
    expect(state).toMatchObject(expected);
  });
});

describe('the other person', () => {
  const lost: CallEvent[] = [...CONNECTED, { type: 'other:left', reason: 'lost' }];

  it('who is lost is waited for while the peer stays', () => {
    const { state, effects } = play(lost);
    expect(state).toMatchObject({ status: 'reconnecting', reason: 'other_lost' });
    expect(types(effects)).toEqual(['startTimer']);
  });

  it('who comes back with the same peer is simply there again', () => {
    const { state } = play([...lost, { type: 'other:joined', participant: mentor() }]);
    expect(state).toMatchObject({ status: 'connected', room: { other: { isPresent: true } } });
  });

  it('who stays away is said to be gone once their peer is gone, too', () => {
    const absence: CallEvent = { type: 'timer', timer: 'absence' };
    expect(play([...lost, absence]).state.status).toBe('connected');
    const gone = play([...lost, { type: 'peer:closed', negotiationId: id }, absence]);
    expect(gone.state).toMatchObject({ status: 'waiting', reason: 'lost', negotiation: null });
  });

  it('tells the service when their peer dies meanwhile, so that their return starts anew', () => {
    const { effects } = play([...lost, { type: 'peer:closed', negotiationId: id }]);
    expect(effects).toContainEqual({ type: 'restartNegotiation', negotiationId: id });
  });

  it('who leaves ends the connection but not the room', () => {
    const { state, effects } = play([...CONNECTED, { type: 'other:left', reason: 'left' }]);
    expect(state).toMatchObject({ status: 'waiting', reason: 'left', negotiation: null });
    expect(types(effects)).toEqual(['stopTimers', 'closePeer']);
  });
});

describe('the way out', () => {
  const letGo = ['stopTimers', 'closePeer', 'closeSignalling', 'releaseMedia'];

  it.each<[string, CallEvent, Partial<CallState>, string[]]>([
    ['leave', { type: 'leave' }, { status: 'left' }, ['sendLeave', ...letGo]],
    ['closed', { type: 'room:closed', reason: 'ended' }, { status: 'ended', reason: 'ended' }, letGo],
    ['replaced', { type: 'room:replaced' }, { status: 'replaced' }, letGo],
    ['login ended', { type: 'login:ended' }, { status: 'failed', code: 'signed_out' }, letGo],
  ])('%s lets everything go', (_name, event, expected, effects) => {
    for (const start of [ENTRY, WAITING, CONNECTING, CONNECTED]) {
      const step = play([...start, event]);
      expect(step.state).toMatchObject(expected);
      expect(types(step.effects)).toEqual(effects);
    }
  });

  it('is final for everything but a new join', () => {
    const { state } = play([...CONNECTED, { type: 'leave' }]);
    for (const event of CONNECTED.slice(1)) expect(callMachine(state, event)).toEqual({ state, effects: [] });
    expect(play([{ type: 'join', takeOver: false }], state).state.status).toBe('joining');
  });
});

it('keeps what the service says of the room', () => {
  const events: CallEvent[] = [
    ...CONNECTED,
    { type: 'session:changed', status: 'live' },
    { type: 'other:changed', media: { ...mentor().media, screen: true } },
  ];
  const state = play(events).state as InRoomState;
  expect(isInRoom(state)).toBe(true);
  expect(state.room).toMatchObject({ sessionStatus: 'live', other: { media: { screen: true } } });
});
