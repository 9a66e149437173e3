/** A report as a sheet of paper on wide screens and in print; full width on a phone. */
export const REPORT_SHEET =
  'mx-auto flex w-full max-w-3xl flex-col gap-10 px-4 py-8 ' +
  'sm:my-12 sm:rounded-sheet sm:border sm:border-line sm:bg-raised sm:p-12 sm:shadow-card ' +
  'print:m-0 print:max-w-none print:gap-6 print:border-0 print:p-0 print:shadow-none';
