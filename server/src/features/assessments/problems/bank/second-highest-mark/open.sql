INSERT INTO marks VALUES (1, 82), (2, 91), (3, 91), (4, 77);
