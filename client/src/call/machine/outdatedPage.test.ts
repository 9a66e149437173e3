import { describe, expect, it } from 'vitest';
import { CONNECTED, CONNECTING, ENTRY, id, joined, play, types, WAITING } from '../testing/machine.ts';
import type { CallEvent } from './callState.ts';

describe('a page of a version that the service no longer serves', () => {
  const refused: CallEvent = { type: 'join:refused', code: 'client_outdated' };
  const outdated: CallEvent[] = [
    ...CONNECTED,
    { type: 'signalling:down' },
    { type: 'signalling:up' },
    refused,
  ];
  const failed = { status: 'failed', reason: 'outdated', code: 'client_outdated' };

  it('stays in its call, and leaves everything as it is', () => {
    const { state, effects } = play(outdated);
    expect(state).toMatchObject({ status: 'connected', isOutdated: true, negotiation: { link: 'up' } });
    expect(effects).toEqual([]);
  });

  it('may get over a short interruption', () => {
    const interrupted: CallEvent[] = [...outdated, { type: 'peer:disconnected', negotiationId: id }];
    expect(play(interrupted).state).toMatchObject({ isOutdated: true, negotiation: { link: 'interrupted' } });
    const back = play([...interrupted, { type: 'peer:connected', negotiationId: id }]);
    expect(back.state).toMatchObject({ status: 'connected', isOutdated: true });
  });

  it('is served again by a process of its own version', () => {
    const back = play([...outdated, { type: 'signalling:down' }, { type: 'signalling:up' }, joined()]);
    expect(back.state).toMatchObject({ status: 'connected', signalling: 'joined', isOutdated: false });
  });

  it.each<[string, CallEvent[]]>([
    ['the other side closed the connection', [{ type: 'peer:closed', negotiationId: id }]],
    [
      'the connection does not come back',
      [
        { type: 'peer:disconnected', negotiationId: id },
        { type: 'timer', timer: 'connect' },
      ],
    ],
  ])('ends when %s, to be loaded again', (_, events) => {
    const { state, effects } = play([...outdated, ...events]);
    expect(state).toEqual(failed);
    expect(types(effects)).toEqual(['stopTimers', 'closePeer', 'closeSignalling', 'releaseMedia']);
  });

  it.each([
    ['joining', ENTRY],
    ['waiting', WAITING],
    ['connecting', CONNECTING],
  ])('is loaded again at once while %s: there is no call to keep', (_, events) => {
    expect(play([...events, refused]).state).toEqual(failed);
  });
});
