-- Compares with the lowest salary of all managers instead of the own one.
SELECT name
FROM staff
WHERE salary > (SELECT MIN(salary) FROM staff WHERE id IN (SELECT manager_id FROM staff))
ORDER BY name;
