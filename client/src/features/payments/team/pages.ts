/** The pages by name; see `teamPages`. */
export const PAGES = {
  payment: async () => (await import('./payments/PaymentPage.tsx')).PaymentPage,
  coupons: async () => (await import('./coupons/CouponsPage.tsx')).CouponsPage,
  newCoupon: async () => (await import('./coupons/NewCouponPage.tsx')).NewCouponPage,
};
