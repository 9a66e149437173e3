import {
  createReportLink,
  getReportLinks,
  getSharedReport,
  type ReportLinkRequest,
  revokeReportLink,
  type SharedReport,
} from '@preproom/models/contract/reports/reportLinks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { asAppError, callApi } from '../../../lib/api.ts';

const linksKey = (roomid: string) => ['report-links', roomid];

export function useReportLinks(roomid: string) {
  return useQuery({
    queryKey: linksKey(roomid),
    queryFn: ({ signal }) => callApi(getReportLinks, { params: { roomid }, signal }),
  });
}

export function useCreateLink(roomid: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ReportLinkRequest) => callApi(createReportLink, { params: { roomid }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: linksKey(roomid) }),
  });
}

export function useRevokeLink(roomid: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (linkId: string) => callApi(revokeReportLink, { params: { roomid, linkId } }),
    // Also after a refusal: the link may have ended meanwhile.
    onSettled: () => queries.invalidateQueries({ queryKey: linksKey(roomid) }),
  });
}

/** What a link shows; null for an unknown or ended one. */
export function useSharedReport(token: string) {
  return useQuery({
    queryKey: ['shared-report', token],
    queryFn: async ({ signal }): Promise<SharedReport | null> => {
      try {
        return await callApi(getSharedReport, { params: { token }, signal });
      } catch (failure) {
        if (asAppError(failure).code === 'not_found') return null;
        throw failure;
      }
    },
  });
}
