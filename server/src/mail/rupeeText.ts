const RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** "₹7,999"; with paise only where there are any. */
export function rupeeText(rupees: number): string {
  return RUPEES.format(rupees);
}
