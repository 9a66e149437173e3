import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { cx } from '../../../lib/cx.ts';
import type { LegalSection } from './legalSection.ts';

interface ContentsProps {
  sections: readonly LegalSection[];
}

/** The table of contents: beside the text on wide screens, collapsed above it on small ones. */
export function Contents({ sections }: ContentsProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`On this page`} className="no-print lg:row-span-2 lg:row-start-1">
      <details className="group rounded-card border border-line bg-raised lg:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between px-4 font-medium [&::-webkit-details-marker]:hidden">
          <Trans>On this page</Trans>
          <ChevronDown aria-hidden className="size-5 text-muted group-open:rotate-180" />
        </summary>
        <SectionLinks sections={sections} className="px-4 pb-3" />
      </details>
      <div className="sticky top-24 hidden lg:block">
        <p className="mb-2 text-14 font-medium text-muted">
          <Trans>On this page</Trans>
        </p>
        <SectionLinks sections={sections} className="border-s border-line ps-4" />
      </div>
    </nav>
  );
}

function SectionLinks({ sections, className }: ContentsProps & { className: string }) {
  return (
    <ol lang="en" className={className}>
      {sections.map(({ id, title, isSub }) => (
        <li key={id} className={cx(isSub && 'ps-4')}>
          <a href={`#${id}`} className="flex min-h-9 items-center py-1 text-14 text-muted hover:text-ink">
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
