import { useLingui } from '@lingui/react/macro';
import type { PerformanceSession } from '@preproom/models/contract/reports/performance';
import type { RatedSession } from '@preproom/models/contract/reports/progress';
import { useLocale } from '../../../lib/i18n.ts';
import { useSessionName } from '../../../lib/texts/roundText.ts';
import { INDIA, useWhen } from '../../../lib/texts/when.ts';
import type { ChartPoint } from './charts/chartData.ts';

/** Functions that name a session: "HR Round 1, 20 November 2026", its short day, and its point in a chart. */
export function useSessionTexts() {
  const { t } = useLingui();
  const locale = useLocale();
  const sessionName = useSessionName();
  const { date } = useWhen();
  const short = new Intl.DateTimeFormat(locale, { timeZone: INDIA, day: 'numeric', month: 'short' });
  const fullName = (session: PerformanceSession) => {
    const [name, day] = [sessionName(session), date(session.startsAt)];
    return t`${name}, ${day}`;
  };
  return {
    fullName,
    point: (session: PerformanceSession, value: number | null | undefined): ChartPoint => ({
      roomid: session.roomid,
      day: short.format(new Date(session.startsAt)),
      session: fullName(session),
      value: value ?? null,
    }),
  };
}

export const reportPathOf = ({ roomid, mentorId }: Pick<RatedSession, 'roomid' | 'mentorId'>): string =>
  `/Dashboard/feedback/${roomid}/${mentorId}`;
