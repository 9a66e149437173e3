-- The condition on the status in WHERE drops trains without a confirmed booking.
SELECT t.number, t.seats - COALESCE(SUM(b.passengers), 0) AS free
FROM trains t
LEFT JOIN bookings b ON b.train = t.number
WHERE b.status = 'confirmed'
GROUP BY t.number, t.seats
HAVING COALESCE(SUM(b.passengers), 0) * 2 < t.seats
ORDER BY free DESC, t.number;
