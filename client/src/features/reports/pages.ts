/** The pages behind a login by name; see `pagesOf`. */
export const PAGES = {
  ReportPage: async () => (await import('./report/ReportPage.tsx')).ReportPage,
  SampleInterviewsPage: async () =>
    (await import('./calibration/SampleInterviewsPage.tsx')).SampleInterviewsPage,
  SampleInterviewPage: async () =>
    (await import('./calibration/SampleInterviewPage.tsx')).SampleInterviewPage,
  PerformancePage: async () => (await import('./performance/PerformancePage.tsx')).PerformancePage,
};
