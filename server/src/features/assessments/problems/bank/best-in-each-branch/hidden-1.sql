INSERT INTO students VALUES
  (1, 'Asha', 'ME', 8.0),
  (2, 'Bilal', 'ME', 8.0),
  (3, 'Chitra', 'ME', 8.0),
  (4, 'Dev', 'ME', 7.9),
  (5, 'Esha', 'ME', 7.9),
  (6, 'Farah', 'ME', 7.8);
