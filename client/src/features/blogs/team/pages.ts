/** The team's pages by name; see `teamPages`. */
export const PAGES = {
  list: async () => (await import('./BlogListPage.tsx')).BlogListPage,
  new: async () => (await import('./NewBlogPage.tsx')).NewBlogPage,
  blog: async () => (await import('./BlogEditorPage.tsx')).BlogEditorPage,
};
