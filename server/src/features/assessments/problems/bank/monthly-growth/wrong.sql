-- Compares single sales instead of months.
SELECT month, SUM(amount) AS total, SUM(change) AS change
FROM (SELECT month, amount, amount - LAG(amount) OVER (ORDER BY month, id) AS change FROM sales)
GROUP BY month
ORDER BY month;
