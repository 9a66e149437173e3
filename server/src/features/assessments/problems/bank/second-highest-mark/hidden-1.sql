INSERT INTO marks VALUES (1, 60), (2, 60), (3, 60);
