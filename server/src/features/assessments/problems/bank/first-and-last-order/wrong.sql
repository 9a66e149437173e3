-- MIN and MAX take the first city of the alphabet and the largest amount.
SELECT customer_id, MIN(city) AS first_city, MAX(amount) AS last_amount, COUNT(*) AS orders
FROM orders
GROUP BY customer_id
HAVING COUNT(DISTINCT city) > 1
ORDER BY customer_id;
