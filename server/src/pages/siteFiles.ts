import { mentorPath } from '@preproom/models/contract/mentors/directory';
import type { PublicCollection } from '@preproom/models/db/announceWrites';
import type { Database } from '@preproom/models/db/database';
import type { Clock } from '@preproom/models/runtime/clock';
import { Router } from 'express';
import { type SitemapItemLoose, SitemapStream, streamToPromise } from 'sitemap';
import type { Config } from '../config/config.ts';
import { nameRoute } from '../http/requestLog.ts';
import { siteOrigin } from '../http/siteOrigin.ts';
import type { PublicAnswers } from '../publicAnswers/publicAnswers.ts';
import { sendWhole, type WholeAnswer, wholeAnswer } from '../publicAnswers/wholeAnswer.ts';
import { openBuiltClient } from './builtClient.ts';

/** What a search engine has no business with; `/demo` also makes accounts. */
const DISALLOWED = [
  '/api/',
  '/account/',
  '/dashboard',
  '/demo',
  '/dev/',
  '/hq/',
  '/metrics',
  '/r/',
  '/room/',
];
/** The format's own limit. */
const MAX_URLS = 50_000;
const CACHE = 'public, max-age=3600';
/** What the sitemap is made of. */
const LISTED_COLLECTIONS: readonly PublicCollection[] = ['blogs', 'jobs'];

interface SiteDeps {
  database: Database;
  clock: Clock;
  answers: PublicAnswers<WholeAnswer>;
}

/** What machines ask a site for: robots.txt, sitemap.xml and the manifest of the installed page. */
export function createSiteFilesRouter(config: Config, deps: SiteDeps): Router {
  const router = Router();
  router.get('/robots.txt', nameRoute('/robots.txt'), (request, response) => {
    response
      .set('Cache-Control', CACHE)
      .type('text/plain')
      .send(robots(siteOrigin(request, config)));
  });
  router.get('/sitemap.xml', nameRoute('/sitemap.xml'), async (request, response) => {
    const origin = siteOrigin(request, config);
    const answer = await deps.answers.find(`sitemap ${origin}`, LISTED_COLLECTIONS, async () =>
      wholeAnswer(await sitemap(origin, deps), { contentType: 'application/xml', cacheControl: CACHE }),
    );
    sendWhole(answer, request, response);
  });
  router.get('/manifest.webmanifest', nameRoute('/manifest.webmanifest'), (_request, response) => {
    response
      .set('Cache-Control', CACHE)
      .type('application/manifest+json')
      .send(JSON.stringify(webManifest(config.BRAND_NAME)));
  });
  return router;
}

/** Paths match without regard to case here, but not at the search engines: the product's own spellings are named, too. */
function robots(origin: string): string {
  const spellings = DISALLOWED.flatMap((path) => [
    path,
    path.replace(/^\/\w/, (start) => start.toUpperCase()),
  ]);
  const rules = [...new Set(spellings)].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

async function sitemap(origin: string, deps: SiteDeps): Promise<string> {
  const { listedPaths } = await openBuiltClient();
  const items = [...listedPaths.map((url) => ({ url })), ...(await contentItems(deps))];
  const stream = new SitemapStream({ hostname: origin });
  for (const item of items.slice(0, MAX_URLS)) stream.write(item);
  stream.end();
  return (await streamToPromise(stream)).toString();
}

/** Articles, open jobs and verified mentors. Sample content is left out. */
async function contentItems({ database, clock }: Omit<SiteDeps, 'answers'>): Promise<SitemapItemLoose[]> {
  const now = new Date(clock.now());
  const [blogs, jobs, mentors] = await Promise.all([
    database.blogs.find({ publishedAt: { $lte: new Date(clock.now()) } }, { slug: 1, updatedAt: 1 }).lean(),
    database.jobs.find({ state: 'open', isSample: false, expiresAt: { $gt: now } }, { postedAt: 1 }).lean(),
    listedMentors(database),
  ]);
  return [
    ...blogs.map(({ slug, updatedAt }) => ({ url: `/Blog/${slug}`, lastmod: updatedAt.toISOString() })),
    ...jobs.map(({ _id, postedAt }) => ({ url: `/jobs/detail?id=${_id}`, lastmod: postedAt.toISOString() })),
    ...mentors.map(({ slug }) => ({ url: mentorPath(slug) })),
  ];
}

/** Those whose page is public. */
async function listedMentors({ mentorProfiles, users }: Database): Promise<{ slug: string }[]> {
  const profiles = await mentorProfiles
    .find({ status: 'verified' }, { slug: 1, userId: 1 })
    .limit(MAX_URLS)
    .lean();
  const leaving = await users
    .find({ 'deletion.dueAt': { $gt: new Date(0) }, role: 'mentor' }, { _id: 1 })
    .lean();
  const hidden = new Set(leaving.map(({ _id }) => _id.toString()));
  return profiles.flatMap(({ slug, userId }) => (slug && !hidden.has(userId.toString()) ? [{ slug }] : []));
}

function webManifest(name: string) {
  return {
    name,
    short_name: name,
    description: 'Mock interviews and mentoring in a live room',
    start_url: '/',
    display: 'standalone',
    background_color: '#faf7f2',
    theme_color: '#faf7f2',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}
