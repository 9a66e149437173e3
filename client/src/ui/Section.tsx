import { type ReactNode, useId } from 'react';
import { cx } from '../lib/cx.ts';
import { Container } from './Container.tsx';

export interface SectionProps {
  title: ReactNode;
  /** A sentence or two below the title. */
  lead?: ReactNode;
  /** On the page's background, or on a full-width band. */
  ground?: 'paper' | 'raised' | 'peacock';
  id?: string;
  className?: string;
  children: ReactNode;
}

const GROUNDS = {
  paper: '',
  raised: 'border-y border-line bg-raised',
  peacock: 'bg-peacock-deep text-on-peacock-deep',
};

/** A block of a public page: heading, lead and content. */
export function Section({ title, lead, ground = 'paper', id, className, children }: SectionProps) {
  const heading = useId();
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className={cx('scroll-mt-16 py-5 sm:py-16 lg:py-24', GROUNDS[ground])}
    >
      <Container className={cx('flex flex-col gap-4 sm:gap-12', className)}>
        <div className="flex max-w-2xl flex-col gap-1 sm:gap-3">
          <h2 id={heading} className="text-24 sm:text-38">
            {title}
          </h2>
          {lead && <p className={cx('sm:text-18', ground !== 'peacock' && 'text-muted')}>{lead}</p>}
        </div>
        {children}
      </Container>
    </section>
  );
}
