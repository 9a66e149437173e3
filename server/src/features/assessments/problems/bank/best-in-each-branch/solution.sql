SELECT branch, name, cgpa
FROM (
  SELECT branch, name, cgpa, DENSE_RANK() OVER (PARTITION BY branch ORDER BY cgpa DESC) AS place
  FROM students
)
WHERE place <= 2
ORDER BY branch, cgpa DESC, name;
