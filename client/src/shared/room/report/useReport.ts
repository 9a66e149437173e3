import type { AppError } from '@preproom/models/contract/http/errors';
import { type ReportReason, type ReportReceived, reportPerson } from '@preproom/models/contract/room/safety';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { asAppError, callApi } from '../../../lib/api.ts';
import { useSessionDraft } from '../../../lib/drafts/useSessionDraft.ts';
import { useRequestId } from '../../../lib/useRequestId.ts';

/** The unsent report. It is kept while the dialog is closed, after the call has ended and over a reload. */
export interface ReportDraft {
  reason: ReportReason | null;
  note: string;
  endInterview: boolean;
  block: boolean;
}

export interface Reporting {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  draft: ReportDraft;
  change: (change: Partial<ReportDraft>) => void;
  send: (report: ReportDraft & { reason: ReportReason }) => void;
  /** Null until the report is stored. */
  outcome: (ReportReceived & { isBlocked: boolean }) | null;
  state: 'writing' | 'sending' | AppError;
}

const EMPTY: ReportDraft = { reason: null, note: '', endInterview: false, block: false };

interface ReportUse {
  /** The report has ended the session. */
  onOver: () => void;
  /** Whether the session ends with the report unless the reporter says otherwise. */
  endsSession: boolean;
}

/** Reports the other person over HTTP, so it works without the room's socket. */
export function useReport(roomid: string, { onOver, endsSession }: ReportUse): Reporting {
  const empty = { ...EMPTY, endInterview: endsSession };
  const [isOpen, setOpen] = useState(false);
  const { draft, change, forget } = useSessionDraft<ReportDraft>(`act:report:${roomid}`, empty);
  const requestId = useRequestId();
  const report = useMutation({
    mutationFn: (body: ReportDraft & { reason: ReportReason }) =>
      callApi(reportPerson, { params: { roomid }, body: { ...body, id: requestId(body) } }),
    onSuccess: ({ isOver }) => {
      forget();
      if (isOver) onOver();
    },
  });
  const close = () => {
    setOpen(false);
    if (!report.isSuccess) return;
    change(empty);
    forget();
    report.reset();
  };
  return {
    isOpen,
    open: () => setOpen(true),
    close,
    draft,
    change,
    send: report.mutate,
    outcome: report.isSuccess ? { ...report.data, isBlocked: report.variables.block } : null,
    state: report.isPending ? 'sending' : report.isError ? asAppError(report.error) : 'writing',
  };
}
