SELECT walker, day, SUM(steps) OVER (PARTITION BY walker ORDER BY day) AS so_far
FROM walks
ORDER BY walker, day;
