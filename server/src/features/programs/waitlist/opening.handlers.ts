import { Readable } from 'node:stream';
import { LANGUAGES } from '@preproom/models/contract/http/language';
import type { AppDeps } from '../../../deps.ts';
import { FRAME_POLICY, framedMail } from '../../../mail/framedMail.ts';
import { closedProgram } from './entries.ts';
import { openedMail } from './openedMail.ts';
import type { WaitlistHandlers } from './waitlist.policy.ts';

/** What the team sees before it opens a program. */
export function openingHandlers({
  database,
  mail,
}: AppDeps): Pick<WaitlistHandlers, 'getOpening' | 'previewOpeningMail'> {
  return {
    async getOpening({ params: { course_id } }) {
      const program = await closedProgram(database, course_id);
      const mails = await Promise.all(
        LANGUAGES.map(async (language) => ({
          language,
          subject: mail.preview(openedMail(program), language).subject,
          waiting: await database.waitlistEntries.countDocuments({ course_id: program._id, language }),
        })),
      );
      return { waiting: mails.reduce((sum, { waiting }) => sum + waiting, 0), mails };
    },
    async previewOpeningMail({ params: { course_id, language }, responseHeaders }) {
      const program = await closedProgram(database, course_id);
      responseHeaders.contentSecurityPolicy = FRAME_POLICY;
      return Readable.from([framedMail(mail.preview(openedMail(program), language).html)]);
    },
  };
}
