import { requireMember } from '../room/membership.ts';
import type { Handler } from '../sockets/requests.ts';

/** Adds a page's call report to the metrics. */
export const countReport: Handler<'call:report'> = async (context, socket, report, answer) => {
  await requireMember(context, socket);
  const { firstFrameSeconds, negotiationOutcomes } = context.metrics;
  if (report.type === 'first_frame') firstFrameSeconds.observe(report.ms / 1000);
  else {
    // Pages of earlier versions name no route when they give up.
    negotiationOutcomes.inc({ outcome: report.outcome, route: report.route ?? 'none' });
  }
  answer({});
};
