INSERT INTO students VALUES (1, 'Farah'), (2, 'Dev'), (3, 'Bina');
