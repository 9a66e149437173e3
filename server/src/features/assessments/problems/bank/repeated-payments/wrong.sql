-- Returns a payment once for each earlier one, and forgets payments in the same minute.
SELECT later.id
FROM payments later
JOIN payments earlier
  ON earlier.customer_id = later.customer_id
 AND earlier.shop = later.shop
 AND earlier.amount = later.amount
 AND earlier.paid_at BETWEEN later.paid_at - 5 AND later.paid_at - 1
ORDER BY later.id;
