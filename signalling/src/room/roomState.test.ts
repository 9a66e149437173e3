import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import { SESSION_SIDES } from '@preproom/models/contract/sessions/sides';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_ROOM, type Room, type Seat } from './room.ts';
import { NO_MEDIA } from './roomMessages.ts';
import { isEmpty, nextRoom, type RoomAction, receiverOf, sideHeldBy } from './roomState.ts';

const media = {
  microphone: true,
  camera: true,
  screen: false,
  isInterrupted: false,
  sending: 'full',
  dataSaver: 'off',
} as const;
const N1 = 'negotiation-1';
const N2 = 'negotiation-2';

function seat(side: SessionSide, changes: Partial<Seat> = {}): Seat {
  const person = { _id: `${side}-id`, Name: side, photo: null };
  const socket = { processId: 'process-1', socketId: `${side}-1`, tabId: `${side}-tab` };
  return { person, ...socket, media, negotiationId: null, ...changes };
}

function join(side: SessionSide, changes: Partial<Seat> = {}, rest: { takeOver?: boolean } = {}): RoomAction {
  return { type: 'join', side, seat: seat(side, changes), takeOver: false, freshId: N2, ...rest };
}

/** The learner waits alone. */
const WAITING: Room = { learner: seat('learner'), mentor: null };
/** Both are in and have the negotiation N1. */
const TALKING: Room = {
  learner: seat('learner', { negotiationId: N1 }),
  mentor: seat('mentor', { negotiationId: N1 }),
};

describe('join', () => {
  test('the first one in hears nothing and waits', () => {
    expect(nextRoom(EMPTY_ROOM, join('learner'))).toEqual({ room: WAITING, messages: [], refused: null });
  });

  test('the second one in starts a negotiation with the learner as initiator', () => {
    const { room, messages } = nextRoom(WAITING, join('mentor'));
    expect(room.learner?.negotiationId).toBe(N2);
    expect(room.mentor?.negotiationId).toBe(N2);
    const joined = { _id: 'mentor-id', Name: 'mentor', photo: null, side: 'mentor', isPresent: true, media };
    expect(messages).toEqual([
      { to: 'learner-1', at: 'process-1', event: 'participant:joined', args: [joined] },
      {
        to: 'mentor-1',
        at: 'process-1',
        event: 'negotiation:started',
        args: [{ negotiationId: N2, isInitiator: false }],
      },
      {
        to: 'learner-1',
        at: 'process-1',
        event: 'negotiation:started',
        args: [{ negotiationId: N2, isInitiator: true }],
      },
    ]);
  });

  test.each([
    ['both come back with the same live negotiation: it is left alone', N1, N1, N1],
    ['one side lost its peer: the next negotiation', N1, null, N2],
    ['the other side lost its peer: the next negotiation', null, N1, N2],
    ['they remember different negotiations: the next one', N1, 'negotiation-0', N2],
    ['neither has one: the first negotiation', null, null, N2],
  ])('%s', (_name, learnerHas, mentorHas, expected) => {
    const waiting = nextRoom(EMPTY_ROOM, join('learner', { negotiationId: learnerHas })).room;
    const { room, messages } = nextRoom(waiting, join('mentor', { negotiationId: mentorHas }));
    expect([room.learner?.negotiationId, room.mentor?.negotiationId]).toEqual([expected, expected]);
    const started = messages.filter(({ event }) => event === 'negotiation:started');
    expect(started).toHaveLength(expected === N1 ? 0 : 2);
  });

  test('a reload of the same tab takes its seat back without asking', () => {
    const { room, messages, refused } = nextRoom(TALKING, join('mentor', { socketId: 'mentor-2' }));
    expect(refused).toBeNull();
    expect(room.mentor?.socketId).toBe('mentor-2');
    expect(messages[0]).toEqual({ to: 'mentor-1', at: 'process-1', event: 'room:replaced', args: [] });
    expect(room.learner?.negotiationId).toBe(N2);
  });

  test('a second tab is refused until it takes over', () => {
    const second = { socketId: 'mentor-2', tabId: 'another-tab' };
    expect(nextRoom(TALKING, join('mentor', second))).toEqual({
      room: TALKING,
      messages: [],
      refused: 'already_joined',
    });
    const { room, messages } = nextRoom(TALKING, join('mentor', second, { takeOver: true }));
    expect(sideHeldBy(room, 'mentor-2')).toBe('mentor');
    expect(sideHeldBy(room, 'mentor-1')).toBeNull();
    expect(messages.map(({ to, event }) => `${to} ${event}`)).toEqual([
      'mentor-1 room:replaced',
      'learner-1 participant:joined',
      'mentor-2 negotiation:started',
      'learner-1 negotiation:started',
    ]);
  });

  test('the same join sent again by the same socket replaces nobody', () => {
    const { room, messages } = nextRoom(TALKING, join('mentor', { negotiationId: N1 }));
    expect(room).toEqual(TALKING);
    expect(messages.map(({ event }) => event)).toEqual(['participant:joined']);
  });
});

