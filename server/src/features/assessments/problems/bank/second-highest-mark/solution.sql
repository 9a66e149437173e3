SELECT MAX(mark) AS second
FROM marks
WHERE mark < (SELECT MAX(mark) FROM marks);
