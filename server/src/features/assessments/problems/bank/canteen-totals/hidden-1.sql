INSERT INTO students VALUES (1, 'Ravi'), (2, 'Anil'), (3, 'Zoya');
INSERT INTO orders VALUES (1, 1, 50), (2, 2, 20), (3, 2, 30), (4, 3, 80);
