import { describe, expect, it } from 'vitest';
import {
  CONNECTED,
  CONNECTING,
  candidate,
  id,
  joined,
  offer,
  play,
  started,
  types,
  WAITING,
} from '../testing/machine.ts';
import { mentor } from '../testing/roomFixtures.ts';
import type { CallEvent } from './callState.ts';

describe('an interrupted path', () => {
  const interrupted: CallEvent[] = [...CONNECTED, { type: 'peer:disconnected', negotiationId: id }];

  it('is not shown at once, and forgotten when it heals', () => {
    expect(play(interrupted).state.status).toBe('connected');
    const healed = play([...interrupted, { type: 'peer:connected', negotiationId: id }]);
    expect(healed).toMatchObject({ state: { status: 'connected' }, effects: [{ type: 'stopTimers' }] });
  });

  const path: CallEvent = { type: 'timer', timer: 'path' };

  it.each([true, false])('leads to an ICE restart, initiator or not: %s', (isInitiator) => {
    const events = interrupted.map((event) => (event === started ? { ...started, isInitiator } : event));
    const { state, effects } = play([...(events as CallEvent[]), path]);
    expect(state).toMatchObject({ status: 'reconnecting', reason: 'connection_lost' });
    expect(effects).toEqual([{ type: 'restartIce' }, { type: 'startTimer', timer: 'path', ms: 2_000 }]);
  });

  it('leads to one restart after the other, unless the last one is getting somewhere', () => {
    const answered: CallEvent = { type: 'signal:received', negotiationId: id, signal: offer };
    const found: CallEvent = { type: 'peer:signal', negotiationId: id, signal: candidate };
    for (const events of [
      [path, path],
      [path, answered, path],
      [path, found, path],
    ]) {
      expect(types(play([...interrupted, ...events]).effects)).toEqual(['restartIce', 'startTimer']);
    }
    const promising = [...interrupted, path, answered, found, path];
    expect(types(play(promising).effects)).toEqual(['startTimer']);
    expect(types(play([...promising, path]).effects)).toEqual(['restartIce', 'startTimer']);
  });

  it('leads to a new negotiation when the restarts do not help', () => {
    const { effects } = play([...interrupted, { type: 'timer', timer: 'connect' }]);
    expect(types(effects)).toEqual(['restartNegotiation', 'startTimer']);
  });

  it('is looked for during the new negotiation, too, but not during the first', () => {
    const next: CallEvent[] = [
      { type: 'negotiation:started', negotiationId: 'next', isInitiator: true },
      { type: 'peer:opened', negotiationId: 'next' },
      path,
    ];
    expect(types(play([...interrupted, ...next]).effects)).toEqual(['restartIce', 'startTimer']);
    expect(play([...CONNECTING, path]).effects).toEqual([]);
  });

  it('is looked for at once when the service or the other person is back', () => {
    const restart = ['stopTimers', 'restartIce', 'startTimer', 'startTimer'];
    const away: CallEvent[] = [{ type: 'signalling:down' }, { type: 'signalling:up' }];
    expect(play([...interrupted, ...away]).effects).toEqual([
      { type: 'join', takeOver: false, negotiationId: id },
    ]);
    expect(types(play([...interrupted, ...away, joined()]).effects)).toEqual(restart);
    const lost: CallEvent = { type: 'other:left', reason: 'lost' };
    const back: CallEvent = { type: 'other:joined', participant: mentor() };
    expect(types(play([...interrupted, lost, back]).effects)).toEqual(restart);
  });
});

describe('a connection on which nothing arrives', () => {
  const silent: CallEvent[] = [...CONNECTED, { type: 'peer:silent', negotiationId: id }];

  it('is said and looked for at once, and the socket is checked, too', () => {
    const { state, effects } = play(silent);
    expect(state).toMatchObject({ status: 'reconnecting', reason: 'connection_lost' });
    expect(types(effects)).toEqual(['checkSignalling', 'restartIce', 'startTimer', 'startTimer']);
  });

  it('is replaced if the restarts do not help', () => {
    const { effects } = play([...silent, { type: 'timer', timer: 'connect' }]);
    expect(types(effects)).toEqual(['restartNegotiation', 'startTimer']);
  });

  it('is well again once something arrives, not by ICE’s word', () => {
    const believed: CallEvent[] = [...silent, { type: 'peer:connected', negotiationId: id }];
    expect(play(believed).state).toMatchObject({ status: 'reconnecting' });
    const { state, effects } = play([...believed, { type: 'peer:heard', negotiationId: id }]);
    expect(state).toMatchObject({ status: 'connected', negotiation: { link: 'up', search: null } });
    expect(types(effects)).toEqual(['stopTimers']);
  });

  it('changes nothing that ICE has noticed before', () => {
    const lost: CallEvent[] = [...CONNECTED, { type: 'peer:disconnected', negotiationId: id }];
    expect(play([...lost, { type: 'peer:silent', negotiationId: id }]).effects).toEqual([]);
    expect(play([...CONNECTED, { type: 'peer:heard', negotiationId: id }]).effects).toEqual([]);
  });
});

it('a peer that dies while one rejoins with it is replaced at once', () => {
  const events: CallEvent[] = [
    { type: 'signalling:down' },
    { type: 'signalling:up' },
    { type: 'peer:closed', negotiationId: id },
    joined(),
  ];
  const { effects } = play([...CONNECTED, ...events]);
  expect(effects).toContainEqual({ type: 'restartNegotiation', negotiationId: id });
});

describe('another network', () => {
  const changed: CallEvent = { type: 'network:changed' };
  const path: CallEvent = { type: 'timer', timer: 'path' };

  it('leads to an ICE restart once it has settled, though the old path seems to be up', () => {
    expect(play([...CONNECTED, changed]).effects).toEqual([{ type: 'startTimer', timer: 'path', ms: 200 }]);
    const restarted = play([...CONNECTED, changed, path]);
    expect(restarted.state.status).toBe('connected');
    expect(types(restarted.effects)).toEqual(['restartIce', 'startTimer']);
    const answered: CallEvent = { type: 'signal:received', negotiationId: id, signal: offer };
    expect(play([answered, path], restarted.state).effects).toEqual([]);
  });

  it('leads to the next negotiation at once when the peer is gone', () => {
    const gone = play([...CONNECTED, { type: 'peer:closed', negotiationId: id }, changed]);
    expect(types(gone.effects)).toEqual(['join', 'startTimer']);
  });

  it('means nothing while nobody is there', () => {
    expect(play([...WAITING, changed]).effects).toEqual([]);
  });
});
