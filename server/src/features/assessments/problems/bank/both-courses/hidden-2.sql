INSERT INTO enrolments VALUES (1, 1, 'Java'), (2, 2, 'SQL'), (3, 1, 'SQL'), (4, 1, 'Python');
