import {
  getBlogRevision,
  getBlogRevisions,
  getHqBlog,
  type HqBlog,
  previewBlog,
  publishBlog,
  saveBlog,
  withdrawBlog,
} from '@preproom/models/contract/blogs/team/blogs';
import { queryOptions } from '@tanstack/react-query';
import { callApi, orNull } from '../../../lib/api.ts';
import { type ArticleText, textOf } from './articleText.ts';

const KEY = ['hq', 'blog'];

/** Null if there is no such article. Never refetched under somebody's hands: a save tells of a later version. */
export function hqBlogQuery(blogId: string) {
  return queryOptions({
    queryKey: [...KEY, blogId],
    queryFn: async () => (await orNull(callApi(getHqBlog, { params: { blogId } })))?.data ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function previewQuery(blogId: string, revision: number) {
  return queryOptions({
    queryKey: [...KEY, blogId, 'preview', revision],
    queryFn: async () => (await callApi(previewBlog, { params: { blogId } })).data,
  });
}

export function revisionsQuery(blogId: string, revision: number) {
  return queryOptions({
    queryKey: [...KEY, blogId, 'revisions', revision],
    queryFn: async () => (await callApi(getBlogRevisions, { params: { blogId } })).data,
  });
}

export async function fetchBlog(blogId: string): Promise<HqBlog> {
  return (await callApi(getHqBlog, { params: { blogId } })).data;
}

export async function fetchRevision(blogId: string, revision: number): Promise<ArticleText> {
  const params = { blogId, revision: String(revision) };
  return textOf((await callApi(getBlogRevision, { params })).data);
}

export async function sendText(blogId: string, text: ArticleText, revision: number): Promise<HqBlog> {
  return (await callApi(saveBlog, { params: { blogId }, body: { ...text, revision } })).data;
}

export async function sendPublish({ id: blogId, revision }: HqBlog, publishesAt: string | null) {
  return (await callApi(publishBlog, { params: { blogId }, body: { revision, publishesAt } })).data;
}

export async function sendWithdraw({ id: blogId }: HqBlog) {
  return (await callApi(withdrawBlog, { params: { blogId } })).data;
}
