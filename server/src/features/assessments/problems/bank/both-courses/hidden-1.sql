INSERT INTO enrolments VALUES (1, 1, 'Python'), (2, 1, 'Python'), (3, 2, 'SQL'), (4, 2, 'Python'), (5, 2, 'SQL');
