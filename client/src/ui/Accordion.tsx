import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

export interface AccordionProps {
  className?: string;
  /** `AccordionItem`s. */
  children: ReactNode;
}

/** Questions that expand to their answers. Made of `<details>`, so it works by keyboard and without JavaScript. */
export function Accordion({ className, children }: AccordionProps) {
  return <div className={cx('border-t border-line', className)}>{children}</div>;
}

export interface AccordionItemProps {
  title: ReactNode;
  /** The heading's level on the page around it. */
  level?: 2 | 3 | 4;
  /** Open at first. */
  isOpen?: boolean;
  id?: string;
  children: ReactNode;
}

export function AccordionItem({ title, level = 3, isOpen = false, id, children }: AccordionItemProps) {
  const Heading = `h${level}` as const;
  return (
    <details id={id} open={isOpen} className="accordion-item group scroll-mt-20 border-b border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-4 py-3 sm:min-h-14 sm:py-4 [&::-webkit-details-marker]:hidden">
        <Heading className="flex-1 text-16 font-medium tracking-normal group-hover:text-peacock sm:text-18">
          {title}
        </Heading>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-[rotate] duration-180 group-open:rotate-180"
        />
      </summary>
      <div className="max-w-prose pb-5 text-muted">{children}</div>
    </details>
  );
}
