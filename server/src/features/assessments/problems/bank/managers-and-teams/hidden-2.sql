INSERT INTO staff VALUES (1, 'Zara', 10, NULL), (2, 'Yash', 20, 1), (3, 'Xavier', 30, 2), (4, 'Amit', 25, 3);
