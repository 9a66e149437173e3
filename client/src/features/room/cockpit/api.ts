import {
  type AskedQuestion,
  askQuestion,
  type Cockpit,
  getCockpit,
  getRoundQuestions,
  removeNote,
  type SessionNote,
  setFavouriteQuestion,
  showQuestion,
  withdrawQuestion,
  writeNote,
} from '@preproom/models/contract/room/cockpit';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';
import { withAsked, withNote } from './cockpitEntries.ts';
import type { OutboxItem } from './cockpitItems.ts';

/** Its first part is the topic under which the server tells of changes. */
const cockpitKey = (roomid: string) => ['cockpit', roomid];
const questionsKey = (roomid: string) => ['cockpit-questions', roomid];

export function useStoredCockpit(roomid: string) {
  return useQuery({
    queryKey: cockpitKey(roomid),
    queryFn: ({ signal }) => callApi(getCockpit, { params: { roomid }, signal }),
  });
}

/** The question bank of the round, which doesn't change while the page is open. */
export function useRoundQuestions(roomid: string) {
  return useQuery({
    queryKey: questionsKey(roomid),
    queryFn: ({ signal }) => callApi(getRoundQuestions, { params: { roomid }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export type ItemAnswer = { asked: AskedQuestion | null } | { note: SessionNote | null } | { removed: true };

export function sendItem(roomid: string, item: OutboxItem): Promise<ItemAnswer> {
  const asked = { roomid, askedId: item.id };
  const note = { roomid, noteId: item.id };
  switch (item.kind) {
    case 'ask':
      return callApi(askQuestion, { params: asked, body: item.asking });
    case 'withdraw':
      return callApi(withdrawQuestion, { params: asked });
    case 'note':
      return callApi(writeNote, { params: note, body: item.words });
    case 'removeNote':
      return callApi(removeNote, { params: note });
  }
}

/** Shows what was just stored, instead of an answer that may be under way from before. */
export function keepStored(queries: QueryClient, roomid: string, item: OutboxItem, answer: ItemAnswer): void {
  changeStored(queries, roomid, (cockpit) => {
    if ('asked' in answer) return withAsked(cockpit, item.id, answer.asked);
    if ('note' in answer) return withNote(cockpit, item.id, answer.note);
    return item.kind === 'withdraw' ? withAsked(cockpit, item.id, null) : withNote(cockpit, item.id, null);
  });
}

function changeStored(queries: QueryClient, roomid: string, change: (cockpit: Cockpit) => Cockpit): void {
  const queryKey = cockpitKey(roomid);
  const cancelled = queries.cancelQueries({ queryKey });
  const isLoaded = queries.getQueryData(queryKey) !== undefined;
  queries.setQueryData<Cockpit>(queryKey, (cockpit) => cockpit && change(cockpit));
  // A first answer that is still on its way may be from before the change, and cancelling it leaves nothing to show: ask again.
  if (!isLoaded) void cancelled.then(() => queries.invalidateQueries({ queryKey }));
}

export interface ShownChoice {
  id: string;
  questionId: string;
  askedAt: string;
}

/** Shows a question on the learner's screen, or hides it (null). */
export function useShowQuestion(roomid: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (question: ShownChoice | null) =>
      callApi(showQuestion, { params: { roomid }, body: { question } }),
    onSuccess: ({ shownId }) => {
      changeStored(queries, roomid, (cockpit) => ({ ...cockpit, shownId }));
      return queries.invalidateQueries({ queryKey: cockpitKey(roomid) });
    },
  });
}

/** Shown at once; taken back if the server refuses. */
export function useSetFavourite(roomid: string) {
  const queries = useQueryClient();
  const show = (questionId: string, isFavourite: boolean) =>
    changeStored(queries, roomid, (cockpit) => {
      const others = cockpit.favourites.filter((id) => id !== questionId);
      return { ...cockpit, favourites: isFavourite ? [...others, questionId] : others };
    });
  return useMutation({
    mutationFn: ({ questionId, isFavourite }: { questionId: string; isFavourite: boolean }) =>
      callApi(setFavouriteQuestion, { params: { questionId }, body: { isFavourite } }),
    onMutate: ({ questionId, isFavourite }) => show(questionId, isFavourite),
    onError: (_, { questionId, isFavourite }) => show(questionId, !isFavourite),
  });
}
