// Separate from the schemas, so pages that only show the limits don't load zod.

/** Longest texts in characters, and most items. */
export const BLOG_LIMITS = {
  title: 150,
  slug: 100,
  description: 300,
  tags: 8,
  tag: 40,
  author: 80,
  html: 50_000,
  revisions: 50,
} as const;

/** `scheduled` becomes `published` by the clock alone. */
export const BLOG_STATES = ['draft', 'scheduled', 'published', 'withdrawn'] as const;
export type BlogState = (typeof BLOG_STATES)[number];
