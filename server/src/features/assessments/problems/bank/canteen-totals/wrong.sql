-- Drops students without an order.
SELECT s.name, SUM(o.amount) AS total
FROM students s
JOIN orders o ON o.student_id = s.id
GROUP BY s.id
ORDER BY total DESC, s.name;
