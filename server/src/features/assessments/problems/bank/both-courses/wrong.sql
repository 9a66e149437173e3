-- Counts rows, so that enrolling twice in one course looks like both.
SELECT learner_id
FROM enrolments
WHERE course IN ('Python', 'SQL')
GROUP BY learner_id
HAVING COUNT(*) >= 2
ORDER BY learner_id;
