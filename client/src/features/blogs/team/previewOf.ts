import type { BlogArticle } from '@preproom/models/contract/blogs/blogs';
import type { ComponentType } from 'react';

/** Draws an article as visitors see it. */
export type PreviewOf = ComponentType<{ article: BlogArticle }>;