describe('in the room', () => {
  test.each(['left', 'lost'] as const)(
    'the other side hears that someone %s, and the media stay',
    (reason) => {
      const { room, messages } = nextRoom(TALKING, { type: 'leave', socketId: 'learner-1', reason });
      expect(room).toEqual({ learner: null, mentor: TALKING.mentor });
      const payload = { _id: 'learner-id', reason };
      expect(messages).toEqual([
        { to: 'mentor-1', at: 'process-1', event: 'participant:left', args: [payload] },
      ]);
    },
  );

  test('a change of media is told to the other side', () => {
    const { room, messages } = nextRoom(TALKING, { type: 'media', socketId: 'mentor-1', media: NO_MEDIA });
    expect(room.mentor?.media).toEqual(NO_MEDIA);
    const payload = { _id: 'mentor-id', media: NO_MEDIA };
    expect(messages).toEqual([
      { to: 'learner-1', at: 'process-1', event: 'participant:changed', args: [payload] },
    ]);
  });

  test('a signal of the current negotiation reaches the other side, any other one nobody', () => {
    expect(receiverOf(TALKING, 'mentor', N1)).toBe(TALKING.learner);
    expect(receiverOf(TALKING, 'learner', N1)).toBe(TALKING.mentor);
    expect(receiverOf(TALKING, 'mentor', N2)).toBeNull();
    expect(receiverOf({ ...TALKING, learner: null }, 'mentor', N1)).toBeNull();
  });

  test('a restart starts the next negotiation, and only once for two that ask', () => {
    const restart = (room: Room, socketId: string) =>
      nextRoom(room, { type: 'restart', socketId, negotiationId: N1, freshId: N2 });
    const first = restart(TALKING, 'mentor-1');
    expect(first.messages.map(({ event }) => event)).toEqual(['negotiation:started', 'negotiation:started']);
    expect(restart(first.room, 'learner-1')).toEqual({ room: first.room, messages: [], refused: null });
  });

  test('a restart while alone makes the return of the other side start a negotiation', () => {
    const alone = { ...TALKING, learner: null };
    const event = { type: 'restart', socketId: 'mentor-1', negotiationId: N1, freshId: 'unused' } as const;
    const { room } = nextRoom(alone, event);
    const back = nextRoom(room, join('learner', { negotiationId: N1 }));
    expect(back.room.learner?.negotiationId).toBe(N2);
  });

  test('closing tells both and empties the room', () => {
    const { room, messages } = nextRoom(TALKING, { type: 'close', reason: 'ended' });
    expect(isEmpty(room)).toBe(true);
    expect(messages.map(({ to, event }) => `${to} ${event}`)).toEqual([
      'learner-1 room:closed',
      'mentor-1 room:closed',
    ]);
  });

  test.each<RoomAction>([
    { type: 'leave', socketId: 'stranger', reason: 'left' },
    { type: 'media', socketId: 'stranger', media },
    { type: 'restart', socketId: 'stranger', negotiationId: N1, freshId: N2 },
  ])('$type of a socket without a seat is refused', (event) => {
    expect(nextRoom(TALKING, event)).toEqual({ room: TALKING, messages: [], refused: 'not_in_room' });
  });
});

describe('any order of events', () => {
  const side = fc.constantFrom(...SESSION_SIDES);
  const number = fc.integer({ min: 0, max: 2 });
  const socketId = fc.tuple(side, number).map(([whose, n]) => `${whose}-${n}`);
  // 'fresh-k' are ids that the service may have handed out, so that late and current ones both occur.
  const negotiationId = fc.integer({ min: 0, max: 40 }).map((k) => `fresh-${k}`);
  const step = fc.oneof(
    fc.record({
      type: fc.constant('join' as const),
      side,
      number,
      tab: number,
      takeOver: fc.boolean(),
      negotiationId: fc.option(negotiationId),
    }),
    fc.record({ type: fc.constant('leave' as const), socketId, reason: fc.constantFrom('left', 'lost') }),
    fc.record({ type: fc.constant('restart' as const), socketId, negotiationId }),
    fc.record({ type: fc.constant('close' as const) }),
  );
  type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

  function toEvent(taken: Step, k: number): RoomAction {
    const freshId = `fresh-${k}`;
    switch (taken.type) {
      case 'join': {
        const changes = { socketId: `${taken.side}-${taken.number}`, tabId: `tab-${taken.tab}` };
        const joining = seat(taken.side, { ...changes, negotiationId: taken.negotiationId });
        return { type: 'join', side: taken.side, seat: joining, takeOver: taken.takeOver, freshId };
      }
      case 'leave':
        return { ...taken, reason: taken.reason as 'left' | 'lost' };
      case 'restart':
        return { ...taken, freshId };
      case 'close':
        return { type: 'close', reason: 'ended' };
    }
  }

  test('keeps one negotiation for two, opposite roles, and members among themselves', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let room = EMPTY_ROOM;
        for (const [k, taken] of steps.entries()) {
          const before = room;
          const { room: after, messages, refused } = nextRoom(before, toEvent(taken, k));
          room = after;
          if (refused) expect([after, messages]).toEqual([before, []]);
          if (after.learner && after.mentor) {
            expect(after.learner.negotiationId).not.toBeNull();
            expect(after.learner.negotiationId).toBe(after.mentor.negotiationId);
          }
          const started = messages.filter((message) => message.event === 'negotiation:started');
          if (started.length > 0) {
            expect(started.map(({ to }) => to).sort()).toEqual(
              [after.learner?.socketId, after.mentor?.socketId].sort(),
            );
            expect(new Set(started.map(({ args }) => args[0].negotiationId))).toEqual(
              new Set([`fresh-${k}`]),
            );
            expect(new Set(started.map(({ args }) => args[0].isInitiator)).size).toBe(2);
          }
          for (const { to, event } of messages) {
            const wasTold = sideHeldBy(after, to) !== null;
            const isOut = event === 'room:closed' || event === 'room:replaced';
            expect(isOut ? sideHeldBy(before, to) !== null && !wasTold : wasTold).toBe(true);
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});
