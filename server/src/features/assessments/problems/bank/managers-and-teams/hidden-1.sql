INSERT INTO staff VALUES (1, 'Meera', 50000, NULL), (2, 'Ravi', 50000, 1), (3, 'Sana', 70000, NULL), (4, 'Bela', 50001, 1);
