import { consumeLimit } from '@preproom/models/runtime/limits';
import type { AppDeps } from '../../deps.ts';
import type { LearnerReportHandlers } from './learnerReport.policy.ts';
import { readTimeline } from './readTimeline.ts';
import { readLearnerReport, readReportContent } from './reportContent.ts';
import { createLink, findReportLinks, revokeLink } from './reportLinks.ts';
import { readSharedReport } from './sharedReport.ts';

const PDF_PROGRAM = new URL('./reportPdfProcess.ts', import.meta.url);

export function learnerReportHandlers(deps: AppDeps): LearnerReportHandlers {
  const { database, config, limiter } = deps;
  const pdfLimit = limiter('reportPdf', 60, 60 * 60);
  const linkLimit = limiter('reportLinks', 60, 60 * 60);
  const visitLimit = limiter('sharedReports', 120, 60 * 60);
  return {
    getTimeline: ({ session, side }) => readTimeline(database, session, side),
    getLearnerReport: ({ session }) => readLearnerReport(deps, session),
    async downloadLearnerReport({ actor, session, responseHeaders, endTurn }) {
      await consumeLimit(pdfLimit, actor.userId);
      const content = await readReportContent(deps, session);
      responseHeaders.downloadName = `${config.BRAND_NAME}-report-${session.roomid}.pdf`;
      endTurn();
      return deps.makeFile(actor.userId, PDF_PROGRAM, { content, brand: config.BRAND_NAME });
    },
    async getReportLinks({ session }) {
      return { links: await findReportLinks(deps, session) };
    },
    async createReportLink({ actor, session, body, siteOrigin }) {
      await consumeLimit(linkLimit, actor.userId);
      const { link, token } = await createLink(deps, session, body);
      return { link, url: `${siteOrigin()}/report/${token}` };
    },
    async revokeReportLink({ session, params: { linkId } }) {
      await revokeLink(database, session, linkId);
      return { revoked: true };
    },
    async getSharedReport({ params: { token }, client }) {
      await consumeLimit(visitLimit, client.network);
      return readSharedReport(deps, token);
    },
  };
}
