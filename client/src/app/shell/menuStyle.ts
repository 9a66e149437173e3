/** An action or link of the account menu. */
export const MENU_ITEM =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 text-start text-14 outline-none hover:bg-ink/6 focus-visible:bg-ink/6 focus-visible:outline-2 focus-visible:outline-peacock focus-visible:-outline-offset-2';
/** One of a few values beside each other: the label of a radio button that is not drawn. */
export const MENU_CHOICE =
  'relative flex min-h-10 cursor-pointer items-center justify-center gap-1.5 rounded-control border border-transparent px-1 text-14 hover:bg-ink/6 has-checked:border-peacock has-checked:bg-peacock/10 has-checked:text-peacock has-focus-visible:outline-2 has-focus-visible:outline-peacock has-focus-visible:-outline-offset-2';
