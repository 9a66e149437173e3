INSERT INTO enrolments VALUES (1, 9, 'SQL'), (2, 4, 'SQL'), (3, 9, 'Python'), (4, 4, 'Python'), (5, 4, 'Java');
