WITH placed AS (
  SELECT customer_id, city, amount,
    ROW_NUMBER() OVER (PARTITION BY customer_id ORDER BY placed_on, id) AS place,
    COUNT(*) OVER (PARTITION BY customer_id) AS orders
  FROM orders
)
SELECT first.customer_id, first.city AS first_city, last.amount AS last_amount, first.orders
FROM placed first
JOIN placed last ON last.customer_id = first.customer_id AND last.place = last.orders
WHERE first.place = 1 AND first.city <> last.city
ORDER BY first.customer_id;
