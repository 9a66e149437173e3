INSERT INTO visits VALUES (1, 10), (1, 11), (1, 12), (1, 14), (2, 10), (2, 12), (2, 13);
