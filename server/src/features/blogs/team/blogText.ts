import { createHash } from 'node:crypto';
import type { BlogDraftDocument, BlogTextFields } from '@preproom/models/db/blogs/blogDraft.model';

/** The fields that the team writes, of anything that has them. */
export function textOf(from: BlogTextFields): BlogTextFields {
  const { slug, blog_title, blog_content, blog_image, description, tags, author } = from;
  return { slug, blog_title, blog_content, blog_image, description, tags, author };
}

export function isSameText(one: BlogTextFields, other: BlogTextFields): boolean {
  return JSON.stringify(textOf(one)) === JSON.stringify(textOf(other));
}

/** What the audit log has of a text: enough to recognise it among the kept ones. */
export function auditedText(draft: BlogTextFields & Pick<BlogDraftDocument, 'revision'>) {
  const { revision, slug, blog_title, blog_content } = draft;
  const sha256 = createHash('sha256')
    .update(JSON.stringify(textOf(draft)))
    .digest('hex');
  return { revision, slug, blog_title, length: blog_content.length, sha256 };
}
