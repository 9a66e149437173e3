import { Trans, useLingui } from '@lingui/react/macro';
import { smallPhoto } from '@preproom/models/contract/accounts/folders';
import { BLOG_LIMITS } from '@preproom/models/contract/blogs/blogLimits';
import { useState } from 'react';
import { PictureDrop } from '../../../shared/blogs/team/PictureDrop.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import type { Article } from './useArticle.ts';

/** Everything of an article but its text. */
export function ArticleFields({ article: { text, error, saved, change } }: { article: Article }) {
  const { t } = useLingui();
  const fault = (name: string, sentence: string) => (error?.fields?.[name] ? sentence : undefined);
  return (
    <>
      <TextField
        label={t`Title`}
        value={text.blog_title}
        maxLength={BLOG_LIMITS.title}
        onChange={({ target }) => change({ blog_title: target.value })}
        error={fault('blog_title', t`Enter a title.`)}
      />
      <TextField
        label={t`Address`}
        help={<Trans>Lower-case letters, digits and hyphens. Old addresses keep working.</Trans>}
        value={text.slug}
        maxLength={BLOG_LIMITS.slug}
        onChange={({ target }) => change({ slug: target.value })}
        error={
          error?.code === 'conflict'
            ? fault('slug', t`Another article has this address.`)
            : fault('slug', t`Use lower-case letters, digits and single hyphens.`)
        }
      />
      <TextArea
        label={t`Summary`}
        help={<Trans>One or two sentences for lists and search results.</Trans>}
        value={text.description}
        maxLength={BLOG_LIMITS.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      <Topics
        tags={text.tags}
        onChange={(tags) => change({ tags })}
        fault={fault('tags', t`Use up to 8 topics.`)}
      />
      <TextField
        label={t`Author`}
        value={text.author}
        maxLength={BLOG_LIMITS.author}
        onChange={({ target }) => change({ author: target.value })}
      />
      <PictureDrop
        blogId={saved.id}
        label={<Trans>Cover image</Trans>}
        onDone={(blog_image) => change({ blog_image })}
      >
        {text.blog_image && (
          <img
            src={smallPhoto(text.blog_image)}
            alt=""
            className="aspect-[8/5] w-full max-w-xs rounded-card border border-line object-cover"
          />
        )}
      </PictureDrop>
    </>
  );
}

interface TopicsProps {
  tags: string[];
  onChange: (tags: string[]) => void;
  fault: string | undefined;
}

/** Keeps what is typed, as a comma at the end has no topic yet. */
function Topics({ tags, onChange, fault }: TopicsProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(tags.join(', '));
  return (
    <TextField
      label={t`Topics`}
      help={<Trans>Separate them with commas.</Trans>}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange([
          ...new Set(
            target.value
              .split(',')
              .map((tag) => tag.trim())
              .filter(Boolean),
          ),
        ]);
      }}
      error={fault}
    />
  );
}
