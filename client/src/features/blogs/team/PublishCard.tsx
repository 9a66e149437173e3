import { Trans, useLingui } from '@lingui/react/macro';
import type { BlogState } from '@preproom/models/contract/blogs/blogLimits';
import type { HqBlog } from '@preproom/models/contract/blogs/team/blogs';
import type { AppError } from '@preproom/models/contract/http/errors';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useIsUploading } from '../../../ui/forms/uploads.tsx';
import { Link } from '../../../ui/Link.tsx';
import { When } from '../../../ui/When.tsx';
import { sendPublish, sendWithdraw } from './api.ts';
import { indianInstant } from './articleText.ts';
import type { Article } from './useArticle.ts';

const STATES: Record<BlogState, ReactNode> = {
  draft: <Trans>Draft</Trans>,
  scheduled: <Trans>Scheduled</Trans>,
  published: <Trans>Published</Trans>,
  withdrawn: <Trans>Unpublished</Trans>,
};

/** The article's state, and what can be done with it. Everything typed is saved first. */
export function PublishCard({ article }: { article: Article }) {
  const { saved } = article;
  const {
    mutate: act,
    isPending,
    error,
  } = useMutation({
    async mutationFn(send: (blog: HqBlog) => Promise<HqBlog>) {
      const blog = await article.save();
      if (blog) article.take(await send(blog));
    },
  });
  // Without the image that is uploading, the old cover or none would be published.
  const isWaiting = useIsUploading() || isPending;
  const isPublished = saved.state === 'published';
  const canWithdraw = isPublished || saved.state === 'scheduled';
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2" role="status">
        <Badge tone={isPublished ? 'success' : 'info'}>{STATES[saved.state]}</Badge>
        {saved.hasChanges && (
          <Badge tone="warning">
            <Trans>Unpublished changes</Trans>
          </Badge>
        )}
      </div>
      {saved.publishedAt && (
        <p className="text-14 text-muted">
          <When instant={saved.publishedAt} />
        </p>
      )}
      {isPublished && (
        <Link to={`/Blog/${saved.slug}`}>
          <Trans>View article</Trans>
        </Link>
      )}
      {error && <Refusal error={error} />}
      <Button isBusy={isWaiting} onClick={() => act((blog) => sendPublish(blog, null))}>
        {isPublished ? <Trans>Publish changes</Trans> : <Trans>Publish now</Trans>}
      </Button>
      {!isPublished && (
        <Schedule isBusy={isWaiting} onSchedule={(at) => act((blog) => sendPublish(blog, at))} />
      )}
      {canWithdraw && (
        <Button tone="danger" isBusy={isPending} onClick={() => act(sendWithdraw)}>
          {isPublished ? <Trans>Unpublish</Trans> : <Trans>Cancel schedule</Trans>}
        </Button>
      )}
    </Card>
  );
}

function Schedule({ isBusy, onSchedule }: { isBusy: boolean; onSchedule: (at: string) => void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const at = indianInstant(typed);
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={t`Publish at`}
        help={<Trans>India time (IST)</Trans>}
        type="datetime-local"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button tone="quiet" disabled={at === null} isBusy={isBusy} onClick={() => at && onSchedule(at)}>
        <Trans>Schedule</Trans>
      </Button>
    </div>
  );
}

/** Names what is missing. */
function Refusal({ error }: { error: AppError }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const texts: Record<string, string> = {
    description: t`Add a summary.`,
    author: t`Add an author.`,
    blog_image: t`Add a cover image.`,
    blog_content: t`Write the text.`,
    pictures: t`Describe every image in the text.`,
    publishesAt: t`Choose a time within the next year.`,
  };
  const known = Object.keys(error.fields ?? {}).flatMap((name) => texts[name] ?? []);
  return <Banner tone="error">{known.length > 0 ? known.join(' ') : errorText(error)}</Banner>;
}
