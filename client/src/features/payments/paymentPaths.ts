/** The page that says what became of an order. */
export function paymentPath(orderId: string): string {
  return `/paymentSuccessfull?transcation_id=${encodeURIComponent(orderId)}`;
}

export function receiptPath(orderId: string): string {
  return `/Dashboard/user/transcation/${encodeURIComponent(orderId)}/receipt`;
}

/** The contact form with the order as its topic, which the team searches for. */
export function refundPath(orderId: string): string {
  return `/contactus?program=${encodeURIComponent(`Refund: ${orderId}`)}`;
}
