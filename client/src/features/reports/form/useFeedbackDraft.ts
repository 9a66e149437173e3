import type { StarCriterion } from '@preproom/models/contract/catalogues/criteria';
import {
  type AfterCall,
  type FeedbackDraft,
  type FeedbackEdits,
  saveFeedbackDraft,
} from '@preproom/models/contract/reports/feedback';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { callApi } from '../../../lib/api.ts';
import { serverNow } from '../../../lib/serverTime.ts';
import type { Criterion } from '../../../lib/texts/criteria.ts';
import { keepSavedDraft } from '../api.ts';
import { createDraftSaver, type SavedDraft } from './draftSaver.ts';
import { EMPTY_DRAFT, edited, NO_EDITS, withRating, withRemark } from './feedbackForm.ts';

/** The criteria being rated: what they hold, and how one is changed. */
export interface CriteriaDraft {
  draft: FeedbackDraft;
  rate(criterion: Criterion, value: number | string): void;
  remark(criterion: StarCriterion, text: string): void;
}

/**
 * The mentor's feedback while it is being written: what the server has, and over it what was edited here and is not saved yet. Edits
 * are saved automatically; those of submitted feedback stay on this device until they are submitted.
 */
export function useFeedbackDraft({ roomid, feedback }: Pick<AfterCall, 'roomid' | 'feedback'>) {
  const queries = useQueryClient();
  const [saver] = useState(() =>
    createDraftSaver({
      send: feedback?.state === 'submitted' ? null : (edits) => send(roomid, edits),
      onSaved: (saved) => keepSavedDraft(queries, roomid, saved),
      storage: sessionStorage,
      storageKey: `feedback-draft:${roomid}`,
    }),
  );
  const edits = useSyncExternalStore(saver.subscribe, saver.edits) ?? NO_EDITS;
  const saved = useSyncExternalStore(saver.subscribe, saver.saved);
  const saveState = useSyncExternalStore(saver.subscribe, saver.state);

  useEffect(() => {
    const { flush } = saver;
    flush();
    window.addEventListener('online', flush);
    return () => {
      window.removeEventListener('online', flush);
      flush();
    };
  }, [saver]);

  // Read when something changes, because two changes may come before the next render.
  const pending = () => saver.edits() ?? NO_EDITS;
  const now = () => new Date(serverNow()).toISOString();
  const criteria: CriteriaDraft = {
    draft: edited(newest(feedback, saved), edits),
    rate: (criterion, value) => saver.change(withRating(pending(), criterion, value, now())),
    remark: (criterion, text) => saver.change(withRemark(pending(), criterion, text, now())),
  };
  return { criteria, saveState, saver };
}

function send(roomid: string, body: FeedbackEdits): Promise<SavedDraft> {
  return callApi(saveFeedbackDraft, { params: { roomid }, body, keepalive: true });
}

/** An answer that was under way during a save is older than what the save answered. */
function newest(feedback: AfterCall['feedback'], saved: SavedDraft | null): FeedbackDraft {
  if (saved && (!feedback || saved.savedAt >= feedback.savedAt)) return saved.draft;
  return feedback ?? EMPTY_DRAFT;
}
