import { Trans } from '@lingui/react/macro';
import { cx } from '../../lib/cx.ts';
import { Container } from '../../ui/Container.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TEXT_COLUMN } from './ArticleHeader.tsx';

export function ArticleLoading() {
  return (
    <div role="status" className="flex flex-col gap-12 pt-8 pb-16">
      <span className="sr-only">
        <Trans>Loading article</Trans>
      </span>
      <Container>
        <div className={cx(TEXT_COLUMN, 'flex flex-col gap-4')}>
          <Skeleton className="h-9 w-24" />
          <Skeleton className="h-36" />
          <Skeleton className="h-14" />
        </div>
      </Container>
      <Container>
        <Skeleton className="aspect-[8/5] sm:aspect-[2/1]" />
      </Container>
    </div>
  );
}
