/** The pages behind a login by name; see `pagesOf`. */
export const PAGES = {
  ReportPage: async () => (await import('./report/ReportPage.tsx')).ReportPage,
  PerformancePage: async () => (await import('./performance/PerformancePage.tsx')).PerformancePage,
};
