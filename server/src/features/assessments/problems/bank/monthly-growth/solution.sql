SELECT month, SUM(amount) AS total, SUM(amount) - LAG(SUM(amount)) OVER (ORDER BY month) AS change
FROM sales
GROUP BY month
ORDER BY month;
