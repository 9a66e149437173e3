/** Subgrid, so that the rows of neighbouring cards line up. */
export const GRID = 'grid gap-x-4 gap-y-6 sm:grid-cols-2 xl:grid-cols-4';

/** A card spans five rows of the grid. */
export const CARD =
  'row-span-5 grid scroll-mt-24 grid-rows-subgrid gap-y-5 rounded-card border border-line bg-raised p-5';
