import { visibleTo } from '@preproom/models/contract/room/agenda/agendaState';
import { readAgendaEvents } from '@preproom/models/db/room/agendaEvents';
import { metAt } from '@preproom/models/db/sessions/timesOrigin';
import { consumeLimit } from '@preproom/models/runtime/limits';
import type { AppDeps } from '../../../deps.ts';
import { requireWritable } from '../cockpit/cockpit.rules.ts';
import type { AgendaHandlers } from './agenda.policy.ts';
import { storeAgendaEvent } from './storeAgendaEvent.ts';

export function agendaHandlers(deps: AppDeps): AgendaHandlers {
  const { database, clock } = deps;
  // Writes per person: far more than anyone presses, and enough to deliver what an outage held back.
  const limiter = deps.limiter('agenda', 60, 60);
  return {
    async getAgenda({ session, side }) {
      const events = await readAgendaEvents(database, session.roomid);
      return { metAt: metAt(session)?.toISOString() ?? null, events: visibleTo(side, events) };
    },
    async changeAgenda({ actor, session, side, params: { eventId }, body }) {
      await consumeLimit(limiter, actor.userId);
      await requireWritable(database, session, clock.now());
      const event = await storeAgendaEvent(database, { session, side }, eventId, body, clock.now());
      deps.pushChange([session.mentorId.toString(), session.learnerId.toString()], ['agenda']);
      return { event };
    },
  };
}
