import { indianDay } from '@preproom/models/contract/http/indianDays';
import { consumeLimit } from '@preproom/models/runtime/limits';
import { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import { type BookableMentor, findBookableMentor } from '../bookableMentor.ts';
import type { SlotRequestHandlers } from './slotRequest.policy.ts';
import { answerRequest, openRequest, readRequests } from './slotRequests.ts';

/** Each notification has the key of its request, so that a call again after a crash completes what is missing and repeats nothing. */
export function slotRequestHandlers(deps: AppDeps): SlotRequestHandlers {
  const { database, clock, limiter, notify, pushChange } = deps;
  // Per learner, over all mentors.
  const requestLimit = limiter('slot-requests', 60, 60 * 60);
  return {
    async requestForslot({ actor: { userId }, body: { mentorid } }) {
      await consumeLimit(requestLimit, userId);
      const found = await findBookableMentor(database, { mentorId: mentorid, learnerId: userId });
      const learnerId = new Types.ObjectId(userId);
      const mentorId = found.mentor._id;
      const requestId = await openRequest(database, { learnerId, mentorId }, new Date(clock.now()));
      const key = `slots_requested:${requestId}`;
      await notify({ userId: mentorId, key, kind: 'slots_requested', personId: learnerId });
      await mailMentor(deps, found);
      pushChange([mentorId.toString()], ['requests']);
      pushChange([userId], ['availability']);
      return { data: { requested: true } };
    },
    getSlotRequests: ({ actor }) => readRequests(database, actor.userId),
    async answerSlotRequest({ actor, params: { requestId }, body: { answer } }) {
      const request = { _id: requestId, mentorId: actor.userId };
      const { learnerId, mentorId } = await answerRequest(database, request, answer, new Date(clock.now()));
      const kind = answer === 'times_added' ? 'slots_added' : 'slots_declined';
      await notify({ userId: learnerId, key: `slots_answered:${requestId}`, kind, personId: mentorId });
      pushChange([actor.userId], ['requests']);
      pushChange([learnerId.toString()], ['availability']);
      return { data: { answer } };
    },
  };
}

/** Once a day, by the key. */
async function mailMentor(
  { mail, clock }: Pick<AppDeps, 'mail' | 'clock'>,
  { mentor }: BookableMentor,
): Promise<void> {
  await mail.queue({
    template: 'slotRequests',
    to: mentor.Email,
    userId: mentor._id,
    language: mentor.language ?? 'en',
    key: `slotRequests:${mentor._id}:${indianDay(clock.now())}`,
  });
}
