import { readFileSync } from 'node:fs';
import type { Database } from '@preproom/models/db/database';
import { type BlogDraft, blogOfDraft } from './blog.service.ts';

type Article = Omit<BlogDraft, 'html' | 'blog_image' | 'author'>;

/** The articles of a new installation in order of publication; their texts are in `articles/<slug>.html`. */
export const ARTICLES: Article[] = [
  {
    slug: 'campus-placement-introduction',
    blog_title: 'Tell me about yourself: an introduction that works at campus placements',
    description:
      'Ninety seconds, three parts, and nothing the panel can already read on your resume. How to build yours, with a worked example.',
    tags: ['Introduction', 'Campus placements', 'HR round'],
    publishedAt: new Date('2026-11-16T03:30:00Z'),
  },
  {
    slug: 'hr-round-answers-star-method',
    blog_title: 'HR round answers with the STAR method, without sounding rehearsed',
    description:
      'Situation, task, action, result: what each part is for, how long it should be, and one student’s story turned into an answer.',
    tags: ['HR round', 'Communication'],
    publishedAt: new Date('2026-11-17T03:30:00Z'),
  },
  {
    slug: 'think-aloud-in-technical-interviews',
    blog_title: 'Think aloud: what a technical interviewer wants to hear while you solve',
    description:
      'Silence is the most expensive thing in a technical round. A five-step running commentary, and what to say when you are stuck.',
    tags: ['Technical round', 'Communication'],
    publishedAt: new Date('2026-11-18T03:30:00Z'),
  },
  {
    slug: 'questions-to-ask-the-interviewer',
    blog_title: 'Do you have any questions for us? Twelve worth asking, and how to choose',
    description:
      'The last five minutes are still the interview. Questions for freshers that tell you something, sorted by who is asking.',
    tags: ['HR round', 'Technical round', 'Job offers'],
    publishedAt: new Date('2026-11-19T03:30:00Z'),
  },
  {
    slug: 'negotiating-your-first-offer',
    blog_title: 'Your first offer: reading the CTC, and what you can ask for',
    description:
      'What is in a CTC and what reaches your account, what a fresher can really negotiate, and the words to do it with.',
    tags: ['Job offers', 'Campus placements'],
    publishedAt: new Date('2026-11-20T03:30:00Z'),
  },
  {
    slug: 'practise-with-a-mentor',
    blog_title: 'How to practise with a mentor, and what to do with the feedback',
    description:
      'A mock interview is worth what you change after it. How to prepare one, read the report calmly, and pick the one thing to work on.',
    tags: ['Practice', 'Feedback', 'Communication'],
    publishedAt: new Date('2026-11-21T03:30:00Z'),
  },
];

/** Fills an empty blog. A blog with any article is left to the admins. */
export async function seedArticles(database: Database, brandName: string, now: Date): Promise<void> {
  if ((await database.blogs.exists({})) || (await database.blogDrafts.exists({}))) return;
  for (const article of ARTICLES) {
    const html = readFileSync(new URL(`articles/${article.slug}.html`, import.meta.url), 'utf8');
    const blog_image = `/articles/${article.slug}.svg`;
    const blog = blogOfDraft({ ...article, html, blog_image, author: `The ${brandName} team` }, now);
    // Another process that started at the same time inserted it.
    await database.blogs.updateOne({ slug: blog.slug }, { $setOnInsert: blog }, { upsert: true });
  }
}
