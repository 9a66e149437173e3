INSERT INTO enrolments VALUES (1, 5, 'Python'), (2, 3, 'SQL'), (3, 5, 'SQL'), (4, 3, 'Java');
