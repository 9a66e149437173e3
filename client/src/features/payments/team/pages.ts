/** The team's pages by name; see `teamPages`. */
export const PAGES = {
  payments: async () => (await import('./PaymentsPage.tsx')).PaymentsPage,
  payment: async () => (await import('./payments/PaymentPage.tsx')).PaymentPage,
  coupons: async () => (await import('./coupons/CouponsPage.tsx')).CouponsPage,
  newCoupon: async () => (await import('./coupons/NewCouponPage.tsx')).NewCouponPage,
};
