/**
 * Whom this page shows. Tabs share one login: when another account logs in in the same browser, the server refuses what this page
 * asks for instead of answering for that account.
 */
let id: string | null = null;

export const shownPerson = {
  get: () => id,
  set: (userId: string | null) => {
    id = userId;
  },
};
