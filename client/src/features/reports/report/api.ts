import { API_BASE } from '@preproom/models/contract/http/endpoint';
import { getLearnerReport } from '@preproom/models/contract/reports/learnerReport';
import { getTimeline } from '@preproom/models/contract/reports/timeline';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

/** What the report compares with, and what there is to practise with. */
export function useLearnerReport(roomid: string) {
  return useQuery({
    queryKey: ['learner-report', roomid],
    queryFn: ({ signal }) => callApi(getLearnerReport, { params: { roomid }, signal }),
  });
}

/** Fetched again once there is feedback, which brings questions and marks. */
export function useTimeline(roomid: string, hasFeedback: boolean) {
  return useQuery({
    queryKey: ['timeline', roomid, hasFeedback],
    queryFn: ({ signal }) => callApi(getTimeline, { params: { roomid }, signal }),
  });
}

export const reportPdfPath = (roomid: string): string => `${API_BASE}/rooms/${roomid}/report/pdf`;
