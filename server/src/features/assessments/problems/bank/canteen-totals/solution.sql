SELECT s.name, COALESCE(SUM(o.amount), 0) AS total
FROM students s
LEFT JOIN orders o ON o.student_id = s.id
GROUP BY s.id, s.name
ORDER BY total DESC, s.name;
