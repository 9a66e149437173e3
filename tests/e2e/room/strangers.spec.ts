import { createSession, createUser } from '@preproom/models/db/testing/factories';
import { RoomSocket } from '@preproom/signalling/testing/roomSocket';
import { bothSeeEachOther, control, meet } from '../support/call.ts';
import type { Person } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

const roomidOf = ({ page }: Person): string => /\/room\/(\w+)/.exec(page.url())?.[1] ?? '';

async function socketOf({ context, origin }: Person): Promise<RoomSocket> {
  const cookies = await context.cookies(origin);
  return RoomSocket.connect(origin, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
}

test('a stranger and a member of another room get nowhere, and the call does not notice', {
  tag: '@long',
}, async ({ enterAs, visitor, product }) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  await meet(learner, mentor);
  const roomid = roomidOf(learner);

  const visitorWithoutLogin = await visitor();
  await visitorWithoutLogin.page.goto(`/room/${roomid}`);
  await expect(visitorWithoutLogin.page).toHaveURL(/\/Account\/Login\?next=/);
  await expect(socketOf(visitorWithoutLogin)).rejects.toThrow();

  const other = await enterAs('other');
  other.tolerate(/status of 404/);
  const database = await product.openDatabase();
  const otherUser = await database.users.findOne({ Email: 'other.demo@preproom.example' }).orFail();
  const otherMentor = await createUser(database, { role: 'mentor' });
  const { roomid: ownRoom } = await createSession(database, {
    learnerId: otherUser._id,
    mentorId: otherMentor._id,
  });
  await database.close();

  for (const address of [`/room/${roomid}`, '/room/nosuchroom00']) {
    await other.page.goto(address);
    await expect(other.page.getByText('Room not found')).toBeVisible();
  }
  await other.page.goto(`/room/${ownRoom}`);
  await expect(control(other, 'Join interview')).toBeVisible();

  const socket = await socketOf(other);
  expect(await socket.join(ownRoom)).toMatchObject({ ok: true });
  const refusals = [await socket.join(roomid), await socket.join('nosuchroom00')];
  socket.close();
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ ok: false, error: { code: 'room_not_found' } });

  await bothSeeEachOther(learner, mentor);
});
