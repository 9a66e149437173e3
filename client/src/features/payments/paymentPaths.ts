/** The page that says what became of an order. */
export function paymentPath(orderId: string): string {
  return `/paymentSuccessfull?transcation_id=${encodeURIComponent(orderId)}`;
}

export function receiptPath(orderId: string): string {
  return `/Dashboard/user/transcation/${encodeURIComponent(orderId)}/receipt`;
}
