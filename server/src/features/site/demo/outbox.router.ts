import { AppError } from '@preproom/models/contract/http/errors';
import { ID_FORM } from '@preproom/models/contract/http/forms';
import type { OutboxMail } from '@preproom/models/contract/notifications/mail';
import type { Database } from '@preproom/models/db/database';
import { Router } from 'express';
import { INVITE_FILE } from '../../../adapters/mailTransport.ts';
import { nameRoute } from '../../../http/requestLog.ts';
import { FRAME_POLICY, framedMail } from '../../../mail/framedMail.ts';

const SHOWN = 50;

/** /demo/outbox, outside production: shows mails that are stored but not delivered. */
export function createOutboxRouter(database: Database, isDelivered: boolean): Router {
  const router = Router();
  router.get('/mails', nameRoute('/demo/outbox/mails'), async (_request, response) => {
    const mails = await database.mails
      .find({ state: 'outbox' }, { to: 1, subject: 1, at: 1, calendar: 1 })
      .sort({ at: -1 })
      .limit(SHOWN)
      .lean();
    const data: OutboxMail[] = mails.map(({ _id, to, subject, at, calendar }) => {
      return { id: _id.toString(), to, subject, at: at.toISOString(), hasInvite: Boolean(calendar) };
    });
    response.set('Cache-Control', 'no-store').json({ data, isDelivered });
  });
  router.get('/mails/:id', nameRoute('/demo/outbox/mails/:id'), async ({ params: { id } }, response) => {
    const mail = await findInOutbox(database, id);
    if (!mail?.html) throw new AppError('not_found');
    response
      .set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': FRAME_POLICY })
      .type('html')
      .send(framedMail(mail.html));
  });
  const invite = `/mails/:id/${INVITE_FILE}`;
  router.get(invite, nameRoute(`/demo/outbox${invite}`), async ({ params: { id } }, response) => {
    const mail = await findInOutbox(database, id);
    if (!mail?.calendar) throw new AppError('not_found');
    response.set('Cache-Control', 'no-store').type('text/calendar').send(mail.calendar.content);
  });
  return router;
}

async function findInOutbox(database: Database, id: unknown) {
  const isId = typeof id === 'string' && ID_FORM.test(id);
  return isId ? database.mails.findOne({ _id: id, state: 'outbox' }).lean() : null;
}
