SELECT DISTINCT later.id
FROM payments later
JOIN payments earlier
  ON earlier.customer_id = later.customer_id
 AND earlier.shop = later.shop
 AND earlier.amount = later.amount
 AND earlier.paid_at >= later.paid_at - 5
 AND (earlier.paid_at < later.paid_at
   OR (earlier.paid_at = later.paid_at AND earlier.id < later.id))
ORDER BY later.id;
