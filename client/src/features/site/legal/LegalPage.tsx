import { Trans, useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { Fragment, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PageHead } from '../../../lib/page/PageHead.tsx';
import { useWhen } from '../../../lib/texts/when.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Container } from '../../../ui/Container.tsx';
import { LanguageNote } from '../../../ui/LanguageNote.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Prose } from '../../../ui/Prose.tsx';
import { Contents } from './Contents.tsx';
import type { LegalSection } from './legalSection.ts';

export interface LegalPageProps {
  title: string;
  /** For search results. */
  description: string;
  /** The day of the last change, such as "2026-11-21". */
  updated: string;
  /** A lawyer still has to review it. */
  isDraft?: boolean;
  sections: readonly LegalSection[];
}

/** A long English text with a table of contents, anchors and print styles. */
export function LegalPage({ title, description, updated, isDraft = false, sections }: LegalPageProps) {
  useScrollToSection();
  return (
    <Container className="grid gap-8 py-12 sm:py-16 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-16">
      <PageHead title={title} description={description} />
      <header className="flex flex-col gap-4 lg:col-start-2">
        <PageHeading className="text-38 sm:text-48">{title}</PageHeading>
        <Facts updated={updated} isDraft={isDraft} />
        <LanguageNote />
      </header>
      <Contents sections={sections} />
      <div lang="en" className="min-w-0 lg:col-start-2 lg:row-start-2">
        <Prose as="article">
          {sections.map(({ id, title, isSub, body }) => (
            <Fragment key={id}>
              {isSub ? <h3 id={id}>{title}</h3> : <h2 id={id}>{title}</h2>}
              {body}
            </Fragment>
          ))}
        </Prose>
      </div>
    </Container>
  );
}

function Facts({ updated, isDraft }: Pick<LegalPageProps, 'updated' | 'isDraft'>) {
  const { t } = useLingui();
  const when = useWhen();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-14 text-muted">
      <p>
        <Trans>
          Last updated <time dateTime={updated}>{when.date(updated)}</time>
        </Trans>
      </p>
      {isDraft && (
        <p>
          <Badge tone="warning">{t`Draft, pending legal review`}</Badge>
        </p>
      )}
      <Button tone="quiet" size="small" className="no-print sm:ms-auto" onClick={() => window.print()}>
        <Printer aria-hidden className="size-5" />
        <Trans>Print</Trans>
      </Button>
    </div>
  );
}

/** Scrolls to the hash after an in-app link, because the text was not rendered yet when the URL changed. */
function useScrollToSection() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash]);
}
