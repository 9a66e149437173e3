INSERT INTO students VALUES (1, 'Asha', 'CE', 6.5), (2, 'Bilal', 'EE', 6.5);
