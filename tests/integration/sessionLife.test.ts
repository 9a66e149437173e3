import { getRoom } from '@preproom/models/contract/sessions';
import type { SessionDocument } from '@preproom/models/db/session.model';
import { applySessionEvent } from '@preproom/models/db/sessionChanges';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '../support/apiClient.ts';
import { createSession, createUser } from '../support/factories.ts';
import type { RoomSocket } from '../support/roomSocket.ts';
import { type Stack, startStack } from '../support/startStack.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

// Every row of the table of a session's life, driven through real sockets with the clock moved on.
describe('the life of a session', () => {
  let stack: Stack;
  let learner: ApiClient;
  let mentor: ApiClient;
  let people: Pick<SessionDocument, 'learnerId' | 'mentorId'>;
  let roomid: string;
  let startsAtMs: number;

  beforeAll(async () => {
    stack = await startStack();
  });
  afterAll(() => stack.stop());

  /** A booked session of two new people that starts this long after now. */
  async function book(startsInMs: number, change: Partial<SessionDocument> = {}): Promise<void> {
    startsAtMs = stack.clock.now() + startsInMs;
    ({ roomid } = await createSession(stack.database, {
      ...people,
      startsAt: new Date(startsAtMs),
      ...change,
    }));
  }

  async function join(client: ApiClient): Promise<RoomSocket> {
    const socket = await stack.connect(client);
    const answer = await socket.join(roomid);
    if (!answer.ok) throw new Error(answer.error.code);
    return socket;
  }

  async function refusalToJoin(client: ApiClient): Promise<string | undefined> {
    const socket = await stack.connect(client);
    const answer = await socket.join(roomid);
    socket.close();
    return answer.ok ? undefined : answer.error.code;
  }

  async function stored() {
    return stack.database.sessions.findOne({ roomid }).lean().orFail();
  }

  async function statusAt(sinceStartMs: number): Promise<string> {
    stack.clock.advanceTo(startsAtMs + sinceStartMs);
    await stack.signalling.sweep();
    return (await stored()).status;
  }

  async function isOpen(): Promise<boolean> {
    return (await learner.call(getRoom, { params: { roomid } })).body.isOpen;
  }

  /** Somebody else's session at the same time: refused while this one holds it. */
  function bookOverIt() {
    return createSession(stack.database, { ...people, startsAt: new Date(startsAtMs + 15 * MINUTE) });
  }

  beforeEach(async () => {
    const learnerUser = await createUser(stack.database, { Name: 'Asha Rao' });
    const mentorUser = await createUser(stack.database, { Name: 'Vikram Shah', role: 'mentor' });
    people = { learnerId: learnerUser._id, mentorId: mentorUser._id };
    [learner, mentor] = [await stack.enter(learnerUser), await stack.enter(mentorUser)];
  });

  describe('booked', () => {
    it('opens the room ten minutes before the start', async () => {
      await book(10 * MINUTE + 2 * SECOND);
      expect(await isOpen()).toBe(false);
      expect(await refusalToJoin(learner)).toBe('room_not_open');
      stack.clock.advanceTo(startsAtMs - 10 * MINUTE);
      expect(await isOpen()).toBe(true);
      expect(await refusalToJoin(learner)).toBeUndefined();
    });

    it('keeps the room open for 45 minutes after the start', async () => {
      await book(0);
      stack.clock.advanceTo(startsAtMs + 45 * MINUTE - 5 * SECOND);
      expect(await isOpen()).toBe(true);
      stack.clock.advanceTo(startsAtMs + 45 * MINUTE + 1);
      expect(await isOpen()).toBe(false);
      expect(await refusalToJoin(learner)).toBe('room_not_open');
    });

    it('holds both people’s time', async () => {
      await book(0);
      await expect(bookOverIt()).rejects.toMatchObject({ code: 11_000 });
    });
  });

  describe('live', () => {
    beforeEach(() => book(0));

    it('begins when both are in the room at once, and both are told', async () => {
      const waiting = await join(mentor);
      expect((await stored()).status).toBe('booked');
      await join(learner);
      expect(await waiting.told('session:changed')).toEqual({ status: 'live' });
      expect(await stored()).toMatchObject({ status: 'live', holdsTime: true, usesRound: true });
    });

    it('does not begin when they only came one after the other', async () => {
      const first = await join(mentor);
      await first.ask('room:leave', {});
      await join(learner);
      expect((await stored()).status).toBe('booked');
    });

    it('keeps the room open past the 45 minutes while somebody is in it', async () => {
      await join(mentor);
      await join(learner);
      expect(await statusAt(46 * MINUTE)).toBe('live');
      expect(await isOpen()).toBe(true);
    });
  });

  describe('done', () => {
    let sockets: RoomSocket[];
    beforeEach(async () => {
      await book(0);
      sockets = [await join(mentor), await join(learner)];
    });
    const told = (reason: string) =>
      Promise.all(sockets.map((socket) => socket.told('room:closed', (fact) => fact.reason === reason)));

    it('follows when somebody presses “End interview”', async () => {
      await sockets[0]?.ask('session:end', {});
      await told('ended');
      expect(await stored()).toMatchObject({ status: 'done', holdsTime: false, usesRound: true });
      expect(await refusalToJoin(learner)).toBe('room_not_open');
    });

    it('follows when both have left for five minutes, not before', async () => {
      for (const socket of sockets) await socket.ask('room:leave', {});
      expect(await statusAt(4 * MINUTE + 50 * SECOND)).toBe('live');
      expect(await statusAt(5 * MINUTE + 10 * SECOND)).toBe('done');
    });

    it('follows 90 minutes after the start, whoever is still there', async () => {
      expect(await statusAt(89 * MINUTE)).toBe('live');
      expect(await statusAt(90 * MINUTE)).toBe('done');
      await told('time_over');
      expect(await isOpen()).toBe(false);
    });

    it('frees the time and keeps the round', async () => {
      await sockets[0]?.ask('session:end', {});
      await told('ended');
      await expect(bookOverIt()).resolves.toBeDefined();
    });
  });

  describe('45 minutes after the start, when the two never met', () => {
    beforeEach(() => book(0, { packId: new Types.ObjectId() }));

    it('nobody came: missed; time and round are free again', async () => {
      expect(await statusAt(45 * MINUTE - 5 * SECOND)).toBe('booked');
      expect(await statusAt(45 * MINUTE + 1)).toBe('missed');
      expect(await stored()).toMatchObject({ holdsTime: false, usesRound: false });
      await expect(bookOverIt()).resolves.toBeDefined();
    });

    it('only the learner came: noshow_mentor; the round is free again', async () => {
      await join(learner);
      expect(await statusAt(45 * MINUTE + 1)).toBe('noshow_mentor');
      expect(await stored()).toMatchObject({ holdsTime: false, usesRound: false });
    });

    it('only the mentor came: noshow_learner; the round is free again the first time', async () => {
      await join(mentor);
      expect(await statusAt(45 * MINUTE + 1)).toBe('noshow_learner');
      expect(await stored()).toMatchObject({ holdsTime: false, usesRound: false });
    });

    it('only the mentor came, again in the same pack: the round is used', async () => {
      const { packId = new Types.ObjectId() } = await stored();
      const earlier = {
        startsAt: new Date(startsAtMs - 24 * 60 * MINUTE),
        usesRound: false,
        holdsTime: false,
      };
      await createSession(stack.database, { ...people, packId, status: 'noshow_learner', ...earlier });
      await join(mentor);
      expect(await statusAt(45 * MINUTE + 1)).toBe('noshow_learner');
      expect(await stored()).toMatchObject({ holdsTime: false, usesRound: true });
    });
  });

  describe('cancelled', () => {
    const cancel = async () =>
      applySessionEvent(stack.database, await stored(), 'cancelled', stack.clock.now());

    it('is possible before the start; time and round are free again, the room is closed', async () => {
      await book(5 * MINUTE);
      expect(await cancel()).toMatchObject({ status: 'cancelled', holdsTime: false, usesRound: false });
      expect(await isOpen()).toBe(false);
      expect(await refusalToJoin(mentor)).toBe('room_not_open');
    });

    it('is not possible from the start on', async () => {
      await book(0);
      expect(await cancel()).toBeNull();
    });
  });
});
