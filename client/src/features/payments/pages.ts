/** The pages behind a login by name; see `pagesOf`. */
export const PAGES = {
  CheckoutPage: async () => (await import('./CheckoutPage.tsx')).CheckoutPage,
  TransactionsPage: async () => (await import('./transactions/TransactionsPage.tsx')).TransactionsPage,
  ReceiptPage: async () => (await import('./receipt/ReceiptPage.tsx')).ReceiptPage,
};
