INSERT INTO students VALUES (1, 'Asha'), (2, 'Kabir'), (3, 'Meena');
INSERT INTO orders VALUES (1, 1, 40), (2, 3, 120), (3, 1, 35);
