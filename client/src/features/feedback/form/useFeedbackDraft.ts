import {
  type AfterCall,
  type FeedbackDraft,
  saveFeedbackDraft,
} from '@preproom/models/contract/room/feedback';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { callApi } from '../../../lib/api.ts';
import { createDraftSaver } from './draftSaver.ts';
import { EMPTY_DRAFT } from './feedbackForm.ts';

/**
 * The mentor's feedback while it is being written, starting from this tab's unsent draft or else from the server's. Drafts
 * are saved automatically. Edits of submitted feedback stay on this device until they are submitted.
 */
export function useFeedbackDraft({ roomid, feedback }: Pick<AfterCall, 'roomid' | 'feedback'>) {
  const [saver] = useState(() =>
    createDraftSaver({
      send: feedback?.state === 'submitted' ? null : (draft) => send(roomid, draft),
      storage: sessionStorage,
      storageKey: `feedback-draft:${roomid}`,
    }),
  );
  const [draft, setDraft] = useState<FeedbackDraft>(() => saver.restore() ?? fromServer(feedback));
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

  function change(next: FeedbackDraft) {
    setDraft(next);
    saver.change(next);
  }

  return { draft, change, saveState, saver };
}

async function send(roomid: string, body: FeedbackDraft): Promise<string> {
  const { savedAt } = await callApi(saveFeedbackDraft, { params: { roomid }, body, keepalive: true });
  return savedAt;
}

function fromServer(feedback: AfterCall['feedback']): FeedbackDraft {
  return feedback ? { ratings: feedback.ratings, remarks: feedback.remarks } : EMPTY_DRAFT;
}
