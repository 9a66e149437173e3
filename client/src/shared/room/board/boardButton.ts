import { cx } from '../../../lib/cx.ts';

/** Classes of the board's buttons. */
export const boardButton = cx(
  'grid size-10 shrink-0 cursor-pointer place-items-center rounded-control border border-transparent hover:border-line-strong cramped:size-9 [&_svg]:size-5',
  'data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50 data-[selected]:border-peacock data-[selected]:bg-peacock data-[selected]:text-on-peacock',
);
