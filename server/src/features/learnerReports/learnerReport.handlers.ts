import { consumeLimit } from '@preproom/models/runtime/limits';
import type { AppDeps } from '../../deps.ts';
import type { LearnerReportHandlers } from './learnerReport.policy.ts';
import { readTimeline } from './readTimeline.ts';
import { readLearnerReport, readReportContent } from './reportContent.ts';
import { createReportPdf } from './reportPdf.ts';

export function learnerReportHandlers(deps: AppDeps): LearnerReportHandlers {
  const { database, config, limiter } = deps;
  const pdfLimit = limiter('reportPdf', 60, 60 * 60);
  return {
    getTimeline: ({ session, side }) => readTimeline(database, session, side),
    getLearnerReport: ({ session }) => readLearnerReport(deps, session),
    async downloadLearnerReport({ actor, session, responseHeaders }) {
      await consumeLimit(pdfLimit, actor.userId);
      const content = await readReportContent(deps, session);
      responseHeaders.downloadName = `${config.BRAND_NAME}-report-${session.roomid}.pdf`;
      return createReportPdf(content, config.BRAND_NAME);
    },
  };
}
