-- Without an order in the window every row has the walker's whole sum.
SELECT walker, day, SUM(steps) OVER (PARTITION BY walker) AS so_far
FROM walks
ORDER BY walker, day;
