import { useShowQuestion } from './api.ts';
import type { AskedEntry } from './cockpitEntries.ts';
import type { CockpitInUse } from './useCockpit.ts';

/** The question on the learner's screen, and how to change it. */
export function useShowingQuestion(roomid: string, { asked, stored }: CockpitInUse) {
  const { mutate, isPending, error } = useShowQuestion(roomid);
  const shownId = stored.data?.shownId ?? null;
  return {
    shown: asked.find(({ id }) => id === shownId) ?? null,
    isPending,
    error,
    /** Also works while the asked question waits on this device: it is stored along with this. */
    show: ({ id, questionId, askedAt }: Pick<AskedEntry, 'id' | 'questionId' | 'askedAt'>) =>
      mutate({ id, questionId, askedAt }),
    hide: () => mutate(null),
  };
}
export type ShowingQuestion = ReturnType<typeof useShowingQuestion>;
