WITH numbered AS (
  SELECT learner_id, day, day - ROW_NUMBER() OVER (PARTITION BY learner_id ORDER BY day) AS run
  FROM visits
)
SELECT learner_id, MIN(day) AS first_day, COUNT(*) AS days
FROM numbered
GROUP BY learner_id, run
HAVING COUNT(*) >= 3
ORDER BY learner_id, first_day;
