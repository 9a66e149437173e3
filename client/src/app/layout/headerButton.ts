/** Look of the header's text-only buttons and links, which fit side by side on a phone. */
export const HEADER_BUTTON =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-2 text-14 font-medium whitespace-nowrap sm:px-2.5 lg:px-3 ' +
  'transition-colors duration-150 hover:bg-ink/6 disabled:cursor-default disabled:text-muted';
