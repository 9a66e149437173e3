/** The header's own quiet buttons: words and icons without a box, so that they fit beside each other on a phone. */
export const HEADER_BUTTON =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-2 text-14 font-medium whitespace-nowrap ' +
  'transition-colors duration-150 hover:bg-ink/7 disabled:cursor-default disabled:text-muted';
