SELECT learner_id
FROM enrolments
WHERE course IN ('Python', 'SQL')
GROUP BY learner_id
HAVING COUNT(DISTINCT course) = 2
ORDER BY learner_id;
