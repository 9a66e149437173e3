-- RANK leaves gaps after ties, so the second value may have place 4.
SELECT branch, name, cgpa
FROM (
  SELECT branch, name, cgpa, RANK() OVER (PARTITION BY branch ORDER BY cgpa DESC) AS place
  FROM students
)
WHERE place <= 2
ORDER BY branch, cgpa DESC, name;
