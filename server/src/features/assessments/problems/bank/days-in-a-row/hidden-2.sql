INSERT INTO visits VALUES (1, 1), (1, 2), (2, 3), (2, 4), (3, 5), (4, 7), (4, 8), (4, 9);
