INSERT INTO payments VALUES
  (1, 1, 'Tea', 10, 10),
  (2, 1, 'Tea', 10, 15),
  (3, 1, 'Tea', 10, 21),
  (4, 1, 'Chai', 10, 11),
  (5, 2, 'Tea', 10, 11);
