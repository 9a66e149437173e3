import { Trans, useLingui } from '@lingui/react/macro';
import type { HqBlog } from '@preproom/models/contract/blogs/team/blogs';
import { useState } from 'react';
import { useLeaveGuard } from '../../../lib/page/useLeaveGuard.ts';
import { RichText } from '../../../shared/blogs/team/text/RichText.tsx';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { Button } from '../../../ui/Button.tsx';
import { AwaitsUploads, useIsUploading } from '../../../ui/forms/uploads.tsx';
import { LeaveDialog } from '../../../ui/LeaveDialog.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { ArticleFields } from './ArticleFields.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { PublishCard } from './PublishCard.tsx';
import { Revisions } from './Revisions.tsx';
import { SavingState } from './SavingState.tsx';
import { useArticle } from './useArticle.ts';

export function ArticleEditor({ blog }: { blog: HqBlog }) {
  const { t } = useLingui();
  const article = useArticle(blog);
  const { text, saved, change } = article;
  // A new editor for a text that came from elsewhere.
  const [round, setRound] = useState(0);
  const replace = () => setRound((before) => before + 1);
  return (
    <AwaitsUploads>
      <Breadcrumb crumbs={[{ to: '/hq/welcome/admin', label: t`Overview` }]} />
      <PageHeading title={text.blog_title || t`Untitled article`} />
      <SavingState article={article} onReplaced={replace} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start">
        <div className="flex min-w-0 flex-col gap-6">
          <ArticleFields article={article} />
          <RichText
            key={round}
            blogId={saved.id}
            html={text.blog_content}
            onChange={(blog_content) => change({ blog_content })}
          />
        </div>
        <div className="flex flex-col gap-6 xl:sticky xl:top-24">
          <PublishCard article={article} />
          <PreviewDialog article={article} />
          <Revisions
            article={article}
            onRestore={(former) => {
              change(former);
              replace();
            }}
          />
        </div>
      </div>
      <LeaveArticle isActive={article.saving !== 'saved'} save={article.save} />
    </AwaitsUploads>
  );
}

function LeaveArticle({ isActive, save }: { isActive: boolean; save: () => Promise<HqBlog | null> }) {
  const isUploading = useIsUploading();
  const guard = useLeaveGuard(isActive || isUploading);
  return (
    <LeaveDialog
      guard={guard}
      actions={
        <>
          <Button tone="quiet" onClick={guard.leave}>
            <Trans>Leave</Trans>
          </Button>
          <Button isBusy={isUploading} onClick={async () => ((await save()) ? guard.leave() : guard.stay())}>
            <Trans>Save and leave</Trans>
          </Button>
        </>
      }
    >
      <Trans>Your latest changes aren’t saved yet. This tab keeps them until you close it.</Trans>
    </LeaveDialog>
  );
}
