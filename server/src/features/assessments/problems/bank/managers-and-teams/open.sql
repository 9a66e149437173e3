INSERT INTO staff VALUES (1, 'Meera', 90000, NULL), (2, 'Ravi', 95000, 1), (3, 'Sana', 60000, 1), (4, 'Tarun', 61000, 3);
