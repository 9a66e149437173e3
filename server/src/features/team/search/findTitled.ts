import type { HqFound } from '@preproom/models/contract/team/search';
import type { Database } from '@preproom/models/db/database';
import { findByText, firstHits, type Hits } from './search.ts';

type Titled = HqFound['jobs']['hits'][number];

/** Coupons by their code. */
export async function findCoupons(database: Database, text: string): Promise<Hits<Titled>> {
  const found = await findByText(database, database.coupons, {
    text,
    fields: [{ path: 'code', as: 'code' }],
    show: ['code'],
  });
  return firstHits(found, ({ _id, code }) => ({ _id: _id.toString(), title: code }));
}

/** Jobs by the words of their title. */
export async function findJobs(database: Database, text: string): Promise<Hits<Titled>> {
  const found = await findByText(database, database.jobs, {
    text,
    fields: [{ path: 'titleWords', as: 'words' }],
    show: ['title', 'company'],
  });
  return firstHits(found, ({ _id, title, company }) => ({
    _id: _id.toString(),
    title: `${title} · ${company}`,
  }));
}

/** Articles by the words of their title, or their address. */
export async function findArticles(database: Database, text: string): Promise<Hits<Titled>> {
  const found = await findByText(database, database.blogDrafts, {
    text,
    fields: [
      { path: 'titleWords', as: 'words' },
      { path: 'addresses', as: 'exact' },
    ],
    show: ['blog_title'],
  });
  return firstHits(found, ({ _id, blog_title }) => ({ _id: _id.toString(), title: blog_title }));
}
