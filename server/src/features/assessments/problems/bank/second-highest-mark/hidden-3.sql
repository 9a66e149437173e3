INSERT INTO marks VALUES (1, 0), (2, 100), (3, 99), (4, 100), (5, 99);
