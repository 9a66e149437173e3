SELECT person.name
FROM staff person
JOIN staff manager ON manager.id = person.manager_id
WHERE person.salary > manager.salary
ORDER BY person.name;
