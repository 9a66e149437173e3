import { getSampleQuestions } from '@preproom/models/contract/room/questions';
import {
  getBookingNote,
  removeBookingNoteFile,
  saveBookingNote,
  uploadBookingNoteFile,
} from '@preproom/models/contract/sessions/bookingNote';
import {
  getMessages,
  getUnreadMessages,
  readMessages,
  type SessionMessage,
  type SessionMessages,
  sendMessage,
} from '@preproom/models/contract/sessions/messages';
import type { BookingNote } from '@preproom/models/contract/sessions/sessions';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';
import { checkFile, type SendOptions, sendForm } from '../../../lib/files/upload.ts';

/** First part of the keys of everything that a message or a note changes. */
const TOPIC = 'messages';

export const messagesQuery = (roomid: string) =>
  queryOptions({
    queryKey: [TOPIC, roomid],
    queryFn: async ({ signal }) => (await callApi(getMessages, { params: { roomid }, signal })).data,
  });

/** How many unread messages the person has, by session. */
export const unreadQuery = queryOptions({
  queryKey: [TOPIC, 'unread'],
  queryFn: async ({ signal }) => (await callApi(getUnreadMessages, { signal })).data,
});

export const bookingNoteQuery = (roomid: string) =>
  queryOptions({
    queryKey: [TOPIC, 'note', roomid],
    queryFn: async ({ signal }) => (await callApi(getBookingNote, { params: { roomid }, signal })).data,
  });

export const samplesQuery = (roomid: string) =>
  queryOptions({
    queryKey: ['samples', roomid],
    queryFn: async ({ signal }) => (await callApi(getSampleQuestions, { params: { roomid }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });

export interface NewMessage {
  id: string;
  text: string;
}

export async function deliverMessage(roomid: string, { id, text }: NewMessage): Promise<SessionMessage> {
  const call = { params: { roomid, sentId: id }, body: { text } };
  return (await callApi(sendMessage, call)).data;
}

/** Shows a stored message at once, before the page fetches again. */
export function keepMessage(queries: QueryClient, roomid: string, message: SessionMessage): void {
  const { queryKey } = messagesQuery(roomid);
  queries.setQueryData<SessionMessages>(queryKey, (known) => {
    if (!known || known.messages.some(({ id }) => id === message.id)) return known;
    return { ...known, messages: [...known.messages, message] };
  });
  void queries.invalidateQueries({ queryKey });
}

export async function markRead(queries: QueryClient, roomid: string, upTo: string): Promise<void> {
  await callApi(readMessages, { params: { roomid }, body: { upTo } });
  await queries.invalidateQueries({ queryKey: [TOPIC] });
}

export function noteCalls(queries: QueryClient, roomid: string) {
  const keep = ({ data }: { data: BookingNote }) =>
    queries.setQueryData(bookingNoteQuery(roomid).queryKey, data);
  const params = { roomid };
  return {
    save: async (text: string) => keep(await callApi(saveBookingNote, { params, body: { text } })),
    removeFile: async () => keep(await callApi(removeBookingNoteFile, { params })),
    async upload(file: File, options: SendOptions): Promise<void> {
      checkFile('note', file);
      keep(await sendForm<{ data: BookingNote }>(uploadBookingNoteFile, params, file, options));
    },
  };
}
